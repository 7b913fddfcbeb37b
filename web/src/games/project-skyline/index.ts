/** Project Skyline's page: what a move consists of, and which components draw it. */
import type { LegalMove, View } from "../../net/types";
import type { GameFront } from "../../toolkit/game";
import type { Play } from "../../toolkit/play.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { brings } from "./brings";
import { ahead, fields, outcome, PHASE } from "./model";

/** The things that one points at: a field, a street space, a pawn. */
function targets(move: LegalMove, view: View): string[] {
  const { field, corner, player, spaces } = move.fields;
  if (move.kind === "start") return [`space:${corner}`];
  if (move.kind === "stay") return ["act:stay"];
  if (move.kind === "tax") return [`pawn:${player}`];
  if (move.kind === "advance") return [`pawn:${player}`, `space:${ahead(view, Number(player), Number(spaces))}`];
  return [`field:${field}`];
}

const KINDS: Record<string, string> = {
  "prompt-tower": "tower",
  "prompt-storey": "storey",
  "prompt-build": "build",
  "prompt-stay": "build",
  "prompt-march": "march",
  "prompt-card-lose-a-tower": "remove",
  "prompt-card-clear-another": "remove",
  "prompt-card-clear-your-own": "remove",
  "prompt-card-extra-storey": "storey",
  "prompt-card-swap-with-another": "pick",
  "prompt-card-swap-two-others": "pick",
  "prompt-card-relocate": "pick",
  "prompt-second-swap": "swap",
  "prompt-second-move": "move",
};

function whyMoves(target: string, view: View): string[] {
  const [kind, which] = target.split(":");
  if (kind === "field" && KINDS[view.prompt]) return [`${KINDS[view.prompt]} ${which}`];
  if (kind === "pawn" && view.prompt === "prompt-card-push-the-richest") return [`advance ${which} 1`];
  return [];
}

/** A raise that has to march, and the first half of a swap, can be taken back: they are made without asking. */
function weighty(move: LegalMove, view: View): boolean {
  return move.kind !== "pick" && outcome(view, move)?.marches === undefined;
}

/** In the list of moves: everything but what changes for others round the street. */
const gist = (move: LegalMove, play: Play): string => brings(play, move, [play.view.actor ?? 0]).join(" · ");

/** Why it is over: all towers of one colour stand, the last turn is played; else somebody could not pay. */
function ending(view: View, least: number): string {
  const f = fields(view);
  if (least === 0) return "towers";
  return f.turn_limit > 0 && f.turn_number >= f.turn_limit ? "turns" : "bankruptcy";
}

function status(view: View): { message: string; args: Record<string, string | number> } {
  const f = fields(view);
  if (f.phase < PHASE.building) return { message: "text-set-up", args: {} };
  const least = Math.min(...f.towers.slice(0, view.players));
  if (f.phase === PHASE.finished) return { message: "status-over", args: { turn: f.turn_number, ending: ending(view, least) } };
  return { message: "status-turn", args: { turn: f.turn_number, least } };
}

export default { id: "project-skyline", Board, Hand, Seat, targets, whyMoves, weighty, gist, status, starter: () => 0 } satisfies GameFront;
