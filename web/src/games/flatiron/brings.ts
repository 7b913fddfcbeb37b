/** What a move would cost and bring, in words: read off what is printed, told before it is made. */
import type { LegalMove } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";
import { HALVES, NONE, STREETS, colours, extras, fields, placeOf, printed, strips, type CardPage, type Face } from "./model";

/** What is told now: of the move in the list under the pointer, the one that is left, or the only one that what is pointed at can mean. */
export function told(play: Play): string {
  const { shown, pending, hover } = play.select;
  const pointed = hover ? play.select.with(hover) : [];
  const move = shown ?? pending ?? (pointed.length === 1 ? pointed[0] : null);
  return play.active && move ? brings(play, move) : "";
}

/** A number printed on a face, if it is the kind of face that is meant. */
const on = (face: Face | null, message: string, argument: string): number => (face?.message.startsWith(message) ? Number(face.arguments[argument] ?? 0) : 0);

/** Dollars that are taken here and now. */
export function taken(play: Play): number {
  const { floor, effect } = extras(play.view);
  const cityHall = effect !== null || placeOf(play, play.view.actor ?? 0) === "city-hall";
  return (cityHall && on(floor.effect, "print-floor-city-hall-dollars", "dollars")) || (play.box.turn as { take_dollars: number }).take_dollars;
}

/** What a card costs now. */
export function cardPrice(play: Play, card: CardPage): number {
  const { floor, effect } = extras(play.view);
  const cut = card.street ? 0 : on(floor.effect, "print-floor-city-hall-card-discount", "dollars");
  return Math.max(0, card.price - on(effect, "print-buy", "discount") - cut);
}

/** What the pillar of the effect that is being run costs. */
export function pillarPrice(play: Play): number {
  const { floor, effect } = extras(play.view);
  const price = on(effect, "print-trade-pillar", "buy") + on(effect, "print-buy-any-pillar", "price");
  return Math.max(0, price - on(floor.effect, "print-floor-pillar-discount", "dollars"));
}

/** What running the effect costs by itself, before what is done with it: an action of City Hall, a pillar unless it is the second of two. */
function fee(play: Play): number {
  const { effect } = extras(play.view);
  const building = play.view.prompt === "prompt-second-pillar" ? 0 : on(effect, "print-build-pillars", "price");
  return on(effect, "print-city-hall-action", "price") + building;
}

const column = (play: Play, name: unknown): { column: string; from: number } => ({
  column: play.say(`place-${name}`),
  from: extras(play.view).companies[play.view.actor ?? 0].columns[STREETS.indexOf(String(name))].reputation,
});

function going(play: Play, place: string): string {
  const { floor, stacks, newspapers } = extras(play.view);
  const seat = play.view.actor ?? 0;
  const pay = floor.effect.arguments.street === `place-${place}` ? `${play.say("brings-walk", { dollars: Number(floor.effect.arguments.dollars) })} ` : "";
  if (place === "city-hall") return pay + play.say("brings-go-hall", { effect: printed(play, newspapers[fields(play.view).active_paper]) });
  const card = stacks.find((s) => s.street === place)?.card;
  const rows = extras(play.view).companies[seat].columns[STREETS.indexOf(place)].effects.map((f) => printed(play, f));
  const effects = rows.join(" › ");
  return pay + (card ? play.say("brings-go", { price: card.price, effects }) : play.say("brings-go-empty", { effects }));
}

function buying(play: Play, card: CardPage, half: number, to: string): string {
  const price = cardPrice(play, card) + fee(play);
  const { column: name, from } = column(play, to);
  const left = fields(play.view).money[play.view.actor ?? 0] - price;
  const bought = play.say("brings-card", { price, left, column: name, from, to: from + (card.halves[half].reputation ?? 0), effect: printed(play, card.halves[half]) });
  const points = card.street ? on(extras(play.view).floor.effect, "print-floor-street-card-points", "points") : 0;
  return points > 0 ? `${bought} ${play.say("brings-card-points", { points })}` : bought;
}

function building(play: Play, colour: string, slot: number): string {
  const seat = play.view.actor ?? 0;
  const { companies, floor, effect } = extras(play.view);
  const points = companies[seat].pillar_points[colours(play).indexOf(colour)];
  const built = play.say("brings-build", { price: fee(play), points, bonus: printed(play, floor.slots[slot - 1]) });
  const more = on(effect, "print-build-pillars", "bonus_points");
  return more > 0 ? `${built} ${play.say("brings-build-more", { points: more })}` : built;
}

/** As a sentence: what is printed on a card begins with a small letter. */
export function brings(play: Play, move: LegalMove): string {
  const said = made(play, move);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

function made(play: Play, move: LegalMove): string {
  const seat = play.view.actor ?? 0;
  const [f, e, m] = [fields(play.view), extras(play.view), move.fields];
  const half = HALVES.indexOf(String(m.half));
  const top = (): CardPage | null | undefined => e.stacks.find((s) => s.street === m.stack)?.card;
  switch (move.kind) {
    case "go":
      return going(play, String(m.place));
    case "take":
      return play.say("brings-take", { dollars: taken(play), money: f.money[seat] - fee(play) + taken(play) });
    case "run": {
      const at = STREETS.indexOf(placeOf(play, seat) ?? "");
      if (at < 0 || e.effect) return printed(play, e.newspapers[f.active_paper]);
      const { above, printed: own, below } = strips(play.view, seat, at);
      return [...above, ...own, ...below].filter((s) => s.row !== null).map((s) => printed(play, s.face)).join(" › ");
    }
    case "buy":
      return top() ? buying(play, top()!, half, top()!.street!) : "";
    case "acquire": {
      const card = e.city_hall.find((c) => c.id === m.card);
      return card ? buying(play, card, half, String(m.column)) : "";
    }
    case "copy-market":
      return top() ? printed(play, top()!.halves[half]) : "";
    case "copy":
      return printed(play, e.companies[seat].columns[STREETS.indexOf(String(m.column))].effects[Number(m.row) - 1]);
    case "use":
      return play.say("brings-use", { effect: paper(play, m.newspaper), gone: printed(play, e.newspapers[f.active_paper]) });
    case "keep":
      return paper(play, m.newspaper);
    case "tile": {
      const to = column(play, m.column);
      return play.say("brings-tile", { ...to, to: to.from + (play.box.reputation_tile as { value: number }).value });
    }
    case "gain":
      return e.effect ? printed(play, e.effect) : "";
    case "buy-pillar": {
      const points = e.companies[seat].pillar_points[colours(play).indexOf(String(m.colour))];
      return play.say("brings-pillar", { price: pillarPrice(play), left: f.money[seat] - pillarPrice(play), points });
    }
    case "sell-pillar": {
      const dollars = on(e.effect, "print-trade-pillar", "sell") + on(e.floor.effect, "print-floor-sale-dollars", "dollars");
      return play.say("brings-take", { dollars, money: f.money[seat] + dollars });
    }
    case "build":
      return building(play, String(m.colour), Number(m.slot));
    case "raise":
      return play.say("brings-floor", {
        price: on(e.effect, "print-build-floor", "price"),
        points: on(e.effect, "print-build-floor", "points"),
        effect: e.open_floor && f.open_floor !== NONE ? printed(play, e.open_floor.effect) : "",
      });
    default:
      return "";
  }
}

/** A newspaper's effect in words. */
export const paper = (play: Play, id: unknown): string => printed(play, extras(play.view).newspapers[Number(String(id).slice(1)) - 1]);
