/** The games there are, from their front pages; each one's board is loaded when it is needed. */
import pages from "../generated/games.json";
import type { OptionInfo } from "../net/types";
import type { GameFront } from "../toolkit/game";

export interface GamePage {
  id: string;
  folder: string;
  title: string;
  designer: string;
  year: number;
  least: number;
  most: number;
  options: OptionInfo[];
}

const fronts = import.meta.glob("../games/*/index.ts", { import: "default" }) as Record<string, () => Promise<GameFront>>;

/** The games that have a board here. */
export const games = (pages as GamePage[]).filter((game) => `../games/${game.id}/index.ts` in fronts);
export const gamePage = (id: string): GamePage | undefined => games.find((game) => game.id === id);
export const gameFolder = (id: string): string => gamePage(id)?.folder ?? id;

/** A game's board and what belongs to it. */
export async function gameFront(id: string): Promise<GameFront | null> {
  return (await fronts[`../games/${id}/index.ts`]?.()) ?? null;
}
