import type { Context } from '../platform/context';
import type { EventMessage, Topic } from '../platform/events';
import { refuseUnlessAllowed } from '../platform/permission';

/** A subscription to topics that only admins may open; one who is no admin any more loses the socket (graphql/end-sockets). */
export const adminsOnly =
  (...topics: Topic[]) =>
  ({ context }: { context: object }): AsyncIterable<EventMessage['ids']> => {
    const ctx = context as Context;
    refuseUnlessAllowed('admin', ctx);
    return ctx.events.subscribe(...topics);
  };
