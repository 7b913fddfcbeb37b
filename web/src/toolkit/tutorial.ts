/** A first game in ten to fifteen steps, on the real board, with a dealt hand and scripted neighbours: see docs/boards.md. */
export interface Step {
  /** What the coach says: a message of `words/tutorial.<language>.ftl`. */
  say: string;
  /** Moves, in notation, that are made before the coach speaks, one after the other; whoever's turn it is makes them. */
  moves?: string[];
  /** Moves of which the learner is to make one. The first is made by "show me". Without it the step is read, and gone on from. */
  do?: string[];
  /** Any legal move will do; later steps must fit whatever it was. */
  any?: boolean;
  /** What the coach points at: targets of the board, or `@board`, `@hand`, `@players`, `@prompt`, `@side`. The targets of `do` unless given. */
  point?: string[];
}

export interface Tutorial {
  players: number;
  /** The deal: 32 hexadecimal digits. `tools/find_deal.py` looks for one that suits. */
  key: string;
  options?: Record<string, string | number | boolean>;
  /** Whether decisions with one legal answer are made by themselves, as at a table; they are unless this is false. */
  auto?: boolean;
  /** Where the learner sits; 0 begins. */
  seat: number;
  steps: Step[];
}
