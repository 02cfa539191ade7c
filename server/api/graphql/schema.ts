import type { GraphQLSchema } from 'graphql';
import { buildSchema, getMetadataStorage, type PubSub } from 'type-graphql';
import type { Events, Topic } from '../../platform/events';
import { described } from './described';
import { resolvers } from './resolvers';

/** Subscriptions read the station's events; publishing happens on commit only (platform/submit), never from a resolver. */
const pubSubOf = (events: Pick<Events, 'subscribe'>): PubSub => ({
  publish: () => {
    throw new Error('Events are published by commands');
  },
  subscribe: (topic) => events.subscribe(topic as Topic),
});

/** A field without a resolver is read off its object as it is: TypeGraphQL would wrap each in a chain of middlewares. */
function readFieldsPlainly(): void {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
}

/** The whole schema: what the modules' resolvers and the factories make. */
export async function stationSchema(events: Pick<Events, 'subscribe'>): Promise<GraphQLSchema> {
  readFieldsPlainly();
  const schema = await buildSchema({
    resolvers,
    pubSub: pubSubOf(events),
    // Input is validated behind the door, once for GraphQL and REST.
    validate: false,
    // The check introspects the whole schema, half of the time that it takes to build. `npm run schema` validates it.
    skipCheck: true,
  });
  return described(schema);
}
