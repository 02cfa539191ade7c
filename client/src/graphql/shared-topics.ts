import type { Client, Sink } from 'graphql-ws';

/** Keeps a subscription for this long after its last listener: the next page often needs it too. */
const LINGER_MS = 20_000;
/** The server's limit per socket. */
const MOST_TOPICS = 10;

interface Topic {
  listeners: Set<Sink<never>>;
  lingering: ReturnType<typeof setTimeout> | undefined;
  end(): void;
}

/**
 * Shares one subscription per topic among all listeners, and delays unsubscribing, so that fast navigation stays within
 * the server's message rate limit of a socket.
 */
export function sharedTopics(socket: Pick<Client, 'subscribe'>): Client['subscribe'] {
  const topics = new Map<string, Topic>();

  const open = (key: string, payload: Parameters<Client['subscribe']>[0]): Topic => {
    const listeners: Topic['listeners'] = new Set();
    const forget = (tell: (listener: Sink<never>) => void): void => {
      clearTimeout(topic.lingering);
      if (topics.get(key) === topic) topics.delete(key);
      for (const listener of [...listeners]) tell(listener);
    };
    const topic: Topic = { listeners, lingering: undefined, end: () => {} };
    topics.set(key, topic);
    const unsubscribe = socket.subscribe(payload, {
      next: (result) => {
        for (const listener of [...listeners]) listener.next(result as never);
      },
      error: (error) => forget((listener) => listener.error(error)),
      complete: () => forget((listener) => listener.complete()),
    });
    topic.end = () => {
      forget(() => {});
      unsubscribe();
    };
    return topic;
  };

  const makeRoom = (): void => {
    if (topics.size < MOST_TOPICS) return;
    [...topics.values()].find(({ listeners }) => listeners.size === 0)?.end();
  };

  return (payload, listener) => {
    const key = JSON.stringify([payload.query, payload.variables]);
    if (!topics.has(key)) makeRoom();
    const topic = topics.get(key) ?? open(key, payload);
    clearTimeout(topic.lingering);
    topic.listeners.add(listener as Sink<never>);
    return () => {
      topic.listeners.delete(listener as Sink<never>);
      if (topic.listeners.size === 0) topic.lingering = setTimeout(topic.end, LINGER_MS);
    };
  };
}
