/** What a game's folder under `src/games` exports: see docs/boards.md. */
import type { Component } from "svelte";
import type { LegalMove, View } from "../net/types";
import type { Play } from "./play.svelte";

export interface GameFront {
  id: string;
  /** The board itself: one SVG stage. */
  Board: Component;
  /** My things, below the board: hand, parts, dice. */
  Hand?: Component;
  /** What lies open before one player, inside the panel with name and points. */
  Seat?: Component<{ seat: number }>;
  /** What a move consists of: the things that one points at to make it. */
  targets(move: LegalMove, view: View): string[];
  /** Moves in notation whose refusal explains why a target is of no use now. */
  whyMoves?(target: string, view: View, chosen: string[]): string[];
  /** Whether a move is asked about before it is made, where turns are confirmed; every move unless said otherwise. */
  weighty?(move: LegalMove, view: View): boolean;
  /** What a move costs and brings, in a few words: under it in the list of moves, for whoever does not look at the board. */
  gist?(move: LegalMove, play: Play): string;
  /** The colours (owner numbers) of a seat; its own number unless said otherwise. */
  colours?(seat: number, view: View): number[];
  /** A short line that is always seen: round, how near the end is. */
  status?(view: View): { message: string; args: Record<string, string | number> };
  /** Keys of this game's own, each with a message that says what it does: listed with the others. */
  keys?: [key: string, message: string][];
  /** The seat that holds the starting player's mark. */
  starter?(view: View): number | null;
}
