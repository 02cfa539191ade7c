import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import helmet from 'helmet';
import { stationSchema } from '../graphql/schema';
import { serveGraphQL } from '../graphql/server';
import { type OpenSocket, serveSubscriptions } from '../graphql/socket';
import { Paces } from '../platform/pace';
import { answerError, serveRest } from '../rest/handle';
import { routes } from '../rest/routes';
import { serveClient } from './client-files';
import { CONTENT_POLICY } from './content-policy';
import { serveHealth } from './health';
import { contextFor, contextOfToken, type StationParts } from './request-context';

/** Of a body, in bytes, unless its row says otherwise. */
export const LARGEST_BODY = 256 * 1024;
/** Who has not sent the head of a request by then, or all of it, is cut off; looked at every two seconds. */
const WAITS_MS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };
const LARGEST_HEAD = 16 * 1024;

export interface App {
  http: FastifyInstance;
  sockets: ReadonlySet<OpenSocket>;
  close(): Promise<void>;
}

/** Everything that listens, on one port: GraphQL, its subscriptions, the REST table, health and the built client. */
export async function buildApp(parts: StationParts): Promise<App> {
  const { env, log } = parts;
  const http = fastify({
    loggerInstance: log as never,
    trustProxy: env.trustProxy as never,
    bodyLimit: LARGEST_BODY,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    // A path that cannot be read does not reach the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    genReqId: () => crypto.randomUUID(),
    // A firm's name stands in a path: 45 letters, of which each may take nine signs there.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout: WAITS_MS.requestTimeout,
    http: { ...WAITS_MS, maxHeaderSize: LARGEST_HEAD },
  }) as unknown as FastifyInstance;
  const { readsPerMinute: read, writesPerMinute: write, requestsPerMinute: request } = env;
  const paces = new Paces({ read, write, request });
  const contextOf = (request: FastifyRequest) => contextFor(parts, paces, request);

  // Once, and not for each request as @fastify/helmet does, which costs a tenth of a small answer.
  const secure = helmet({
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    hsts: env.publicUrl?.startsWith('https:') ?? false,
  });
  http.addHook('onRequest', (request, reply, next) =>
    secure(request.raw, reply.raw, next as (error?: unknown) => void),
  );
  await http.register(compress, { threshold: 1024 });
  await http.register(formbody, { bodyLimit: LARGEST_BODY });
  http.setErrorHandler(answerError);
  logAnswers(http);
  // What is answered while the server ends is the last on its connection: one kept alive would hold the end up.
  let isClosing = false;
  http.addHook('preClose', async () => {
    isClosing = true;
  });
  http.addHook('onSend', (request, reply, _payload, next) => {
    if (isClosing) void reply.header('connection', 'close');
    void reply.header('x-request-id', request.id);
    // What the station answers is for its asker alone; files of the client say otherwise themselves.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    next();
  });

  http.server.maxConnections = env.maxConnections;

  serveHealth(http, parts);
  const schema = await stationSchema(parts.events);
  const apollo = await serveGraphQL(http, {
    schema,
    contextOf,
    log,
    introspection: env.nodeEnv !== 'production',
    compiles: env.compiledReads,
  });
  await serveRest(http, routes, contextOf);
  await serveClient(http, env.stationTz);
  const { sockets, close } = serveSubscriptions(http.server, {
    schema,
    log,
    isAllowedOrigin: (origin, host) => origin === env.publicUrl || origin.replace(/^https?:\/\//, '') === host,
    contextOf: (token, request) =>
      contextOfToken(parts, token, {
        requestId: crypto.randomUUID(),
        address: request.socket.remoteAddress ?? '',
        userAgent: request.headers['user-agent'] ?? '',
        idempotencyKey: null,
      }),
  });
  return {
    http,
    sockets,
    close: async () => {
      await close();
      await apollo.stop();
      await http.close();
    },
  };
}

/** One line an answer; files of the client only when somebody looks for them. */
function logAnswers(http: FastifyInstance): void {
  http.addHook('onResponse', (request, reply, next) => {
    const level = request.url.startsWith('/assets/') ? 'debug' : 'info';
    const line = {
      method: request.method,
      url: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.ceil(reply.elapsedTime),
    };
    request.log[level](line, 'answered');
    next();
  });
}
