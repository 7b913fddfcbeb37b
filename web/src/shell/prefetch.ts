/** What a table will need, asked for while the page itself is still on its way: on a slow line that is two waits less. */
import { api } from "../net/api";
import { gameFront } from "./games";
import { settings } from "./settings.svelte";
import { fetchWords } from "./words.svelte";

export async function prefetch(table: string): Promise<void> {
  try {
    const { game } = (await api.table(table)).table;
    await Promise.all([api.game(game), gameFront(game), fetchWords(game, settings.language)]);
  } catch {
    // the table's own line will tell what is wrong
  }
}
