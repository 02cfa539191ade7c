import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../services/access/throttle';

/** An idle connection is closed after this time; browsers open another one when they need it. */
export const KEEP_ALIVE_MS = 8000;
/** A proxy reuses its connections, and answers 502 if one is closed while it sends. */
export const KEEP_ALIVE_OF_PROXY_MS = 72_000;
/** An idle connection is destroyed after this time. Longer than Node's 408 for a slow head, after 10 s and checked every 2 s. */
const SILENT_MS = 13_000;
const SWEEP_MS = 1000;

interface Connection {
  socket: Socket;
  /** The network whose limit it counts against; null for a trusted proxy, which carries many users. */
  network: string | null;
  /** Requests in progress. */
  open: number;
  /** When it last began or ended a request, or was opened; in milliseconds of `performance.now`. */
  at: number;
  /** Whether it has carried an authenticated request. */
  isKnown: boolean;
  /** A WebSocket, which graphql/socket.ts bounds, before and after its log-in. */
  isUpgraded: boolean;
}

export interface ConnectionLimits {
  most: number;
  perAddress: number;
  /** Whether the address is that of a trusted proxy. */
  isProxy: (address: string) => boolean;
}

/**
 * Bounds the open connections of a server, of each address and in total. If there is no room, the connection that was idle
 * longest is closed for the new one: first unauthenticated idle ones, then authenticated idle ones, then unauthenticated ones
 * with a request. If all of them serve authenticated requests, the new one is destroyed.
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

  /** Marks a connection as authenticated, so that it is among the last to be closed. */
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

  /** Closes the least valuable of these connections; false if none may be closed. */
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
   * Node itself closes connections that send nothing, that send their head slowly, or that are idle. It does not close one that
   * sends an empty line now and then after a request: each restarts `keepAliveTimeout`, and `headersTimeout` does not count
   * until the next request begins. Connections of a proxy are exempt.
   */
  private closeSilent(): void {
    const since = performance.now() - SILENT_MS;
    for (const connection of this.all.values())
      if (connection.network !== null && isIdle(connection) && connection.at < since) connection.socket.destroy();
  }
}

const isIdle = ({ open, isUpgraded }: Connection): boolean => open === 0 && !isUpgraded;

/** Classes of connections that may be closed for a new one, in order. */
const CLASSES: readonly ((connection: Connection) => boolean)[] = [
  (each) => isIdle(each) && !each.isKnown,
  (each) => isIdle(each),
  (each) => !each.isUpgraded && !each.isKnown,
];
