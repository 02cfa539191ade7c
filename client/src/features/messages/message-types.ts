import type { EventWordsQuery, MessageSubscriptionsQuery, OutboxQuery } from '../../graphql/generated/graphql';

/** An event with its current template. */
export type EventWords = EventWordsQuery['eventCategories'][number];

/** Which recipients receive which event. */
export type Subscription = MessageSubscriptionsQuery['messageSubscriptions'][number];

/** A message of the outbox. */
export type Message = OutboxQuery['outboxMessages'][number];
