/** How a lot stands, in words. */
import type { Play } from "../../toolkit/play.svelte";
import { board, buildingOn, type Lot } from "./model";

export function lotLabel(play: Play, lot: Lot): string {
  const standing = [...new Set(lot.squares.map((square) => buildingOn(play.view, square)))].filter((b) => b !== undefined);
  return play.say("lot-label", {
    lot: lot.lot,
    district: play.say(`district-${lot.district}`),
    size: lot.squares.length,
    state: lot.closed ? "closed" : lot.owner === null ? "free" : lot.worker ? "worker" : "built",
    owner: lot.owner === null ? "" : play.names[lot.owner],
    tiles: standing.map((b) => `${play.say(`tile-${b.tile}`)} (${board(play.view).tiles[b.tile].points})`).join(", "),
  });
}
