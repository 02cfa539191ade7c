import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../platform/context';
import { formatGraphQLError } from './format-error';
import { MOST_TOKENS, oneFieldPerMutation } from './limits';

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
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !introspection,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [oneFieldPerMutation],
    formatError: (formatted, error) => formatGraphQLError(formatted, error, log),
    plugins: [
      fastifyApolloDrainPlugin(app) as never,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      {
        requestDidStart: async () => ({
          willSendResponse: async ({ contextValue, response }) => {
            if (contextValue.replayed) response.http.headers.set('idempotency-replayed', 'true');
          },
        }),
      },
    ],
  });
  await apollo.start();
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/graphql',
    handler: fastifyApolloHandler(apollo, { context: contextOf }) as never,
  });
  return apollo;
}
