import type { IncomingMessage, Server } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { CloseCode, type Context as Connection, handleProtocols, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../../platform/context';
import { TooSlowError } from '../../platform/event-queue';
import { networkOf } from '../../services/access/throttle';
import { formatGraphQLError } from './format-error';
import { refused, subscriptionOf } from './socket-document';
import { closeAsTooSlow, lineOn, TRY_AGAIN_LATER } from './socket-line';
import { subscribeTogether } from './subscribe-together';

/** Bytes; a larger message ends the socket with 1009. */
const LARGEST_MESSAGE = 64 * 1024;
const INIT_WITHIN_MS = 3000;
/** Sockets that have not logged in yet, of one address and of all: the oldest is closed for a new one. */
const MOST_STRANGERS_OF_ADDRESS = 20;
const MOST_STRANGERS = 100;
/** Whoever does not answer a close is cut off by then, so that a stalled reader's buffer goes. */
const CLOSE_WITHIN_MS = 5000;
/** Logged in, of one server process. */
const MOST_SOCKETS = 200;
/** Of one process too; one who has more tabs open than this has the last ones ask every half a minute instead. */
const MOST_SOCKETS_OF_USER = 5;
const MOST_SUBSCRIPTIONS = 10;
export const SERVICE_RESTART = 1012;

export interface SocketOptions {
  schema: GraphQLSchema;
  /** Reads who speaks from the token of connection_init; null ends the socket with 4403. */
  contextOf: (token: string, request: IncomingMessage) => Promise<Context | null>;
  /** The address a socket is opened from, a trusted proxy's put aside. */
  senderOf: (request: IncomingMessage) => string;
  isOwnHost: (host: string | undefined) => boolean;
  isAllowedOrigin: (origin: string, host: string | undefined) => boolean;
  log: Logger;
}

/** An authenticated socket, to be ended when its session or its user's rights end. */
export interface OpenSocket {
  userId: number;
  sessionId: number;
  /** When it was opened: what it may hear rests on it. */
  isAdmin: boolean;
  forbid(): void;
}

interface Extra {
  socket: WebSocket;
  request: IncomingMessage;
  /** Given at connection_init, and read again at every subscription. */
  token?: string;
}

type SocketOf = Connection<{ token?: unknown }, Extra>;

/** Serves subscriptions, and nothing else, over graphql-ws at /graphql, within the limits of reliability.md. */
export function serveSubscriptions(
  server: Server,
  options: SocketOptions,
): { sockets: ReadonlySet<OpenSocket>; close: () => Promise<void> } {
  const { schema, log } = options;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols,
    // Its types do not know this one yet.
    ...{ closeTimeout: CLOSE_WITHIN_MS },
  });
  const sockets = new Set<OpenSocket>();
  /** Not logged in yet, the oldest first, with their networks. */
  const strangers = new Map<WebSocket, string>();
  const overSockets = makeServer<{ token?: unknown }, Extra>({
    schema,
    connectionInitWaitTimeout: INIT_WITHIN_MS,
    subscribe: subscribeTogether(),
    onConnect: (connection) => admit(connection, sockets, strangers, options),
    // The socket is registered by now: a session that ends after this reading is told to it, one that ended is seen here.
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS)
        return [refused(`A socket carries ${MOST_SUBSCRIPTIONS} subscriptions at most`, 'SUBSCRIPTION_LIMIT')];
      const context = await speakerOn(extra, options);
      return context ? subscriptionOf(schema, payload, context) : [refused('Please log in', 'UNAUTHENTICATED')];
    },
    onOperation: ({ extra }, _id, _payload, _args, result) =>
      Symbol.asyncIterator in Object(result)
        ? keptUp(result as AsyncGenerator, () => closeAsTooSlow(extra.socket, log))
        : result,
    onNext: (_connection, _id, _payload, _args, { errors, ...result }) =>
      errors && ({ ...result, errors: errors.map((error) => formatGraphQLError(error.toJSON(), error, log)) } as never),
    onError: (_connection, _id, _payload, errors) =>
      errors.map((error) => formatGraphQLError(error as never, error, log)),
  });
  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    makeRoomFor(socket, networkOf(options.senderOf(request)), strangers);
    const closed = overSockets.opened(lineOn(socket, log), { socket, request });
    socket.once('close', (code, reason) => void closed(code, String(reason)));
  });
  admitAtDoor(server, wss, sockets, options);
  return {
    sockets,
    close: async () => {
      for (const client of wss.clients) client.close(SERVICE_RESTART, 'Service restart');
      await new Promise((closed) => wss.close(closed));
    },
  };
}

