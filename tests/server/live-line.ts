import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A message of the protocol `graphql-transport-ws`. */
interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A socket to a server, spoken by hand: what it heard and how it ended. */
export interface Line {
  ws: WebSocket;
  heard: Message[];
  closed: { code: number; reason: string } | null;
  send(message: Message): void;
  subscribe(query: string, id?: string): void;
  /** The answers of a subscription that were heard so far. */
  answers(id?: string): unknown[];
}

/** Waits until it holds, five seconds at most; the test then says what does not. */
export async function until(holds: () => unknown, withinMs = 5000): Promise<void> {
  for (const end = performance.now() + withinMs; !(await holds()) && performance.now() < end; ) await setTimeout(10);
}

/** Time for a message to reach the server, and for its subscription to begin. */
export const listening = (): Promise<void> => setTimeout(300);

/** Opens a socket, and says connection_init with the token where one is given. Throws what the handshake is refused with. */
export async function openLine(
  url: string,
  token?: string,
  options: { headers?: Record<string, string>; autoPong?: boolean; perMessageDeflate?: boolean } = {},
): Promise<Line> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options);
  const line: Line = {
    ws,
    heard: [],
    closed: null,
    send: (message) => ws.send(JSON.stringify(message)),
    subscribe: (query, id = '1') => line.send({ id, type: 'subscribe', payload: { query } }),
    answers: (id = '1') => line.heard.filter((message) => message.id === id).map(({ payload }) => payload),
  };
  ws.on('message', (data) => void line.heard.push(JSON.parse(String(data)) as Message));
  ws.on('close', (code, reason) => {
    line.closed = { code, reason: String(reason) };
  });
  await new Promise<void>((opened, refused) => {
    ws.once('open', opened);
    ws.once('error', refused);
  });
  ws.on('error', () => {});
  if (token === undefined) return line;
  line.send({ type: 'connection_init', payload: { token } });
  await until(() => line.heard.length > 0 || line.closed);
  return line;
}
