/** Looking at a position of the match: on a phone, where the board may be out of sight, it comes back into it. The browser's back button leads to the present. */
import { portrait } from "../../toolkit/screen.svelte";
import { route } from "../route.svelte";

export function visit(version: number | null): void {
  // first, so that the way back does not scroll away from the board either
  if (version !== null && portrait.current) scrollTo({ top: 0 });
  route.set("at", version === null ? null : String(Math.max(0, version)), true);
}
