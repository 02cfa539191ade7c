import { CloseCode, createClient } from 'graphql-ws';
import { setConnected, tellGap } from './live-state';
import { readToken } from './session';
import { sharedTopics } from './shared-topics';

const PING_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 5_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

let unanswered: number | undefined;

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

/** Exponential backoff with jitter, so that after a restart not all browsers connect at once. */
function waitToRetry(retries: number): Promise<void> {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** retries) * (0.5 + Math.random());
  return new Promise((resolve) => {
    const go = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = window.setTimeout(go, wait);
    window.addEventListener('online', go);
  });
}

const socket = createClient({
  url: address,
  connectionParams: () => ({ token: readToken() }),
  connectionAckWaitTimeout: 2 * ANSWER_WITHIN_MS,
  keepAlive: PING_EVERY_MS,
  retryAttempts: Number.POSITIVE_INFINITY,
  retryWait: waitToRetry,
  shouldRetry: () => readToken() !== null,
  on: {
    // On the first connection too: the pages loaded their data before anyone listened.
    connected: () => {
      setConnected(true);
      tellGap();
    },
    // Detects a silently lost connection by an unanswered ping.
    ping: (received) => {
      if (!received) unanswered = window.setTimeout(() => socket.terminate(), ANSWER_WITHIN_MS);
    },
    pong: (received) => {
      if (received) window.clearTimeout(unanswered);
    },
    closed: (event) => {
      window.clearTimeout(unanswered);
      setConnected(false);
      // The session ended, or its rights changed: a refetch over HTTP shows which, and leads to the log-in page.
      if ((event as CloseEvent).code === CloseCode.Forbidden) tellGap();
    },
  },
});

/** One socket for all live topics, opened with the first and reopened while there are listeners. */
export const liveSocket = { ...socket, subscribe: sharedTopics(socket) };
