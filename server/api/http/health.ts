import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { poolOf, sqlOn } from '../../platform/sql';
import { HEARD_WITHIN_MS } from '../../platform/transaction';
import type { StationParts } from './request-context';

/**
 * For supervisors: /healthz while the process lives, /readyz while the database answers, /metrics with its own token.
 */
export function serveHealth(http: FastifyInstance, { database, log, env }: StationParts): void {
  http.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'alive' }));
  http.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await sqlOn(poolOf(database))('SELECT 1', [], { withinMs: HEARD_WITHIN_MS });
      return { status: 'ready' };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'the database is not responding' });
    }
  });
  if (env.metricsToken !== undefined) serveMetrics(http, env.metricsToken);
}

function serveMetrics(http: FastifyInstance, token: string): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Response time, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const expected = Buffer.from(`Bearer ${token}`);
  http.get('/metrics', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return reply.code(401).send({ msg: 'Not allowed' });
    return reply.type(register.contentType).send(await register.metrics());
  });
}
