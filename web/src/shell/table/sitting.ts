/** A match as the parts of a table see it: live, over, or read from the archive. */
import type { ChairState, GameEvent, View } from "../../net/types";
import type { Play } from "../../toolkit/play.svelte";
import { t } from "../words.svelte";

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

export function chairName(chair: { kind: string; name: string | null }): string {
  return chair.kind === "open" ? t("chair-free") : (chair.name ?? "");
}
