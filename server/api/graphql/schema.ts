import type { GraphQLField, GraphQLSchema } from 'graphql';
import { buildSchema, getMetadataStorage, type PubSub } from 'type-graphql';
import type { Context } from '../../platform/context';
import type { Events, Topic } from '../../platform/events';
import { refuseUnlessAllowed } from '../../platform/permission';
import { isToldToAll } from '../../platform/shared-payload';
import { rightOfSubscription } from '../../platform/subscription-right';
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

/**
 * Refuses subscribers without the field's right. A shared payload is executed for no user in particular, so it must be
 * open to everyone who is logged in, as every socket is.
 */
function requireRight(field: GraphQLField<unknown, unknown>): void {
  const right = rightOfSubscription(field);
  const { subscribe } = field;
  if (isToldToAll(field)) {
    if (right !== 'signedIn') throw new Error(`A shared subscription cannot need a right: ${field.name}`);
    return;
  }
  field.subscribe = (source, args, context, info) => {
    refuseUnlessAllowed(right, context as Context);
    return subscribe!(source, args, context, info);
  };
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
  for (const field of Object.values(schema.getSubscriptionType()!.getFields())) requireRight(field);
  return withDescriptions(schema);
}
