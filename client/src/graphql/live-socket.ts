import { createClient } from 'graphql-ws';
import { readToken } from './session';

const reconnectListeners = new Set<() => void>();
const stateListeners = new Set<() => void>();
let connected = false;

function setConnected(now: boolean): void {
  connected = now;
  for (const listener of stateListeners) listener();
}

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;

/** One socket for all live topics, opened with the first and reopened for as long as anybody listens. */
export const liveSocket = createClient({
  url: address,
  connectionParams: () => ({ token: readToken() }),
  keepAlive: 15_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => readToken() !== null,
  on: {
    connected: (_socket, _payload, wasRetry) => {
      setConnected(true);
      if (wasRetry) for (const listener of reconnectListeners) listener();
    },
    closed: () => setConnected(false),
  },
});

/** Calls back when the socket is up again after it was lost: events may have been missed. */
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
