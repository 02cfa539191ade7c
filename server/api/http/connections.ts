import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../services/access/throttle';

/** A connection that has no request for so long is closed; browsers open another one when they need it. */
export const KEEP_ALIVE_MS = 8000;
/** A proxy keeps its connections, and would answer 502 where one is closed as it sends. */
export const KEEP_ALIVE_OF_PROXY_MS = 72_000;
/** An idle connection is cut by then at the latest. Node answers a slow or missing head with 408 after 10 s, checked every 2 s, so this is longer. */
const SILENT_MS = 13_000;
const SWEEP_MS = 1000;

interface Connection {
  socket: Socket;
  /** Whose bound it counts against; null of a trusted proxy, which brings many people. */
  network: string | null;
  /** Requests that are not answered yet. */
  open: number;
  /** When it last began or ended a request, or was opened; in milliseconds of `performance.now`. */
  at: number;
  /** Whether a log-in held on it. */
  isKnown: boolean;
  /** A socket of GraphQL: bounded where they are served (graphql/socket.ts), before and after its log-in. */
  isUpgraded: boolean;
}

export interface ConnectionLimits {
  most: number;
  perAddress: number;
  /** Whether this address is a proxy's that is trusted. */
  isProxy: (address: string) => boolean;
}

/**
 * Bounds the open connections of a server, of each address and together. Where there is no room, the one that was idle for
 * longest is closed for the new one: first those on which nobody logged in, then the idle ones of who did, then a request
 * that nobody logged in for. Where each of them is answering somebody who is logged in, the new one is cut off.
 */
export class Connections {
  private readonly all = new Map<Socket, Connection>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    server: Server,
    private readonly limits: ConnectionLimits,
  ) {
    server.on('connection', (socket: Socket) => this.admit(socket));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => this.answer(request.socket, response));
    server.on('upgrade', (request: IncomingMessage) => {
      const connection = this.all.get(request.socket);
      if (connection) connection.isUpgraded = true;
    });
    this.timer = setInterval(() => this.closeSilent(), SWEEP_MS).unref();
    server.once('close', () => clearInterval(this.timer));
  }

  /** A log-in held on it: it is among the last to be closed. */
  noteLogIn(socket: Socket): void {
    const connection = this.all.get(socket);
    if (connection) connection.isKnown = true;
  }

  private admit(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const network = this.limits.isProxy(address) ? null : networkOf(address);
    const ofAddress =
      network === null ? [] : [...this.all.values()].filter((each) => each.network === network && !each.isUpgraded);
    const hasRoom =
      (ofAddress.length < this.limits.perAddress || this.closeIdlest(ofAddress)) &&
      (this.all.size < this.limits.most ||
        this.closeIdlest([...this.all.values()].filter((each) => each.network !== null)));
    if (!hasRoom) return void socket.destroy();
    const connection = { socket, network, open: 0, at: performance.now(), isKnown: false, isUpgraded: false };
    this.all.set(socket, connection);
    socket.once('close', () => this.all.delete(socket));
  }

  private answer(socket: Socket, response: ServerResponse): void {
    const connection = this.all.get(socket);
    if (!connection) return;
    connection.open++;
    connection.at = performance.now();
    response.once('close', () => {
      connection.open--;
      connection.at = performance.now();
    });
  }

  /** Closes the one of these that is missed least; false where there is none. */
  private closeIdlest(connections: readonly Connection[]): boolean {
    for (const isOfClass of CLASSES) {
      const [first, ...others] = connections.filter(isOfClass);
      if (!first) continue;
      const { socket } = others.reduce((idlest, each) => (each.at < idlest.at ? each : idlest), first);
      this.all.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  /**
   * Node ends a connection that never sent a byte, a slow head and a kept connection by itself. It leaves one that sends an
   * empty line now and then after a request: each restarts `keepAliveTimeout`, and `headersTimeout` does not count until the
   * next request begins. A proxy's is left alone.
   */
  private closeSilent(): void {
    const since = performance.now() - SILENT_MS;
    for (const connection of this.all.values())
      if (connection.network !== null && isIdle(connection) && connection.at < since) connection.socket.destroy();
  }
}

const isIdle = ({ open, isUpgraded }: Connection): boolean => open === 0 && !isUpgraded;

/** The classes of connections that may be closed for another one, in order. */
const CLASSES: readonly ((connection: Connection) => boolean)[] = [
  (each) => isIdle(each) && !each.isKnown,
  (each) => isIdle(each),
  (each) => !each.isUpgraded && !each.isKnown,
];
