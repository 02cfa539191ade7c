import { readToken } from '../../graphql/session';

const PINGS = 5;
const ANSWER_WITHIN_MS = 10_000;

/** The times of five requests, in milliseconds, ascending. */
export type Times = readonly number[];

async function timesOf(ping: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let count = 0; count < PINGS; count++) {
    const asked = performance.now();
    await ping();
    times.push(Math.ceil(performance.now() - asked));
  }
  return times.sort((one, other) => one - other);
}

/** The median: a single slow answer says little. */
export const middleOf = (times: Times): number => times[Math.floor(times.length / 2)] ?? 0;

/** Times the server's health check. Throws if it does not answer. */
export const timeServer = (): Promise<Times> =>
  timesOf(async () => {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  });

/**
 * Times pings over a new socket, of the same kind as the live topics' (graphql-transport-ws). Throws if it cannot
 * connect.
 */
export async function timeSocket(): Promise<Times> {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws');
  const said = (type: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const onMessage = ({ data }: MessageEvent<string>): void => {
        if ((JSON.parse(data) as { type: string }).type !== type) return;
        socket.removeEventListener('message', onMessage);
        resolve();
      };
      socket.addEventListener('message', onMessage);
      socket.addEventListener('close', () => reject(new Error('The socket was closed')), { once: true });
      window.setTimeout(() => reject(new Error('The socket did not answer')), ANSWER_WITHIN_MS);
    });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  try {
    socket.addEventListener('open', () => send({ type: 'connection_init', payload: { token: readToken() } }));
    await said('connection_ack');
    return await timesOf(() => {
      const answer = said('pong');
      send({ type: 'ping' });
      return answer;
    });
  } finally {
    socket.close();
  }
}
