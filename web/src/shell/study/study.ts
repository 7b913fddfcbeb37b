/** Positions that nobody plays: asked for once, then remembered. */
import { api } from "../../net/api";
import type { Studied, Study } from "../../net/types";
import { patience } from "../patience.svelte";

const known = new Map<string, Promise<Studied>>();
const MOST = 200;

export function study(wish: Study): Promise<Studied> {
  const key = JSON.stringify(wish);
  const found = known.get(key) ?? patience.during(api.study(wish));
  known.set(key, found);
  found.catch(() => known.delete(key));
  if (known.size > MOST) known.delete(known.keys().next().value!);
  return found;
}
