import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import helmet from 'helmet';
import type { Env } from '../../env';
import { type PerMinute, RateLimiter, type StrangerWork } from '../../platform/rate-limiter';
import { stationSchema } from '../graphql/schema';
import { serveGraphQL } from '../graphql/server';
import { type OpenSocket, serveSubscriptions } from '../graphql/socket';
import { answerError, serveRest } from '../rest/handle';
import { routes } from '../rest/routes';
import { hostCheckOf } from './allowed-hosts';
import { serveClient } from './client-files';
import { Connections, KEEP_ALIVE_MS, KEEP_ALIVE_OF_PROXY_MS } from './connections';
import { CONTENT_POLICY, PERMISSIONS_POLICY } from './content-policy';
import { serveHealth } from './health';
import { proxiesOf } from './proxies';
import { Callers, contextFor, contextOfToken, type StationParts } from './request-context';

/** Default limit of a request body in bytes. */
export const LARGEST_BODY = 256 * 1024;
/** A request whose head, or whole, takes longer is cut off; checked every two seconds. */
const WAITS_MS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };
const IS_HEALTH = /^\/(healthz|readyz)(\?|$)/;
/** The body of a 421 (RFC 9110, section 15.5.20): the request is for another host. */
const WRONG_HOST =
  'This host name is not allowed. Open the station by its IP address, or add the name to the setting ALLOWED_HOSTS.';
const LARGEST_HEAD = 16 * 1024;

export interface App {
  http: FastifyInstance;
  sockets: ReadonlySet<OpenSocket>;
  close(): Promise<void>;
}

/**
 * Builds everything that listens, on one port: GraphQL, its subscriptions, the REST table, health and the built client.
 */
export async function buildApp(parts: StationParts): Promise<App> {
  const { env, log } = parts;
  const http = fastify({
    loggerInstance: log as never,
    trustProxy: env.trustProxy as never,
    bodyLimit: LARGEST_BODY,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    // A malformed path does not reach the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    genReqId: () => crypto.randomUUID(),
    // A creditor's name in a path has 45 letters, each of which may take nine characters there.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestTimeout: WAITS_MS.requestTimeout,
    keepAliveTimeout: env.trustProxy === false ? KEEP_ALIVE_MS : KEEP_ALIVE_OF_PROXY_MS,
    http: { ...WAITS_MS, maxHeaderSize: LARGEST_HEAD },
  }) as unknown as FastifyInstance;
  const { isProxy, senderOf } = proxiesOf(env);
  const limits = { most: env.maxConnections, perAddress: env.connectionsPerAddress, isProxy };
  const connections = new Connections(http.server, limits);
  const callers = new Callers(new RateLimiter(sharesOf(env)));
  const contextOf = async (request: FastifyRequest, work?: StrangerWork) => {
    const context = await contextFor(parts, callers, request, work);
    if (context.actor) connections.noteLogIn(request.raw.socket);
    return context;
  };

  // Calculated once, and not per request as by @fastify/helmet, which costs a tenth of a small answer.
  const secure = helmet({
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    xFrameOptions: { action: 'deny' },
    hsts: env.publicUrl?.startsWith('https:') ?? false,
  });
  const isOwnHost = hostCheckOf(env);
  http.addHook('onRequest', (request, reply, next) => {
    // Supervisors may use any host name for the health checks, which reveal nothing.
    if (isOwnHost(request.raw.headers.host) || IS_HEALTH.test(request.url)) return next();
    void reply.code(421).send({ msg: WRONG_HOST });
  });
  http.addHook('onRequest', (request, reply, next) =>
    secure(request.raw, reply.raw, next as (error?: unknown) => void),
  );
  await http.register(compress, { threshold: 1024 });
  await http.register(formbody, { bodyLimit: LARGEST_BODY });
  http.setErrorHandler(answerError);
  logAnswers(http);
  // While closing, each answer ends its connection: one kept alive would delay the exit.
  let isClosing = false;
  http.addHook('preClose', async () => {
    isClosing = true;
  });
  http.addHook('onSend', (request, reply, _payload, next) => {
    if (isClosing) void reply.header('connection', 'close');
    void reply.header('x-request-id', request.id);
    if (!request.url.startsWith('/assets/')) void reply.header('permissions-policy', PERMISSIONS_POLICY);
    // Answers are for the caller only; the client's files set their own caching.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    next();
  });

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
    isOwnHost,
    isAllowedOrigin: (origin, host) => origin === env.publicUrl || origin.replace(/^https?:\/\//, '') === host,
    senderOf,
    contextOf: (token, request) =>
      contextOfToken(parts, token, {
        requestId: crypto.randomUUID(),
        address: senderOf(request),
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

/** The limits per minute. A new document costs five times as much as a known one. */
export function sharesOf(env: Env): PerMinute {
  const { readsPerMinute: read, writesPerMinute: write, requestsPerMinute: request, anonymousPerMinute } = env;
  const document = Math.ceil(anonymousPerMinute / 5);
  return { read, write, request, anonymous: anonymousPerMinute, logIn: anonymousPerMinute, document };
}

/** Logs one line per answer; client files only at debug level. */
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
