/** A match as the parts of a table see it: live, over, or read from the archive. */
import type { ChairState, GameEvent, View } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";
import { hasWord, t } from "../words.svelte";

export interface Sitting {
  readonly play: Play | null;
  /** Everything that happened, to the newest position. */
  readonly log: GameEvent[];
  readonly names: string[];
  /** The match's id. */
  readonly match: string | null;
  /** The newest position. */
  readonly newest: View | null;
  /** The seat of whoever looks on, if they have one. */
  readonly mine: number | null;
  /** Why there is no result, if the match was ended. */
  readonly endedBy: string | null;
  /** A past version that is looked at instead. */
  readonly past: number | null;
  name(seat: number): string;
  /** Who sits there, where somebody does. */
  chair(seat: number): ChairState | undefined;
}

/** The owner number whose colour stands for a seat. */
export function colourOf(sitting: Sitting, seat: number): number {
  const { play } = sitting;
  return play?.front.colours?.(seat, play.view)[0] ?? seat;
}

/** A bot's name in the page's language: the server calls bots by their level, and counts those of the same level. */
export function spokenName(name: string): string {
  const [level, count] = name.split(" ");
  const word = `level-${level.toLowerCase()}`;
  const known = /^[A-Z][a-z]+( \d)?$/.test(name) && hasWord(word);
  return known ? [t(word), count].filter(Boolean).join(" ") : name;
}

export function chairName(chair: { kind: string; name: string | null; level: string | null }): string {
  if (chair.kind === "open") return t("chair-open");
  if (chair.kind === "bot") return chair.name ? spokenName(chair.name) : t("chair-bot", { level: t(`level-${chair.level}`) });
  return chair.name ?? "";
}
