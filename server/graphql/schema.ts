import type { GraphQLSchema } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import type { Events, Topic } from '../platform/events';
import { described } from './described';
import { resolvers } from './resolvers';

/** Subscriptions read the station's events; publishing happens on commit only (platform/submit), never from a resolver. */
const pubSubOf = (events: Pick<Events, 'subscribe'>): PubSub => ({
  publish: () => {
    throw new Error('Events are published by commands');
  },
  subscribe: (topic) => events.subscribe(topic as Topic),
});

/** The whole schema: what the modules' resolvers and the factories make. */
export const stationSchema = async (events: Pick<Events, 'subscribe'>): Promise<GraphQLSchema> =>
  described(
    await buildSchema({
      resolvers,
      pubSub: pubSubOf(events),
      // Input is validated behind the door, once for GraphQL and REST.
      validate: false,
    }),
  );
