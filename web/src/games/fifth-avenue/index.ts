/** Fifth Avenue's page: what a move consists of, and which components draw it. */
import type { LegalMove, View } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";
import type { GameFront } from "../../toolkit/game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seat from "./Seat.svelte";
import { PHASE, extras, fields, placeTarget } from "./model";
import { brings } from "./brings";

/** The things that one points at: a site (or its district and colour), a shop, a stack, a commission and a place, a card, a button. */
function targets(move: LegalMove): string[] {
  const { district, site, shop, colour, commission, place, suit, card, houses } = move.fields;
  if (move.kind === "found" || move.kind === "site") return [`district:${district}`, `colour:${site}`, `site:${district}:${site}`];
  if (move.kind === "shop") return ["act:shop", `shop:${shop}`];
  if (move.kind === "score") return ["act:score", `district:${district}`];
  if (move.kind === "black") return ["act:black", "stack:black"];
  if (move.kind === "take") return [`stack:${colour}`];
  if (move.kind === "move") return [`commission:${commission}`, placeTarget(String(place))];
  if (move.kind === "lay") return [`card:${suit}:${card}`];
  if (move.kind === "build") return [`build:${houses}`];
  return [`act:${move.kind}`];
}

/** What a place means depends on what is expected now. */
function whyPlace(place: string, view: View, chosen: string[]): string[] {
  const { phase } = fields(view);
  if (phase === PHASE.founding || phase === PHASE.placing) return [];
  if (phase === PHASE.choosing && !["start", "central-park"].includes(place)) return [`score ${place}`];
  const figure = chosen.find((t) => t.startsWith("commission:"))?.split(":")[1];
  return (figure ? [figure] : ["white", "beige"]).map((name) => `move ${name} ${place}`);
}

function whyMoves(target: string, view: View, chosen: string[]): string[] {
  const [kind, a, b] = target.split(":");
  const { phase } = fields(view);
  if (kind === "site" && phase === PHASE.founding) return b === "dashed" ? [] : [`found ${a} ${b}`];
  if (kind === "site") return phase === PHASE.placing ? [`site ${a} ${b}`] : [];
  if (kind === "district" || kind === "place") return whyPlace(a, view, chosen);
  if (kind === "stack") return a === "black" ? ["black"] : [`take ${a}`];
  if (kind === "shop") return [`shop ${a}`];
  if (kind === "commission") return [`move ${a} central-park`];
  if (kind === "card") return [`lay ${a} ${b}`];
  if (kind === "build") return [`build ${a}`];
  if (target === "act:score") return ["34th-west", "times-square"].map((district) => `score ${district}`);
  if (target === "act:shop") return ["boutique", "jeweller", "gallery", "perfumery"].map((shop) => `shop ${shop}`);
  return kind === "act" ? [a] : [];
}

/** Steps that can be taken back are made without asking; what shows a card, or lets others act, is asked about. */
function weighty(move: LegalMove, view: View): boolean {
  if (move.kind === "take") return extras(view).stacks.filter((s) => s.top !== null).length === 1 || Number(view.fields.taken) >= 0;
  return !["lay", "houses", "shop"].includes(move.kind);
}

function status(view: View): { message: string; args: Record<string, string | number> } {
  const { placed, stops } = fields(view);
  const all = placed + Number(view.extras.shops_left);
  return { message: "status-progress", args: { shops: placed, all, stops, signs: 2 } };
}

/** In the list of moves: what the board tells before a choice. */
const gist = (move: LegalMove, play: Play): string => brings(play, move);

export default { id: "fifth-avenue", Board, Hand, Seat, targets, whyMoves, weighty, gist, status, starter: () => 0 } satisfies GameFront;
