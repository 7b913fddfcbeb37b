/** Two ways to the server: a WebSocket, and where that is blocked a stream of server-sent events beside plain requests. */
import type { Command, Problem, Reply, Said } from "./types";

export interface Line {
  /** Whether a command can be sent now. */
  readonly ready: boolean;
  readonly closed: boolean;
  send(command: Command): void;
  close(): void;
}

export interface Ear {
  said(message: Said): void;
  lost(): void;
}

/** Where to go on: the match and the entry of its log that were seen last, and for several seats in one browser whose eyes. */
export interface Place {
  match?: string;
  n?: number;
  seat?: number | null;
}

function query({ match, n, seat }: Place): string {
  const wanted = new URLSearchParams();
  if (match !== undefined) wanted.set("match", match);
  if (n !== undefined) wanted.set("since", String(n));
  if (seat !== undefined) wanted.set("seat", String(seat ?? "none"));
  const text = wanted.toString();
  return text ? `?${text}` : "";
}

export function openSocket(table: string, place: Place, ear: Ear): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket${query(place)}`);
  socket.onmessage = (event) => ear.said(JSON.parse(event.data as string) as Said);
  socket.onclose = () => ear.lost();
  return {
    get ready() {
      return socket.readyState === WebSocket.OPEN;
    },
    get closed() {
      return socket.readyState === WebSocket.CLOSED;
    },
    send: (command) => socket.send(JSON.stringify(command)),
    close() {
      socket.onclose = null;
      socket.close();
    },
  };
}

const KINDS: Said["type"][] = ["preparing", "welcome", "table", "update", "chat", "pong", "restart"];

export function openStream(table: string, place: Place, ear: Ear): Line {
  const source = new EventSource(`/api/tables/${table}/stream${query(place)}`);
  const hear = (event: Event): void => ear.said(JSON.parse((event as MessageEvent<string>).data) as Said);
  for (const kind of KINDS) source.addEventListener(kind, hear);
  // The browser would reconnect by itself; but whoever holds the line knows better where to go on.
  source.onerror = () => {
    source.close();
    ear.lost();
  };
  return {
    get ready() {
      return source.readyState === EventSource.OPEN;
    },
    get closed() {
      return source.readyState === EventSource.CLOSED;
    },
    send: (command) => void post(table, command, ear),
    close: () => source.close(),
  };
}

async function post(table: string, command: Command, ear: Ear): Promise<void> {
  const id = command.id ?? "";
  let response: Response;
  try {
    const body = JSON.stringify(command);
    response = await fetch(`/api/tables/${table}/commands`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  } catch {
    return; // not answered: it is sent again when the line is back
  }
  if (response.ok) {
    ear.said((await response.json()) as Reply);
    return;
  }
  const problem = (await response.json().catch(() => ({ code: "refused", message: response.statusText }))) as Problem;
  ear.said({ type: "refused", id, code: problem.code, message: problem.message, retry_after: problem.retry_after });
  if (problem.update) ear.said(problem.update);
}
