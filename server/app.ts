import { existsSync } from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { actorOf } from './access/session';
import type { Env } from './env';
import { stationSchema } from './graphql/schema';
import { serveGraphQL } from './graphql/server';
import { type OpenSocket, serveSubscriptions } from './graphql/socket';
import type { Clock } from './platform/clock';
import type { Context } from './platform/context';
import type { Events } from './platform/events';
import { poolOf } from './platform/sql';
import { answerError, serveRest } from './rest/handle';
import { routes } from './rest/routes';

const CLIENT = path.resolve(__dirname, '../client');
const BODY_LIMIT = 1024 * 1024;

export interface Parts {
  env: Env;
  database: DataSource;
  events: Events;
  clock: Clock;
  log: Logger;
}

export interface App {
  http: FastifyInstance;
  sockets: ReadonlySet<OpenSocket>;
  close(): Promise<void>;
}

/** Everything that listens, on one port: GraphQL, its subscriptions, the REST table, health and the built client. */
export async function buildApp(parts: Parts): Promise<App> {
  const { env, database, log } = parts;
  const http = fastify({
    loggerInstance: log as never,
    trustProxy: env.trustProxy as never,
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true },
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
  }) as unknown as FastifyInstance;
  const contextOf = (request: FastifyRequest) => contextFor(parts, request);

  await http.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    hsts: env.publicUrl?.startsWith('https:') ?? false,
  });
  await http.register(compress, { threshold: 1024 });
  await http.register(formbody, { bodyLimit: BODY_LIMIT });
  http.setErrorHandler(answerError);
  http.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));

  http.get('/healthz', async () => ({ status: 'alive' }));
  http.get('/readyz', async (_request, reply) => {
    try {
      await poolOf(database).query('SELECT 1');
      return { status: 'ready' };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });

  const schema = await stationSchema(parts.events);
  const apollo = await serveGraphQL(http, { schema, contextOf, log, introspection: env.nodeEnv !== 'production' });
  serveRest(http, routes, contextOf);
  await serveClient(http);
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

/** Mantine writes style elements at run time, so styles may be inline; scripts never. */
const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'upgrade-insecure-requests': null,
};

const LONGEST_KEY = 255;

function contextFor(parts: Parts, request: FastifyRequest): Promise<Context> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const key = request.headers['idempotency-key'];
  return contextOfToken(parts, token, {
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
    idempotencyKey: typeof key === 'string' && key !== '' ? key.slice(0, LONGEST_KEY) : null,
  });
}

async function contextOfToken(
  { env, database, events, clock, log }: Parts,
  token: string,
  request: Pick<Context, 'requestId' | 'address' | 'userAgent' | 'idempotencyKey'>,
): Promise<Context> {
  const actor = token === '' ? null : await actorOf(database, token);
  return {
    ...request,
    env,
    database,
    events,
    clock,
    log: log.child({ reqId: request.requestId }),
    actor,
    replayed: false,
  };
}

/** The built client; every other address that a browser asks for is one of its pages. */
async function serveClient(http: FastifyInstance): Promise<void> {
  const built = existsSync(path.join(CLIENT, 'index.html'));
  if (built)
    await http.register(fastifyStatic, {
      root: CLIENT,
      wildcard: false,
      setHeaders: (reply, file) => {
        // Vite names its assets by their content.
        reply.setHeader(
          'cache-control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  http.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0]!);
    if (page && built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send({ msg: 'Not found' });
  });
}
