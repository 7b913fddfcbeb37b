/** Words: the same Fluent messages as on the command line. Arguments that name a value or a seat are replaced by their words first. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { DomainInfo, GameEvent, GameTables, KindInfo, LegalMove } from "../net/types";

export type Language = "en" | "de";
export const LANGUAGES: Language[] = ["en", "de"];
export type Args = Record<string, FluentVariable>;

/** What stands before a number that is less than nothing: screen readers pass over it. */
const HYPHEN = /(^|[^\p{L}\p{N}])-(?=\p{N})/gu;

export class Words {
  readonly #bundle: FluentBundle;
  readonly #moves: Map<string, KindInfo>;
  readonly #events: Map<string, KindInfo>;

  constructor(
    readonly language: Language,
    texts: string[],
    tables?: GameTables,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#moves = new Map(tables?.moves.map((k) => [k.name, k]));
    this.#events = new Map(tables?.events.map((k) => [k.name, k]));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** A message with its arguments. A missing message is shown by its id, and told on the console: tests make sure that there is none. */
  say(message: string, args: Args = {}): string {
    const found = this.#bundle.getMessage(message);
    if (!found?.value) {
      console.warn(`no words for ${message} (${this.language})`);
      return message;
    }
    return this.#bundle.formatPattern(found.value, args, []).replace(HYPHEN, "$1−");
  }

  /** The words for a field's value. */
  value(domain: DomainInfo, value: string | number | null, seats: string[]): string | number {
    if (value === null) return this.say("nobody");
    if (domain.label === "seat") return seats[Number(value)] ?? this.say("seat", { number: Number(value) + 1 });
    const named = `${domain.label}-${value}`;
    return this.has(named) ? this.say(named) : value;
  }

  move(move: LegalMove, seats: string[] = []): string {
    return this.say(`move-${move.kind}`, this.#args(this.#moves.get(move.kind), move.fields, seats));
  }

  event(event: GameEvent, seats: string[] = []): string {
    return this.say(`event-${event.kind}`, this.#args(this.#events.get(event.kind), event.fields, seats));
  }

  /** Why a move is not legal; arguments that are messages themselves are said first. */
  why(message: string, args: Record<string, string | number | null>): string {
    const said = Object.entries(args).map(([n, v]) => [n, typeof v === "string" && this.has(v) ? this.say(v) : (v ?? this.say("nobody"))]);
    return this.say(message, Object.fromEntries(said));
  }

  /** What is expected now, said to the one who acts or to the others. */
  prompt(message: string, player: string, you: boolean): string {
    return this.say(message, { who: you ? "you" : "other", player });
  }

  #args(kind: KindInfo | undefined, fields: Record<string, string | number | null>, seats: string[]): Args {
    const args: Args = {};
    for (const domain of kind?.fields ?? []) {
      const { name } = domain;
      const known = name in fields;
      args[name] = known ? this.value(domain, fields[name], seats) : this.say("hidden");
      if (known && fields[name] !== null) args[`${name}_id`] = fields[name] as string | number;
      if (domain.known_to !== null) args[`${name}_known`] = known ? "yes" : "no";
    }
    return args;
  }
}
