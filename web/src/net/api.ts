/** Requests to the server. A refusal is a `Refusal` with the code that finds its words. */
import type {
  Analysis,
  ChatLine,
  CreateTable,
  GameEvent,
  GameTables,
  Imported,
  Joined,
  LevelInfo,
  Link,
  MatchInfo,
  Me,
  Problem,
  Scores,
  SetChair,
  Snapshot,
  StoredMatch,
  Studied,
  Study,
  Table,
  TableLine,
  Update,
} from "./types";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** After how many seconds it may be tried again, where that is known. */
    readonly seconds?: number | null,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refusal("offline", "The server cannot be reached.");
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({ code: "refused", message: response.statusText }))) as Problem;
  throw new Refusal(problem.code ?? "refused", problem.message ?? response.statusText, problem.retry_after);
}

const get = <T>(path: string): Promise<T> => request<T>("GET", path);
const post = <T>(path: string, body: unknown): Promise<T> => request<T>("POST", path, body);
const eyes = (seat?: number | null): string => (seat === undefined ? "" : `seat=${seat ?? "none"}`);
const tables = new Map<string, Promise<GameTables>>();

export const api = {
  /** A game's tables do not change while the server runs: asked for once. */
  game(id: string): Promise<GameTables> {
    const found = tables.get(id) ?? get<GameTables>(`/games/${id}`);
    tables.set(id, found);
    found.catch(() => tables.delete(id));
    return found;
  },
  levels: () => get<LevelInfo[]>("/levels"),
  me: () => get<Me>("/me"),
  rename: (name: string) => request<Me>("PUT", "/me", { name }),
  lobby: (game = "") => get<TableLine[]>(`/lobby${game ? `?game=${game}` : ""}`),
  create: (wish: CreateTable) => post<Snapshot>("/tables", wish),
  table: (id: string) => get<Snapshot>(`/tables/${id}`),
  join: (id: string, name?: string, chair?: number) => post<Joined>(`/tables/${id}/join`, { name, chair }),
  setChair: (id: string, chair: number, wish: SetChair) => request<Table>("PUT", `/tables/${id}/chairs/${chair}`, wish),
  link: (id: string, chair: number, move = true) => post<Link>(`/tables/${id}/chairs/${chair}/link`, { move }),
  /** The chair for me alone: links to it no longer work, and who came by one loses it. */
  keep: (id: string, chair: number) => request<Table>("DELETE", `/tables/${id}/chairs/${chair}/link`),
  claim: (secret: string) => post<Joined>("/seat", { secret }),
  chat: (id: string, since = 0) => get<ChatLine[]>(`/tables/${id}/chat?since=${since}`),
  match: (id: string) => get<MatchInfo>(`/matches/${id}`),
  position: (match: string, version: number, seat?: number | null) => get<Update>(`/matches/${match}/positions/${version}?${eyes(seat)}`),
  events: (match: string, since = -1, seat?: number | null) => get<GameEvent[]>(`/matches/${match}/events?since=${since}&${eyes(seat)}`),
  scores: (match: string) => get<Scores>(`/matches/${match}/scores`),
  analysis: (match: string, version: number) => get<Analysis>(`/matches/${match}/analysis/${version}`),
  stored: (match: string) => get<StoredMatch>(`/matches/${match}/stored`),
  study: (wish: Study) => post<Studied>("/study", wish),
  importRecord: (record: unknown) => post<Imported>("/records", record),
  recordPath: (match: string) => `/api/matches/${match}/record`,
};
