import { WebSocket } from 'ws';
import { askServer } from '../support/server-process';

type LiveSocket = typeof import('../../client/src/graphql/live-socket');
type LiveState = typeof import('../../client/src/graphql/live-state');

/** The counts and notifications of an admin's bell. */
export interface Bell {
  counts: { pending: number; notices: number };
  notifications: number[];
}

/** A tab of an admin's browser: the client's own socket, and a bell that reloads at every event. */
export interface Tab {
  /** The bell as displayed. */
  bell: Bell | null;
  /** All sockets so far, including closed ones. */
  sockets: WebSocket[];
  close(): void;
}

const GATHER_MS = 100;
const TOPICS = [
  'notificationAdded { notificationId }',
  'permissionCounts { pending notices }',
  'changeDecided { requestId }',
];

/** Loads the bell's data from a server. */
export async function bellAt(url: string, token: string): Promise<Bell> {
  const { body } = await askServer(
    url,
    '{ permissionCounts { pending notices } notifications { notificationId } }',
    {},
    { token },
  );
  const data = body.data as { permissionCounts: Bell['counts']; notifications: { notificationId: number }[] };
  return { counts: data.permissionCounts, notifications: data.notifications.map((row) => row.notificationId).sort() };
}

/**
 * Opens a tab. The client's module is loaded for this tab alone, with the few browser globals that it needs: its
 * address, the stored token and a WebSocket.
 */
export function openTab(url: string, token: string): Tab {
  const sockets: WebSocket[] = [];
  class TabSocket extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol);
      this.on('error', () => {});
      sockets.push(this);
    }
  }
  const window = Object.assign(new EventTarget(), { setTimeout, clearTimeout });
  // graphql-ws looks up WebSocket when the client is created; the other globals are read when needed.
  Object.assign(globalThis, {
    window,
    WebSocket: TabSocket,
    location: { protocol: 'http:', host: new URL(url).host },
    localStorage: { getItem: () => token },
  });
  let live!: LiveSocket;
  let state!: LiveState;
  jest.isolateModules(() => {
    live = require('../../client/src/graphql/live-socket') as LiveSocket;
    state = require('../../client/src/graphql/live-state') as LiveState;
  });

  const tab: Tab = { bell: null, sockets, close: () => {} };
  let gathering: NodeJS.Timeout | undefined;
  const refetch = async (): Promise<void> => {
    gathering = undefined;
    try {
      tab.bell = await bellAt(url, token);
    } catch {
      gather();
    }
  };
  const gather = (): void => {
    gathering ??= setTimeout(refetch, GATHER_MS);
  };
  const stops = TOPICS.map((topic) =>
    live.liveSocket.subscribe({ query: `subscription { ${topic} }` }, { next: gather, error() {}, complete() {} }),
  );
  stops.push(state.onGap(gather));
  gather();
  tab.close = () => {
    clearTimeout(gathering);
    for (const stop of stops) stop();
    live.liveSocket.terminate();
    // The client may be in the middle of a connection attempt, which fails when the server stops.
    void Promise.allSettled([live.liveSocket.dispose()]);
  };
  return tab;
}
