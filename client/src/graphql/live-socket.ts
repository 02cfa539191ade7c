import { CloseCode, createClient } from 'graphql-ws';
import { keptTopics } from './kept-topics';
import { readToken } from './session';

const PING_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 5_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** Closed by this browser, since nobody listened. */
const NORMAL = 1000;

const reconnectListeners = new Set<() => void>();
const stateListeners = new Set<() => void>();
let connected = false;
/** It went, or could not be opened, while somebody listened. */
let wasLost = false;
let unanswered: number | undefined;

function setConnected(now: boolean): void {
  connected = now;
  for (const listener of stateListeners) listener();
}

function tellGap(): void {
  for (const listener of reconnectListeners) listener();
}

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

/** Twice as long each time, and each browser a little otherwise: after a restart not all come at once. */
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
    connected: () => {
      const wasAGap = wasLost;
      wasLost = false;
      setConnected(true);
      if (wasAGap) tellGap();
    },
    // A line that went without a word is noticed by the ping that nobody answers.
    ping: (received) => {
      if (!received) unanswered = window.setTimeout(() => socket.terminate(), ANSWER_WITHIN_MS);
    },
    pong: (received) => {
      if (received) window.clearTimeout(unanswered);
    },
    closed: (event) => {
      window.clearTimeout(unanswered);
      const { code } = event as CloseEvent;
      wasLost ||= code !== NORMAL;
      setConnected(false);
      // The log-in ended, or its rights changed: asking by HTTP finds out which, and leads to the log-in page.
      if (code === CloseCode.Forbidden) tellGap();
    },
  },
});

/** One socket for all live topics, opened with the first and reopened for as long as anybody listens. */
export const liveSocket = { ...socket, subscribe: keptTopics(socket) };

/** Calls back when events may have been missed: the socket is up again after it was lost, or was refused. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

export const isLive = (): boolean => connected;

/** Calls back when the socket comes up or goes down. */
export function onLiveChange(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}
