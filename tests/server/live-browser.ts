import { WebSocket } from 'ws';
import { askServer } from '../support/server-process';

type LiveSocket = typeof import('../../client/src/graphql/live-socket');
type LiveState = typeof import('../../client/src/graphql/live-state');

/** What is behind an admin's bell. */
export interface Bell {
  counts: { pending: number; notices: number };
  notifications: number[];
}

/** A tab of an admin's browser: the client's own socket, and a bell that asks again whenever it is told to. */
export interface Tab {
  /** As it would be shown. */
  bell: Bell | null;
  /** Its sockets so far, those that ended too. */
  sockets: WebSocket[];
  close(): void;
}

const GATHER_MS = 100;
const TOPICS = [
  'notificationAdded { notificationId }',
  'permissionCounts { pending notices }',
  'changeDecided { requestId }',
];

/** Asks a server for what is behind the bell. */
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
 * Opens a tab. The client's module is loaded for it alone, with the little of a browser that it needs: the address it came
 * from, the stored token, and a WebSocket.
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
  // graphql-ws looks for the socket when the client is made, the rest is read whenever it is needed.
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
    // It may be amid an attempt to connect, which fails with the server's end.
    void Promise.allSettled([live.liveSocket.dispose()]);
  };
  return tab;
}
