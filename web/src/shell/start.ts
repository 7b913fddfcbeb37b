/** Starting a match. */
import { api, Refusal } from "../net/api";
import type { ChairWish } from "../net/types";
import { gamePage } from "./games";
import { patience } from "./patience.svelte";
import { levels } from "./person.svelte";
import { route } from "./route.svelte";
import { hasWord, t } from "./words.svelte";

/** A refusal in words. */
export function inWords(error: unknown): string {
  if (!(error instanceof Refusal)) return String(error);
  if (error.seconds) return t("error-slow-down-for", { seconds: Math.ceil(error.seconds) });
  return hasWord(`error-${error.code}`) ? t(`error-${error.code}`) : error.message;
}

/** A match against bots at once; returns what went wrong. */
export async function quickMatch(game: string): Promise<string> {
  const page = gamePage(game);
  const players = Math.min(page?.most ?? 2, 3);
  await levels.load(); // rules and first games are opened without passing the front page
  const bot: ChairWish = { kind: "bot", level: levels.usual };
  const chairs: ChairWish[] = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => bot)];
  try {
    const { table } = await patience.during(api.create({ game, chairs, practice: true }));
    route.go(`/t/${table.id}`);
    return "";
  } catch (error) {
    return inWords(error);
  }
}
