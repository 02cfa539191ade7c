import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import helmet from 'helmet';
import type { Env } from '../../env';
import { Paces, type PerMinute, type StrangerWork } from '../../platform/pace';
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

/** Of a body, in bytes, unless its row says otherwise. */
export const LARGEST_BODY = 256 * 1024;
/** Who has not sent the head of a request by then, or all of it, is cut off; looked at every two seconds. */
const WAITS_MS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };
const IS_HEALTH = /^\/(healthz|readyz)(\?|$)/;
/** RFC 9110, section 15.5.20: a name that this server does not answer for. */
const WRONG_HOST =
  'This station is not known under this name. Open it by its IP address, or add the name to the setting ALLOWED_HOSTS.';
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
    keepAliveTimeout: env.trustProxy === false ? KEEP_ALIVE_MS : KEEP_ALIVE_OF_PROXY_MS,
    http: { ...WAITS_MS, maxHeaderSize: LARGEST_HEAD },
  }) as unknown as FastifyInstance;
  const { isProxy, senderOf } = proxiesOf(env);
  const limits = { most: env.maxConnections, perAddress: env.connectionsPerAddress, isProxy };
  const connections = new Connections(http.server, limits);
  const callers = new Callers(new Paces(sharesOf(env)));
  const contextOf = async (request: FastifyRequest, work?: StrangerWork) => {
    const context = await contextFor(parts, callers, request, work);
    if (context.actor) connections.noteLogIn(request.raw.socket);
    return context;
  };

  // Once, and not for each request as @fastify/helmet does, which costs a tenth of a small answer.
  const secure = helmet({
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    xFrameOptions: { action: 'deny' },
    hsts: env.publicUrl?.startsWith('https:') ?? false,
  });
  const isOwnHost = hostCheckOf(env);
  http.addHook('onRequest', (request, reply, next) => {
    // Health is asked by supervisors, which may name the server as they like; it tells nothing.
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
  // What is answered while the server ends is the last on its connection: one kept alive would hold the end up.
  let isClosing = false;
  http.addHook('preClose', async () => {
    isClosing = true;
  });
  http.addHook('onSend', (request, reply, _payload, next) => {
    if (isClosing) void reply.header('connection', 'close');
    void reply.header('x-request-id', request.id);
    if (!request.url.startsWith('/assets/')) void reply.header('permissions-policy', PERMISSIONS_POLICY);
    // What the station answers is for its asker alone; files of the client say otherwise themselves.
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

/** Of a minute: a document that nobody sent before is five times the work of one that was. */
export function sharesOf(env: Env): PerMinute {
  const { readsPerMinute: read, writesPerMinute: write, requestsPerMinute: request, anonymousPerMinute } = env;
  const document = Math.ceil(anonymousPerMinute / 5);
  return { read, write, request, anonymous: anonymousPerMinute, logIn: anonymousPerMinute, document };
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
