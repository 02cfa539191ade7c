import type { IncomingMessage, Server } from 'node:http';
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer as serveOver } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Context } from '../platform/context';
import { TooSlowError } from '../platform/event-queue';
import { MOST_TOKENS } from './limits';

const LARGEST_MESSAGE = 64 * 1024;
const MOST_BUFFERED = 1024 * 1024;
const INIT_WITHIN_MS = 3000;
const MOST_SOCKETS = 200;
const TRY_AGAIN_LATER = 1013;
const SERVICE_RESTART = 1012;

export interface SocketOptions {
  schema: GraphQLSchema;
  /** Reads who speaks from the token of connection_init; null ends the socket with 4403. */
  contextOf: (token: string, request: IncomingMessage) => Promise<Context | null>;
  isAllowedOrigin: (origin: string, host: string | undefined) => boolean;
  log: Logger;
}

/** An authenticated socket, to be ended when its session or its user's rights end. */
export interface OpenSocket {
  userId: number;
  sessionId: number;
  forbid(): void;
}

interface Extra {
  socket: WebSocket;
  request: IncomingMessage;
  /** Given at connection_init, and read again at every subscription. */
  token?: string;
}

/**
 * Serves subscriptions, and nothing else, over graphql-ws at /graphql. The limits set on Apollo do not reach a
 * socket (reliability.md, finding 3), so it parses and validates by itself.
 */
export function serveSubscriptions(
  server: Server,
  options: SocketOptions,
): { sockets: ReadonlySet<OpenSocket>; close: () => Promise<void> } {
  const { schema, log } = options;
  const wss = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const sockets = new Set<OpenSocket>();
  admitAtDoor(server, wss, options);
  wss.on('connection', (ws) => ws.on('error', (error) => log.debug({ err: error }, 'a socket failed')));

  const disposable = serveOver<{ token?: unknown }, Partial<Extra>>(
    {
      schema,
      connectionInitWaitTimeout: INIT_WITHIN_MS,
      onConnect: async (connection) => {
        const extra = connection.extra as Extra;
        const token = connection.connectionParams?.token;
        if (typeof token !== 'string') return false;
        extra.token = token;
        const context = await speakerOn(extra, options);
        if (!context?.actor || extra.socket.readyState !== extra.socket.OPEN) return false;
        const { userId, sessionId } = context.actor;
        const open = { userId, sessionId, forbid: () => extra.socket.close(CloseCode.Forbidden, 'Forbidden') };
        sockets.add(open);
        extra.socket.once('close', () => sockets.delete(open));
        return true;
      },
      // The socket is registered by now: a session that ends after this reading is told to it, one that ended is seen here.
      onSubscribe: async (connection, _id, payload) => {
        const context = await speakerOn(connection.extra as Extra, options);
        return context ? subscriptionOf(schema, payload, context) : [new GraphQLError('Please log in')];
      },
      onOperation: (connection, _id, _payload, _args, result) =>
        Symbol.asyncIterator in Object(result)
          ? (keptUp(result as AsyncIterable<unknown>, (connection.extra as Extra).socket) as typeof result)
          : result,
    },
    wss,
  );
  return {
    sockets,
    close: async () => {
      for (const client of wss.clients) client.close(SERVICE_RESTART, 'Service restart');
      await disposable.dispose();
    },
  };
}

function admitAtDoor(server: Server, wss: WebSocketServer, { isAllowedOrigin }: SocketOptions): void {
  server.on('upgrade', (request, socket, head) => {
    const { origin, host } = request.headers;
    const refused =
      request.url?.split('?')[0] !== '/graphql'
        ? '404 Not Found'
        : origin && !isAllowedOrigin(origin, host)
          ? '403 Forbidden'
          : wss.clients.size >= MOST_SOCKETS
            ? '503 Service Unavailable'
            : null;
    if (refused) socket.end(`HTTP/1.1 ${refused}\r\nConnection: close\r\n\r\n`);
    else wss.handleUpgrade(request, socket, head, (ws) => wss.emit('connection', ws, request));
  });
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

/** Passes results on while the reader takes them; one that falls behind loses its own socket and nobody else's. */
async function* keptUp(results: AsyncIterable<unknown>, socket: WebSocket): AsyncGenerator<unknown> {
  try {
    for await (const result of results) {
      if (socket.bufferedAmount > MOST_BUFFERED) throw new TooSlowError('The socket does not drain');
      yield result;
    }
  } catch (error) {
    if (!(error instanceof TooSlowError)) throw error;
    socket.close(TRY_AGAIN_LATER, 'Too slow');
  }
}

function subscriptionOf(
  schema: GraphQLSchema,
  payload: { query: string; operationName?: string | null; variables?: Record<string, unknown> | null },
  context: Context,
): ExecutionArgs | readonly GraphQLError[] {
  try {
    const document = parse(payload.query, { maxTokens: MOST_TOKENS });
    if (getOperationAST(document, payload.operationName)?.operation !== 'subscription')
      return [new GraphQLError('Only subscriptions are served here', { extensions: { code: 'BAD_REQUEST' } })];
    const errors = validate(schema, document, specifiedRules);
    if (errors.length > 0) return errors;
    const { operationName, variables: variableValues } = payload;
    return { schema, document, operationName, variableValues, contextValue: context };
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}