/**
 * Takes a socket among those that have not logged in. Where there are too many, the oldest is ended rather than the new one
 * refused: a device logs in as soon as its socket is open, so those that sit there are nobody's.
 */
function makeRoomFor(socket: WebSocket, network: string, strangers: Map<WebSocket, string>): void {
  const ofAddress = [...strangers].filter(([, each]) => each === network).map(([each]) => each);
  const isFull = ofAddress.length >= MOST_STRANGERS_OF_ADDRESS;
  if (isFull || strangers.size >= MOST_STRANGERS) {
    const oldest = isFull ? ofAddress[0]! : strangers.keys().next().value!;
    strangers.delete(oldest);
    oldest.terminate();
  }
  strangers.set(socket, network);
  socket.once('close', () => strangers.delete(socket));
}

function admitAtDoor(
  server: Server,
  wss: WebSocketServer,
  sockets: ReadonlySet<OpenSocket>,
  { isAllowedOrigin, isOwnHost }: SocketOptions,
): void {
  server.on('upgrade', (request, socket, head) => {
    const { origin, host } = request.headers;
    const refusal =
      request.url?.split('?')[0] !== '/graphql'
        ? '404 Not Found'
        : !isOwnHost(host)
          ? '421 Misdirected Request'
          : origin && !isAllowedOrigin(origin, host)
            ? '403 Forbidden'
            : sockets.size >= MOST_SOCKETS
              ? '503 Service Unavailable'
              : null;
    if (!refusal) return wss.handleUpgrade(request, socket, head, (ws) => wss.emit('connection', ws, request));
    // Nobody else listens to it any more, and a reset would take the process down.
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
}

/**
 * Lets a logged-in user's socket in. One too many of a user is refused with 1013 rather than the oldest ended: a browser
 * opens an ended socket again, so six tabs would take it from one another for ever. Nobody loses work, as none goes over
 * sockets; a tab without one asks every half a minute, and tries for one again.
 */
async function admit(
  { extra, connectionParams }: SocketOf,
  sockets: Set<OpenSocket>,
  strangers: Map<WebSocket, string>,
  options: SocketOptions,
) {
  const { socket } = extra;
  const token = connectionParams?.token;
  if (typeof token !== 'string') return false;
  extra.token = token;
  const context = await speakerOn(extra, options);
  if (!context?.actor || socket.readyState !== socket.OPEN) return false;
  const { userId, sessionId, isAdmin } = context.actor;
  const ofUser = [...sockets].filter((open) => open.userId === userId);
  if (ofUser.length >= MOST_SOCKETS_OF_USER) {
    socket.close(TRY_AGAIN_LATER, 'Too many sockets of this user');
    return false;
  }
  // More may have come in at the door than there is room for, since they count from here on.
  if (sockets.size >= MOST_SOCKETS) {
    socket.close(TRY_AGAIN_LATER, 'Too many sockets');
    return false;
  }
  strangers.delete(socket);
  const open = { userId, sessionId, isAdmin, forbid: () => socket.close(CloseCode.Forbidden, 'Forbidden') };
  sockets.add(open);
  socket.once('close', () => sockets.delete(open));
  return true;
}

/** Who speaks just now; null on a socket that is closing, since its session ended or could not be read. */
async function speakerOn(
  { socket, request, token }: Extra,
  { contextOf, log }: SocketOptions,
): Promise<Context | null> {
  try {
    const context = await contextOf(token!, request);
    if (context?.actor) return context;
    socket.close(CloseCode.Forbidden, 'Forbidden');
  } catch (error) {
    log.warn({ err: error }, 'the session of a socket could not be read');
    socket.close(TRY_AGAIN_LATER, 'Try again later');
  }
  return null;
}

/**
 * Passes results on. A subscriber that falls behind loses its own socket and nobody else's. An object and no generator:
 * a generator that waits for the next event would not end before it came.
 */
const keptUp = (results: AsyncGenerator, onTooSlow: () => void): AsyncGenerator<ExecutionResult> =>
  ({
    next: async () => {
      try {
        return await results.next();
      } catch (error) {
        if (!(error instanceof TooSlowError)) throw error;
        onTooSlow();
        return { value: undefined, done: true };
      }
    },
    return: (value: unknown) => results.return(value),
    throw: (error: unknown) => results.throw(error),
    [Symbol.asyncIterator]() {
      return this;
    },
  }) as AsyncGenerator<ExecutionResult>;
