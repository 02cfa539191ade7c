import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../platform/context';
import { formatGraphQLError } from './format-error';
import { documentLimits, MOST_ERRORS, MOST_TOKENS, noSubscription, oneFieldPerMutation } from './limits';
import { asContextError, tellUnavailable } from './unavailable';

/** Serves GraphQL over HTTP at /graphql. `contextOf` reads who asks. */
export async function serveGraphQL(
  app: FastifyInstance,
  {
    schema,
    contextOf,
    log,
    introspection,
  }: {
    schema: GraphQLSchema;
    contextOf: (request: FastifyRequest) => Promise<Context>;
    log: Logger;
    introspection: boolean;
  },
): Promise<ApolloServer<Context>> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection,
    // A page elsewhere cannot send any of these without asking first; who has a token sends the first of them anyhow.
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
          willSendResponse: async (request) => {
            const { contextValue, response } = request;
            tellUnavailable(request as never);
            if (contextValue.replayed) response.http.headers.set('idempotency-replayed', 'true');
            const { body } = response;
            if (body.kind === 'single' && body.singleResult.errors)
              body.singleResult.errors = body.singleResult.errors.slice(0, MOST_ERRORS);
          },
        }),
      },
    ],
  });
  await apollo.start();
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    onRequest: refuseForms,
    handler: fastifyApolloHandler(apollo, {
      context: (request) => contextOf(request).catch((error) => Promise.reject(asContextError(error))),
    }) as never,
  });
  return apollo;
}

/** A page elsewhere may send a form or plain text without asking first (CSRF); JSON it may not. */
async function refuseForms({ method, headers }: FastifyRequest): Promise<void> {
  const type = headers['content-type'] ?? '';
  if (method === 'POST' && !/^application\/json\s*(;|$)/i.test(type))
    throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
}
