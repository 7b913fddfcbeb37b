/** What a move would cost and bring, in words. */
import type { LegalMove } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";
import { HEIGHT_NAMES, fieldIndex, fields, outcome } from "./model";

type Standing = { owner: number; field: string; height: string };

/** A building that could be marched onto: where it stands, how high, whose. */
function goal(play: Play, field: string): string {
  const { owner, height } = fields(play.view);
  const at = fieldIndex(field);
  return play.say("goal", { field, owner: play.names[owner[at]], height: play.say(`height-${HEIGHT_NAMES[height[at]]}`) });
}

/** `seats`: whose rent round the street is spoken of; everybody's unless said otherwise. */
export function brings(play: Play, move: LegalMove, seats?: number[]): string[] {
  const told = outcome(play.view, move);
  if (!told) return [];
  const found: string[] = [];
  const building = (b: Standing) => ({ owner: play.names[b.owner], field: b.field, height: play.say(`height-${b.height}`) });
  if (told.demolishes) found.push(play.say("brings-demolishes", building(told.demolishes)));
  if (told.joins) found.push(play.say("brings-joins", building(told.joins)));
  if (told.removes) found.push(play.say("brings-removes", building(told.removes)));
  if (told.marches) found.push(play.say("brings-marches", { fields: told.marches.map((field) => goal(play, field)).join(", ") }));
  if (told.rent) found.push(play.say(told.rent.paid ? "brings-rent" : "brings-bankrupt", { player: play.names[told.rent.player], owner: play.names[told.rent.owner], amount: told.rent.amount }));
  if (told.rent === null) found.push(play.say("brings-no-rent"));
  if (told.tax !== undefined) found.push(play.say("brings-tax", { amount: told.tax }));
  if (told.group_rent !== undefined) found.push(play.say("brings-group", { amount: told.group_rent }));
  told.income?.forEach((change, seat) => {
    if (change !== 0 && (seats?.includes(seat) ?? true)) found.push(play.say("brings-income", { player: play.names[seat], change: play.gain(change) }));
  });
  return found;
}

/** What happened since I acted and is worth knowing: money, marches, towers, cards. */
const NEWS = ["rent", "demolished", "removed", "swapped", "moved", "tower-built", "helped", "windfall", "taxed", "no-effect", "stayed", "bankrupt"];
export function news(play: Play): string[] {
  return play.recent.filter((e) => NEWS.includes(e.kind)).slice(-3).map((e) => play.words.event(e, play.names));
}
