import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { access } from '../../domain/access.messages';
import { SHEET_LIMITS } from '../../domain/sheet';
import type { Context } from '../../platform/context';
import type { StrangerWork } from '../../platform/rate-limiter';
import { CompiledReads } from './compiled/compiled-reads';
import { DocumentGate } from './document-gate';
import { formatGraphQLError } from './format-error';
import { documentLimits, MOST_ERRORS, MOST_TOKENS, noSubscription, oneFieldPerMutation } from './limits';
import { asContextError, unavailableHead } from './unavailable';

/** A sheet in base64, which takes four characters for three bytes, and the document. */
export const LARGEST_SHEET_BODY = (SHEET_LIMITS.megabytes + 1) * 1024 * 1024 + 512 * 1024;

/**
 * Serves GraphQL over HTTP at /graphql, and at /graphql/sheets with larger bodies for users who import sheets. `contextOf`
 * resolves the caller.
 */
export async function serveGraphQL(
  app: FastifyInstance,
  {
    schema,
    contextOf,
    log,
    introspection,
    compiles,
  }: {
    schema: GraphQLSchema;
    contextOf: (request: FastifyRequest, work: StrangerWork) => Promise<Context>;
    log: Logger;
    introspection: boolean;
    /** Whether repeated queries are answered by compiled queries. */
    compiles: boolean;
  },
): Promise<ApolloServer<Context>> {
  const reads = new CompiledReads(schema, log);
  const gate = new DocumentGate(schema, introspection, log);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection,
    // A foreign page cannot send any of these without a preflight; a caller with a token sends the first of them
    // anyway.
    csrfPrevention: { requestHeaders: ['authorization', 'x-apollo-operation-name', 'apollo-require-preflight'] },
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !introspection,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [noSubscription, oneFieldPerMutation, ...documentLimits],
    formatError: (formatted, error) => formatGraphQLError(formatted, error, log),
    plugins: [
      fastifyApolloDrainPlugin(app) as never,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      {
        requestDidStart: async () => ({
          didResolveOperation: async ({ source, document }) => {
            if (compiles) reads.learn(source, document);
          },
          willSendResponse: async ({ contextValue, response: { http, body } }) => {
            if (contextValue.replayed) http.headers.set('idempotency-replayed', 'true');
            if (body.kind !== 'single') return;
            const head = unavailableHead(body.singleResult);
            if (head) http.status = head.status;
            for (const [name, value] of head?.headers ?? []) http.headers.set(name, value);
            if (body.singleResult.errors) body.singleResult.errors = body.singleResult.errors.slice(0, MOST_ERRORS);
          },
        }),
      },
    ],
  });
  await apollo.start();
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>();
  /** Once per request, whichever part answers it, because it counts against the rate limit. */
  const contextOnce = (request: FastifyRequest): Promise<Context> => {
    const context = contexts.get(request) ?? contextOf(request, gate.workOf(request));
    contexts.set(request, context);
    return context;
  };
  const byApollo = fastifyApolloHandler(apollo, {
    context: (request) => contextOnce(request).catch((error) => Promise.reject(asContextError(error))),
  });
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    // If the context cannot be made (rate limit, no database), Apollo Server answers before it parses the document.
    const context = await contextOnce(request).catch(() => null);
    const refused = context && gate.refuse(request, reply, context.actor !== null);
    if (refused) return refused;
    return (await reads.answer(request, reply, () => contextOnce(request))) ?? byApollo.call(app, request, reply);
  };
  app.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/graphql', onRequest: refuseForms, handler });
  app.route({
    method: 'POST',
    url: '/graphql/sheets',
    bodyLimit: LARGEST_SHEET_BODY,
    // Without a log-in nobody can fill the memory with large bodies: they are not read.
    onRequest: async (request, reply) => {
      await refuseForms(request);
      const context = await contextOnce(request).catch(() => null);
      if (context?.actor) return;
      reply.code(401).header('www-authenticate', 'Bearer');
      return reply.send({
        errors: [{ message: access.pleaseLogIn().message, extensions: { code: 'UNAUTHENTICATED' } }],
      });
    },
    handler,
  });
  return apollo;
}

/** A foreign page may send forms and plain text without a preflight (CSRF), but not JSON. */
async function refuseForms({ method, headers }: FastifyRequest): Promise<void> {
  const type = headers['content-type'] ?? '';
  if (method === 'POST' && !/^application\/json\s*(;|$)/i.test(type))
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
}
