import type { IncomingMessage, Server } from 'node:http';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { CloseCode, type Context as Connection, handleProtocols, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { access } from '../../domain/access.messages';
import type { Context } from '../../platform/context';
import { TooSlowError } from '../../platform/event-queue';
import type { Actor } from '../../platform/principal';
import { mustSetUpSecondFactor } from '../../platform/second-factor-first';
import { networkOf } from '../../services/access/throttle';
import { formatGraphQLError } from './format-error';
import { subscribeTogether } from './shared-subscriptions';
import { refused, subscriptionOf } from './socket-document';
import { closeAsTooSlow, TRY_AGAIN_LATER, toGraphqlWsSocket } from './socket-line';

/** Bytes; a larger message ends the socket with 1009. */
const LARGEST_MESSAGE = 64 * 1024;
const INIT_WITHIN_MS = 3000;
/** Maximum sockets without a log-in, per address and in total: the oldest is closed for a new one. */
const MOST_STRANGERS_OF_ADDRESS = 20;
const MOST_STRANGERS = 100;
/** A client that does not answer a close within this time is disconnected, which frees its buffer. */
const CLOSE_WITHIN_MS = 5000;
/** Maximum sockets with a log-in per server process. */
const MOST_SOCKETS = 200;
/** Per process too; tabs beyond this limit poll every half minute instead. */
const MOST_SOCKETS_OF_USER = 5;
const MOST_SUBSCRIPTIONS = 10;
export const SERVICE_RESTART = 1012;

export interface SocketOptions {
  schema: GraphQLSchema;
  /** Resolves the user from the token of connection_init; null ends the socket with 4403. */
  contextOf: (token: string, request: IncomingMessage) => Promise<Context | null>;
  /** The client's address, behind any trusted proxies. */
  senderOf: (request: IncomingMessage) => string;
  isOwnHost: (host: string | undefined) => boolean;
  isAllowedOrigin: (origin: string, host: string | undefined) => boolean;
  log: Logger;
}

/** An authenticated socket, to be ended when its session or its user's rights end. */
export interface OpenSocket {
  /** With the rights at the time it was opened, which decide which events it may receive. */
  actor: Actor;
  forbid(): void;
}

interface Extra {
  socket: WebSocket;
  request: IncomingMessage;
  /** Sent with connection_init, and checked again at every subscription. */
  token?: string;
}

type SocketOf = Connection<{ token?: unknown }, Extra>;

/** Serves only subscriptions, over graphql-ws at /graphql, within the limits of docs/design/reliability.md#sockets. */
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
    // Its types lack this option.
    ...{ closeTimeout: CLOSE_WITHIN_MS },
  });
  const sockets = new Set<OpenSocket>();
  /** Sockets without a log-in by age, with their networks. */
  const strangers = new Map<WebSocket, string>();
  const overSockets = makeServer<{ token?: unknown }, Extra>({
    schema,
    connectionInitWaitTimeout: INIT_WITHIN_MS,
    subscribe: subscribeTogether(),
    onConnect: (connection) => admit(connection, sockets, strangers, options),
    // The socket is registered before this check, so a session that ends later ends it, and one that ended earlier is
    // found here.
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      if (Object.keys(subscriptions).length > MOST_SUBSCRIPTIONS)
        return [refused(`A socket can carry at most ${MOST_SUBSCRIPTIONS} subscriptions`, 'SUBSCRIPTION_LIMIT')];
      const context = await resolveActor(extra, options);
      if (context?.actor && mustSetUpSecondFactor(context.actor))
        return [refused('Set up two-step login first', 'FORBIDDEN')];
      return context
        ? subscriptionOf(schema, payload, context)
        : [refused(access.pleaseLogIn().message, 'UNAUTHENTICATED')];
    },
    onOperation: ({ extra }, _id, _payload, _args, result) =>
      Symbol.asyncIterator in Object(result)
        ? closeSlowConsumers(result as AsyncGenerator, () => closeAsTooSlow(extra.socket, log))
        : result,
    onNext: (_connection, _id, _payload, _args, { errors, ...result }) =>
      errors && ({ ...result, errors: errors.map((error) => formatGraphQLError(error.toJSON(), error, log)) } as never),
    onError: (_connection, _id, _payload, errors) =>
      errors.map((error) => formatGraphQLError(error as never, error, log)),
  });
  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    makeRoomFor(socket, networkOf(options.senderOf(request)), strangers);
    const closed = overSockets.opened(toGraphqlWsSocket(socket, log), { socket, request });
    socket.once('close', (code, reason) => void closed(code, String(reason)));
  });
  handleSocketUpgrade(server, wss, sockets, options);
  return {
    sockets,
    close: async () => {
      for (const client of wss.clients) client.close(SERVICE_RESTART, 'Service restart');
      await new Promise((closed) => wss.close(closed));
    },
  };
}

/**
 * Adds a socket without a log-in. If there are too many, the oldest is closed instead of refusing the new one: a device logs
 * in as soon as its socket is open, so an old one without a log-in is of no use.
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

function handleSocketUpgrade(
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
    // Nothing else listens to it any more, and an unhandled reset would take the process down.
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
}

/**
 * Admits the socket of a logged-in user. A user's socket beyond the limit is refused with 1013 instead of ending the
 * oldest: browsers reopen an ended socket, so six tabs would take it from one another for ever. No work is lost, as
 * sockets carry none; a tab without a socket polls every half minute and tries to get one again.
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
  const context = await resolveActor(extra, options);
  if (!context?.actor || socket.readyState !== socket.OPEN) return false;
  const { actor } = context;
  const ofUser = [...sockets].filter((open) => open.actor.userId === actor.userId);
  if (ofUser.length >= MOST_SOCKETS_OF_USER) {
    socket.close(TRY_AGAIN_LATER, 'Too many sockets of this user');
    return false;
  }
  // Sockets count only from here on, so more may have passed the upgrade than the limit allows.
  if (sockets.size >= MOST_SOCKETS) {
    socket.close(TRY_AGAIN_LATER, 'Too many sockets');
    return false;
  }
  strangers.delete(socket);
  const forbid = () => socket.close(CloseCode.Forbidden, 'Forbidden');
  const open = { actor, forbid };
  sockets.add(open);
  socket.once('close', () => sockets.delete(open));
  return true;
}

/** Resolves the current user; null on a closing socket, whose session ended or could not be read. */
async function resolveActor(
  { socket, request, token }: Extra,
  { contextOf, log }: SocketOptions,
): Promise<Context | null> {
  try {
    const context = await contextOf(token!, request);
    if (context?.actor) return context;
    socket.close(CloseCode.Forbidden, 'Forbidden');
  } catch (error) {
    log.warn({ err: error }, 'failed to read the session of a socket');
    socket.close(TRY_AGAIN_LATER, 'Try again later');
  }
  return null;
}

/**
 * Passes results on. A subscriber that falls behind loses only its own socket. This is an object because a generator
 * that waits for the next event would not end before that event.
 */
const closeSlowConsumers = (results: AsyncGenerator, onTooSlow: () => void): AsyncGenerator<ExecutionResult> =>
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
