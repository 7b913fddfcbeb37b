/** What a move would cost and bring, in words: told before it is made. */
import type { LegalMove } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";
import { coarse } from "../../toolkit/screen.svelte";
import { aimed, placeOf, tileInHand } from "./lie.svelte";
import { board, buildingOn, fields, freeLots, lots, placing, type Place } from "./model";

/** What is told now: of the move in the list under the pointer, the one that is left, or the only one that what is pointed at can mean. */
export function told(play: Play): string {
  if (!play.active) return "";
  if (placing(play.view)) {
    const move = aimed(play);
    const place = move && placeOf(play, move);
    return place ? building(play, place) : play.say(coarse.current ? "brings-tap" : "brings-lay");
  }
  const { shown, pending, hover } = play.select;
  const pointed = hover ? play.select.with(hover) : [];
  const move = shown ?? pending ?? (pointed.length === 1 ? pointed[0] : null);
  return move ? brings(play, move) : "";
}

function brings(play: Play, move: LegalMove): string {
  const seat = play.view.actor ?? 0;
  const { unused } = fields(play.view);
  const { district, size, tile } = move.fields;
  if (move.kind === "take") return play.say("brings-take", { free: freeLots(play.view, { district: String(district), size: Number(size) }).length, workers: unused[seat] - 1 });
  if (move.kind === "build" || move.kind === "rebuild") {
    const { points } = board(play.view).tiles[String(tile)];
    return play.say("brings-tile", { tile: play.say(`tile-${tile}`), points, total: play.view.points[seat] + points });
  }
  return "";
}

/** The same for a move of the list. */
export function gist(move: LegalMove, play: Play): string {
  const place = move.kind === "place" ? placeOf(play, move) : undefined;
  if (place) return building(play, place);
  const seat = play.view.actor ?? 0;
  if (move.kind !== "build" && move.kind !== "rebuild") return brings(play, move);
  const { points } = board(play.view).tiles[String(move.fields.tile)];
  return play.say("brings-points", { points, total: play.view.points[seat] + points });
}

/** The points of a place, what would be torn down for it, and how workers come and go. */
function building(play: Play, place: Place): string {
  const seat = play.view.actor ?? 0;
  const { points } = board(play.view).tiles[tileInHand(play.view)];
  const torn = place.torn.map((square) => buildingOn(play.view, square)!);
  const rest = lots(play.view).filter((lot) => lot.owner === seat);
  const covered = (squares: string[]): boolean => squares.some((s) => place.squares.includes(s));
  const back = rest.filter((lot) => lot.worker && covered(lot.squares)).length;
  const stands = (square: string): boolean => place.squares.includes(square) || (buildingOn(play.view, square) !== undefined && !torn.includes(buildingOn(play.view, square)!));
  const bare = rest.filter((lot) => !lot.worker && !lot.squares.some(stands)).length;
  const parts = [play.say("brings-points", { points, total: play.view.points[seat] + points })];
  if (torn.length > 0) parts.push(play.say("brings-torn", { tiles: torn.map((b) => play.say(`tile-${b.tile}`)).join(", ") }));
  if (back > 0) parts.push(play.say("brings-back", { count: back }));
  if (bare > 0) parts.push(play.say("brings-bare", { count: bare }));
  return parts.join(" · ");
}
