import type { Context } from '../../platform/context';
import type { EventMessage, Topic } from '../../platform/events';

/**
 * A subscription to several topics that only announces that something changed, because the ids of the topics mean
 * different things.
 */
export const newsOf =
  (...topics: Topic[]) =>
  ({ context }: { context: object }): AsyncIterable<EventMessage['ids']> =>
    (context as Context).events.subscribeToNews(...topics);
