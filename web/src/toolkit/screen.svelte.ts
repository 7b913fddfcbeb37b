/** What kind of screen this is. */
import { MediaQuery } from "svelte/reactivity";

export const portrait = new MediaQuery("(max-width: 760px)", false);
export const coarse = new MediaQuery("(pointer: coarse)", false);
