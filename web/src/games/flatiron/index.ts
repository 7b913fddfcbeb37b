/** Flatiron's page: what a move consists of, and which components draw it. */
import type { LegalMove, View } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";
import type { GameFront, Rival } from "../../toolkit/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { NONE, PLACING_TILES, STREETS, extras, fields } from "./model";
import { brings } from "./brings";

/** Running a column is pointing at it, too. */
function running(view: View): string[] {
  const at = fields(view).figure[view.actor ?? 0];
  return extras(view).effect === null && at >= 0 && at < STREETS.length ? [`column:${STREETS[at]}`] : [];
}

/** The things that one points at: places, halves of cards, columns, pillars, slots, newspapers, effects, and buttons. */
function targets(move: LegalMove, view: View): string[] {
  const f = move.fields;
  switch (move.kind) {
    case "board":
      return [`offer:${f.board}:${f.side}`];
    case "daniels-side":
      return [`side:${f.side}`];
    case "go":
      return [`place:${f.place}`];
    case "buy":
    case "copy-market":
      return [`top:${f.stack}:${f.half}`];
    case "acquire":
      return [`hall:${f.card}:${f.half}`, `column:${f.column}`];
    case "use":
    case "keep":
      return [`paper:${f.newspaper}`];
    case "tile":
      return [`column:${f.column}`];
    case "buy-pillar":
      return [`pillar:${f.colour}`];
    case "sell-pillar":
      return [`own:${f.colour}`];
    case "swap":
      return [`own:${f.own}`, `pillar:${f.other}`];
    case "build":
      return [`own:${f.colour}`, `slot:${f.slot}`];
    case "copy":
      return [`effect:${f.column}:${f.row}`];
    case "run":
      return ["act:run", ...running(view)];
    default:
      return [`act:${move.kind}`];
  }
}

/** What the effect that is being run would do with a pillar, of mine or of the supply. */
function withPillar(kind: string, colour: string, view: View): string {
  const { slots, level } = fields(view);
  const effect = extras(view).effect?.message ?? "";
  if (effect === "print-swap-pillar") return `swap ${colour} ${colour}`;
  if (kind === "pillar") return `buy-pillar ${colour}`;
  return effect.startsWith("print-build-pillars") ? `build ${colour} ${Math.max(0, slots[level].indexOf(NONE)) + 1}` : `sell-pillar ${colour}`;
}

/** What a column is good for now: a tile, a card of City Hall, or the way to its street. */
function withColumn(column: string, view: View): string {
  const [card] = extras(view).city_hall;
  if (fields(view).phase === PLACING_TILES) return `tile ${column}`;
  return card && view.prompt.includes("city-hall") ? `acquire ${card.id} ${column} upper` : `go ${column}`;
}

function whyMoves(target: string, view: View): string[] {
  const [kind, a, b] = target.split(":");
  const moves: Record<string, string[]> = {
    place: [`go ${a}`],
    top: [view.prompt === "prompt-use-market-effect" ? `copy-market ${a} ${b}` : `buy ${a} ${b}`],
    hall: [`acquire ${a} broadway ${b}`],
    paper: [`use ${a}`],
    pillar: [withPillar(kind, a, view)],
    own: [withPillar(kind, a, view)],
    slot: [`build orange ${a}`],
    effect: [`copy ${a} ${b}`],
    column: [withColumn(a, view)],
    act: [a],
  };
  return moves[kind] ?? [];
}

function status(view: View): { message: string; args: Record<string, string | number> } {
  const f = fields(view);
  return { message: "status-building", args: { floor: f.level + 1, newsboy: extras(view).newsboy ?? 0 } };
}

/** Alone one plays against Daniel. */
function rival(view: View): Rival | null {
  const { daniel } = extras(view);
  return daniel ? { name: "Daniel", points: daniel.points, breakdown: daniel.breakdown } : null;
}

/** Moving, and steps that a turn goes on after, are made without asking. */
const weighty = (move: LegalMove): boolean => !["go", "gain", "skip"].includes(move.kind);

/** In the list of moves: what the board tells before a choice. */
const gist = (move: LegalMove, play: Play): string => brings(play, move);

export default { id: "flatiron", Board, Hand, Seat, targets, whyMoves, weighty, gist, status, rival, starter: () => 0 } satisfies GameFront;
