import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A message of the protocol `graphql-transport-ws`. */
interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A raw socket to a server: the messages received and how it was closed. */
export interface Line {
  ws: WebSocket;
  heard: Message[];
  closed: { code: number; reason: string } | null;
  send(message: Message): void;
  subscribe(query: string, id?: string): void;
  /** The answers of a subscription received so far. */
  answers(id?: string): unknown[];
}

/** Waits up to five seconds until the condition holds; the test then asserts it. */
export async function until(holds: () => unknown, withinMs = 5000): Promise<void> {
  for (const end = performance.now() + withinMs; !(await holds()) && performance.now() < end; ) await setTimeout(10);
}

/** Time for a message to reach the server and for its subscription to start. */
export const listening = (): Promise<void> => setTimeout(300);

/** Opens a socket and sends connection_init if a token is given. Throws if the handshake is refused. */
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
