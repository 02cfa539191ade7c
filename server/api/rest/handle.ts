import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Message } from '../../domain/kernel/message';
import { messageOf, type Problem, ProblemError, refusal } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import { ask } from '../../platform/ask';
import type { Context } from '../../platform/context';
import type { StrangerWork } from '../../platform/rate-limiter';
import { logWhyUnavailable, STATUS, soonOver } from '../../platform/status';
import { submit } from '../../platform/submit';
import { asUnavailable } from '../../platform/transaction';
import { ExportedFile } from '../../reports/export/exported-file';
import { bodyOf, FileTooLarge, MULTIPART_LIMITS } from './body';
import type { Row } from './route';
import type { OldRequest } from './shape';

/** Mounts the table of old paths: one handler for all rows, and 405 with Allow for other methods of a path. */
export async function serveRest(
  app: FastifyInstance,
  rows: readonly Row[],
  contextOf: (request: FastifyRequest, work?: StrangerWork) => Promise<Context>,
): Promise<void> {
  await app.register(async (rest) => {
    // No old tool sends plain text; a foreign page could, without a preflight (CSRF).
    rest.removeContentTypeParser('text/plain');
    await rest.register(multipart, { limits: MULTIPART_LIMITS });
    for (const row of rows)
      rest.route({
        method: row.method,
        url: row.path,
        exposeHeadRoute: takesHead(row),
        ...(row.largestBody !== undefined && { bodyLimit: row.largestBody }),
        handler: async (request, reply) => {
          const gone = abortOnDisconnect(reply);
          return answer(row, { ...(await contextOf(request, workOf(row))), gone }, request, reply);
        },
      });
    for (const path of new Set(rows.map((row) => row.path))) refuseOtherMethods(rest, path, rows);
  });
}

/** A log-in, and its second step, have their own rate limit. */
const workOf = (row: Row): StrangerWork =>
  row.entryPoint === 'submit' && /^(signIn|completeSignIn)$/.test(row.command.name) ? 'logIn' : 'anonymous';

/** HEAD is not offered for the GET that changes data. */
const takesHead = ({ method, entryPoint }: Row): boolean => method === 'GET' && entryPoint === 'ask';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'];

function refuseOtherMethods(rest: FastifyInstance, path: string, rows: readonly Row[]): void {
  const own = rows.filter((row) => row.path === path);
  const taken: HTTPMethods[] = [...own.map(({ method }) => method), ...(own.some(takesHead) ? ['HEAD'] : [])];
  // A page of the application may have the same address as a call.
  const pages = path.startsWith('/api/') ? [] : ['GET', 'HEAD'];
  const allow = taken.join(', ');
  rest.route({
    method: METHODS.filter((method) => !taken.includes(method) && !pages.includes(method)),
    url: path,
    handler: (request, reply) =>
      reply
        .code(405)
        .header('allow', allow)
        .send(bodyWith(requests.onlyMethods({ methods: allow }), request)),
  });
}

/** A close before the last byte means that the caller has disconnected. */
function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(refusal('GONE', requests.disconnected(), undefined, 'UNAVAILABLE'));
  });
  return left.signal;
}

async function answer(row: Row, ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const old: OldRequest = {
    params: request.params as OldRequest['params'],
    query: request.query as OldRequest['query'],
    body: await bodyOf(row, ctx, request),
  };
  const result = await pass(request.method === 'HEAD' ? headOf(row) : row, ctx, row.shape(old));
  if (ctx.replayed) void reply.header('idempotency-replayed', 'true');
  const body = row.present(result);
  return body instanceof ExportedFile ? sendFile(reply, body) : body;
}

const headOf = (row: Row): Row => (row.entryPoint === 'ask' && row.head ? { ...row, query: row.head } : row);

/** Runs the row's command or query; a refusal names the fields as the old tools do. */
async function pass({ shape, ...row }: Row, ctx: Context, input: unknown): Promise<never> {
  try {
    return row.entryPoint === 'submit' ? await submit(ctx, row.command, input) : await ask(ctx, row.query, input);
  } catch (error) {
    if (!(error instanceof ProblemError) || shape.oldName === undefined) throw error;
    const named = error.problems.map((problem) => underOldName(problem, shape.oldName!));
    throw Object.assign(new ProblemError(named, error.kind, error.details), { cause: error.cause });
  }
}

/** Old tools name ids differently: a message that begins with its field's name then begins with the old one. */
function underOldName(problem: Problem, oldName: (path: string) => string): Problem {
  if (problem.field === undefined) return problem;
  const field = oldName(problem.field);
  const named = `${problem.field} `;
  const message = problem.message.startsWith(named)
    ? `${field.split('.').at(-1)} ${problem.message.slice(named.length)}`
    : problem.message;
  return { ...problem, field, message };
}

const sendFile = (reply: FastifyReply, { content, contentType, name, disposition }: ExportedFile): FastifyReply =>
  reply
    .type(contentType)
    .header('content-disposition', `${disposition}; ${asHeader(name)}`)
    .send(content);

/** Headers are ASCII; `filename*` holds the name in any script (RFC 6266). */
const asHeader = (name: string): string =>
  /^[\w .()-]+$/.test(name)
    ? `filename="${name}"`
    : `filename="${name.replace(/[^\w .()-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** With this header a refusal is answered as data too, `text`, for readers of other languages (ADR 46). */
const ASKS_DATA = 'x-message-data';

/** The body of a refusal. */
const bodyWith = (text: Message, { headers }: FastifyRequest) => ({
  msg: text.message,
  ...(headers[ASKS_DATA] !== undefined && { text }),
});

/** Refusals become the old tools' statuses and bodies; any other error is logged under an id and masked. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asUnavailable(thrown);
  if (error instanceof ProblemError) {
    logWhyUnavailable(error, request.log);
    const retryAfter = soonOver(error.problems);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    if (error.kind === 'UNAUTHENTICATED') void reply.header('www-authenticate', 'Bearer');
    const [first] = error.problems;
    const errors = error.problems.flatMap((p) =>
      p.field === undefined ? [] : [{ field: p.field, message: p.message }],
    );
    return reply.code(STATUS[error.kind]).send({
      ...bodyWith(messageOf(first!), request),
      ...error.details,
      ...(errors.length > 0 && { errors }),
    });
  }
  const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413)
    return reply
      .code(413)
      .send(bodyWith(error instanceof FileTooLarge ? error.text : requests.bodyTooLarge(), request));
  if (statusCode < 500) {
    const isTypeUnknown = code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
    const text = isTypeUnknown ? requests.contentTypeUnknown() : requests.bodyUnreadable();
    return reply.code(statusCode).send(bodyWith(text, request));
  }
  const id = randomUUID();
  request.log.error({ err: error, id }, 'unhandled error');
  return reply.code(500).send({ ...bodyWith(requests.unforeseen(), request), id });
}
