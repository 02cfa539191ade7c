import type { EventWordsQuery, MessageSubscriptionsQuery, OutboxQuery } from '../../graphql/generated/graphql';

/** An event with its words now. */
export type EventWords = EventWordsQuery['eventCategories'][number];

/** Who is told of what. */
export type Subscription = MessageSubscriptionsQuery['messageSubscriptions'][number];

/** A message of the outbox. */
export type Message = OutboxQuery['outboxMessages'][number];
