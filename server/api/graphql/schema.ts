import type { GraphQLSchema } from 'graphql';
import { buildSchema, getMetadataStorage, type PubSub } from 'type-graphql';
import type { Events, Topic } from '../../platform/events';
import { resolvers } from './resolvers';
import { withDescriptions } from './with-descriptions';

/** Subscriptions read the station's events; only commits publish (platform/submit), never a resolver. */
const pubSubOf = (events: Pick<Events, 'subscribe'>): PubSub => ({
  publish: () => {
    throw new Error('Only commands publish events');
  },
  subscribe: (topic) => events.subscribe(topic as Topic),
});

/** Reads fields without a resolver as plain properties: TypeGraphQL would wrap each in a chain of middlewares. */
function readFieldsPlainly(): void {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
}

/** The whole schema, from the modules' resolvers and the factories. */
export async function stationSchema(events: Pick<Events, 'subscribe'>): Promise<GraphQLSchema> {
  readFieldsPlainly();
  const schema = await buildSchema({
    resolvers,
    pubSub: pubSubOf(events),
    // submit and ask validate the input, once for GraphQL and REST.
    validate: false,
    // The check introspects the whole schema and takes half of the build time. `npm run schema` validates it.
    skipCheck: true,
  });
  return withDescriptions(schema);
}
