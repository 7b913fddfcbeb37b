/** The words of the pages, and of games on demand. Switching the language keeps everything else. */
import common_de from "../../../src/boroughs/match/words/de.ftl?raw";
import common_en from "../../../src/boroughs/match/words/en.ftl?raw";
import { api } from "../net/api";
import type { GameTables } from "../net/types";
import { Words, type Args, type Language } from "../toolkit/words";
import shell_de from "../words/de.ftl?raw";
import shell_en from "../words/en.ftl?raw";
import { gameFolder } from "./games";
import { settings } from "./settings.svelte";

type Texts = Record<string, () => Promise<string>>;
const ofGames = import.meta.glob("../../../src/boroughs/games/*/words/*.ftl", { query: "?raw", import: "default" }) as Texts;
const ofPages = import.meta.glob("../games/*/words/*.ftl", { query: "?raw", import: "default" }) as Texts;

const COMMON: Record<Language, string[]> = { en: [common_en, shell_en], de: [common_de, shell_de] };
const shell: Record<Language, Words> = { en: new Words("en", COMMON.en), de: new Words("de", COMMON.de) };

/** A message of the pages, in the language of the settings. */
export function t(message: string, args: Args = {}): string {
  return shell[settings.language].say(message, args);
}

export function hasWord(message: string): boolean {
  return shell[settings.language].has(message);
}

/** A game's own words where no table is open: on the pages for new tables and rules. */
export async function gameText(game: string): Promise<Words> {
  return gameWords(game, settings.language, await api.game(game));
}

const loaded = new Map<string, Promise<Words>>();

/** A game's words: its own, those of its page, the common ones, and where asked for those of its tutorial. */
export function gameWords(game: string, language: Language, tables: GameTables, more: "" | "tutorial" = ""): Promise<Words> {
  const key = `${game} ${language} ${more}`;
  const found = loaded.get(key) ?? read(game, language, tables, more);
  loaded.set(key, found);
  return found;
}

async function read(game: string, language: Language, tables: GameTables, more: string): Promise<Words> {
  return new Words(language, [...COMMON[language], ...(await fetchWords(game, language, more))], tables);
}

/** The texts of a game, as soon as one knows which game it will be. */
export function fetchWords(game: string, language: Language, more = ""): Promise<string[]> {
  const own = ofGames[`../../../src/boroughs/games/${gameFolder(game)}/words/${language}.ftl`];
  const page = ofPages[`../games/${game}/words/${language}.ftl`];
  const extra = more ? ofPages[`../games/${game}/words/${more}.${language}.ftl`] : undefined;
  return Promise.all([own?.() ?? "", page?.() ?? "", extra?.() ?? ""]);
}
