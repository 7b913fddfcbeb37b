/** What a move would cost and bring, in words: read from the view, told before it is made. */
import type { LegalMove } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";
import { extras, fields, places, siteNames, type Box } from "./model";

/** What is told now: of the move in the list under the pointer, the one that is left, or the only one that what is pointed at can mean. */
export function told(play: Play): string {
  const { shown, pending, hover } = play.select;
  const pointed = hover ? play.select.with(hover) : [];
  const move = shown ?? pending ?? (pointed.length === 1 ? pointed[0] : null);
  return play.active && move ? brings(play, move) : "";
}

export function brings(play: Play, move: LegalMove): string {
  const box = play.box as Box;
  const [f, x] = [fields(play.view), extras(play.view)];
  const seat = play.view.actor ?? 0;
  const m = move.fields;
  const people = (values: number[]): string =>
    values.map((v, s) => (v > 0 ? `${play.names[s]}: ${v}` : "")).filter(Boolean).join(", ") || play.say("nobody");
  const district = (name: unknown): number => box.districts.names.indexOf(String(name));
  switch (move.kind) {
    case "found":
      return play.say("brings-found", { worth: x.worth[district(m.district)][siteNames(box).indexOf(String(m.site))] ?? 0 });
    case "houses":
      return play.say("brings-houses", { supply: f.supply[seat] + box.houses.taken, left: f.general[seat] - box.houses.taken });
    case "score":
      return play.say("brings-score", { values: people(x.values[district(m.district)]), cards: people(x.black_draws?.[district(m.district)] ?? []) });
    case "black":
      return play.say("brings-black");
    case "site": {
      const changes = x.placing?.[district(m.district)][siteNames(box).indexOf(String(m.site))] ?? [];
      const told = changes.map(({ site, worth }) => `${play.say(`colour-${site}`)} ${x.worth[district(m.district)][siteNames(box).indexOf(site)]} › ${worth}`);
      return told.length > 0 ? play.say("brings-site", { changes: told.join(", ") }) : play.say("brings-no-change");
    }
    case "move": {
      const which = box.commissions.names.indexOf(String(m.commission));
      const told = x.rounds[which].map((p) => play.say(`place-${p}`)).join(", ");
      if (m.place === "start") return play.say("brings-round", { round: told });
      const left = places(box)[f.at[which]];
      return x.rounds[which].includes(left) ? play.say("brings-marker", { district: play.say(`place-${left}`) }) : "";
    }
    case "bid":
      return play.say("brings-bid", { total: x.auction?.own?.total ?? 0, houses: x.auction?.own?.houses ?? 0 });
    case "build": {
      const place = f.place;
      const houses = Number(m.houses);
      const left = f.supply[seat] - houses;
      if (place >= box.districts.names.length) return play.say("brings-park", { houses, left });
      const site = box.cards.colours.indexOf(x.auction?.bids[seat].colour ?? "");
      const each = x.worth[place][site] ?? 0;
      return play.say("brings-build", { houses, each, all: each * houses, left });
    }
    case "stop":
      return play.say("brings-stop", { points: x.houses[f.place], halves: people(x.halves[f.place].map((v, s) => (s === seat ? 0 : v))) });
    default:
      return "";
  }
}
