import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { ProblemError, type ProblemKind } from '../domain/kernel/problem';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { submit } from '../platform/submit';
import type { OldRequest, Row } from './route';

const STATUS: Record<ProblemKind, number> = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  REFUSED: 409,
  REUSED: 422,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
};

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/** Mounts the table of old paths: one handler for all rows, 405 with Allow for a path's other methods. */
export function serveRest(
  app: FastifyInstance,
  rows: Row[],
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  for (const url of new Set(rows.map((row) => row.path))) {
    const of = rows.filter((row) => row.path === url);
    for (const row of of)
      app.route({
        method: row.method,
        url,
        handler: async (request, reply) => answer(row, await contextOf(request), request, reply),
      });
    const taken = of.map((row) => row.method as string);
    const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : [])].join(', ');
    app.route({
      method: METHODS.filter((method) => !taken.includes(method as string)),
      url,
      handler: (_request, reply) =>
        reply
          .code(405)
          .header('allow', allow)
          .send({ msg: `Only ${allow} here` }),
    });
  }
}

async function answer(row: Row, ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const old: OldRequest = {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string | undefined>,
    body: (request.body ?? {}) as Record<string, unknown>,
  };
  const result =
    row.door === 'submit' ? await submit(ctx, row.command, row.shape(old)) : await ask(ctx, row.query, row.shape(old));
  if (ctx.replayed) void reply.header('idempotency-replayed', 'true');
  return row.present(result as never, old);
}

/** Refusals become the old tools' statuses and bodies; anything unforeseen is logged under an id and masked. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ProblemError) {
    if (error.kind === 'UNAVAILABLE') void reply.header('retry-after', '1');
    const [first] = error.problems;
    const errors = error.problems.flatMap((p) =>
      p.field === undefined ? [] : [{ field: p.field, message: p.message }],
    );
    return reply.code(STATUS[error.kind]).send({ msg: first!.message, ...(errors.length > 0 && { errors }) });
  }
  const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return reply.code(413).send({ msg: 'The body is too large' });
  if (statusCode < 500)
    return reply
      .code(statusCode)
      .send({
        msg: code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? 'This kind of body is not taken' : 'The body cannot be read',
      });
  const id = randomUUID();
  request.log.error({ err: error, id }, 'unforeseen');
  return reply.code(500).send({ msg: 'Something went wrong', id });
}
