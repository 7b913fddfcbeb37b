/** What kind of screen this is. */
import { MediaQuery } from "svelte/reactivity";

/** A phone held upright: the board has all of the width. Held sideways it has the height, and the rest stands beside it. */
export const portrait = new MediaQuery("(max-width: 559px), (max-width: 760px) and (min-height: 501px)", false);
export const sideways = new MediaQuery("(max-height: 500px) and (min-width: 560px)", false);
/** A tablet held upright: wide enough for a laptop's things, but not for all of them in one row. */
export const upright = new MediaQuery("(min-width: 761px) and (max-width: 1000px) and (orientation: portrait)", false);
export const coarse = new MediaQuery("(pointer: coarse)", false);
