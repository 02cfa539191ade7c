import type { Context } from '../../platform/context';
import type { EventMessage, Topic } from '../../platform/events';
import { refuseUnlessAllowed } from '../../platform/permission';

/**
 * A subscription to topics that only admins may open; a user who loses the admin right loses the socket
 * (graphql/end-sockets). With several topics it only announces that something changed, because their ids mean different
 * things.
 */
export const adminsOnly =
  (...topics: Topic[]) =>
  ({ context }: { context: object }): AsyncIterable<EventMessage['ids']> => {
    const ctx = context as Context;
    refuseUnlessAllowed('admin', ctx);
    return topics.length > 1 ? ctx.events.subscribeToNews(...topics) : ctx.events.subscribe(...topics);
  };
