import type { Context } from '../../platform/context';
import type { EventMessage, Topic } from '../../platform/events';
import { refuseUnlessAllowed } from '../../platform/permission';

/**
 * A subscription to topics that only admins may open; one who is no admin any more loses the socket (graphql/end-sockets).
 * Of several topics it tells only that there is news, however many events came: their ids mean different things.
 */
export const adminsOnly =
  (...topics: Topic[]) =>
  ({ context }: { context: object }): AsyncIterable<EventMessage['ids']> => {
    const ctx = context as Context;
    refuseUnlessAllowed('admin', ctx);
    return topics.length > 1 ? ctx.events.subscribeToNews(...topics) : ctx.events.subscribe(...topics);
  };
