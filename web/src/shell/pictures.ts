/** The pictures of the games on the front page. */
import type { Component } from "svelte";

const found = import.meta.glob("../games/*/Picture.svelte", { eager: true, import: "default" }) as Record<string, Component>;
export const pictures: Record<string, Component> = Object.fromEntries(Object.entries(found).map(([path, Picture]) => [path.split("/")[2], Picture]));
