import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { EventQueue } from './event-queue';
import type { OpenTransaction } from './transaction';

/** Topics that a process announces to the others. Messages carry ids only; subscribers query the data. */
export const TOPICS = [
  'shiftChanged',
  'creditSaleRecorded',
  'creditChanged',
  'cashChanged',
  'stockChanged',
  'masterChanged',
  'changeRequested',
  'changeDecided',
  'noticesSeen',
  'settingsChanged',
  'sessionsEnded',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface EventMessage {
  topic: Topic;
  ids: Record<string, number | string>;
}

const CHANNEL = 'forecourt';
/** A silent connection is detected within the sum of both. */
const LOOK_EVERY_MS = 4000;
const ANSWER_WITHIN_MS = 4000;

/** Sends messages with the open transaction: PostgreSQL delivers them on commit only, to every listening process. */
export async function notify(tx: OpenTransaction, messages: EventMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await tx.sql('SELECT pg_notify($1, m::text) FROM jsonb_array_elements($2::jsonb) AS m', [
    CHANNEL,
    JSON.stringify(messages),
  ]);
}

/**
 * One LISTEN connection per process, probed, reconnected with backoff, fanned out to bounded queues. After a reconnect
 * every subscriber gets `reconnected`, since events may have been missed; events carry no state, so a refetch makes up
 * for all of them.
 */
export class Events {
  private readonly subscribers = new Map<Topic, Set<EventQueue<EventMessage['ids']>>>();
  private client: Client | null = null;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    await this.listen();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const queues of this.subscribers.values()) for (const queue of [...queues]) await queue.return();
    await this.client?.end();
  }

  /** Returns an endless iterable of the topics' ids; it ends with TooSlowError when its reader falls behind. */
  subscribe(...topics: Topic[]): AsyncIterableIterator<EventMessage['ids']> {
    return this.queueOf(topics);
  }

  /** Like `subscribe`, for a reader that only needs to know that something changed: all pending events become one. */
  subscribeToNews(...topics: Topic[]): AsyncIterableIterator<EventMessage['ids']> {
    return this.queueOf(topics, () => 'news');
  }

  private queueOf(topics: Topic[], keyOf?: (ids: EventMessage['ids']) => string): EventQueue<EventMessage['ids']> {
    const queue = new EventQueue<EventMessage['ids']>(() => {
      for (const topic of topics) this.subscribers.get(topic)?.delete(queue);
    }, keyOf);
    for (const topic of topics) {
      const queues = this.subscribers.get(topic) ?? new Set();
      this.subscribers.set(topic, queues.add(queue));
    }
    return queue;
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      application_name: 'forecourt events',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    });
    // Without a listener a lost connection would end the process (docs/design/reliability.md#live-events).
    client.on('error', (error) => this.log.warn({ err: error }, 'the events connection failed'));
    client.on('end', () => void this.reconnect(client));
    client.on('notification', ({ payload }) => this.deliver(JSON.parse(payload ?? 'null') as EventMessage | null));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      this.drop(client);
      throw error;
    }
    if (this.stopped) return this.drop(client);
    this.client = client;
    this.watch(client);
  }

  /**
   * Probes the connection: it may die silently (a cable, a firewall, a pooler that switches sessions). A probe without
   * an answer cuts the connection, which starts a reconnect.
   */
  private watch(client: Client): void {
    const timer = setInterval(async () => {
      if (this.stopped || this.client !== client) return clearInterval(timer);
      try {
        const { rows } = await client.query('SELECT FROM pg_listening_channels() AS c WHERE c = $1', [CHANNEL]);
        if (rows.length > 0) return;
        this.log.warn('the events connection lost its LISTEN');
      } catch (error) {
        if (this.stopped) return;
        this.log.warn({ err: error }, 'the probe of the events connection failed');
      }
      clearInterval(timer);
      this.drop(client);
    }, LOOK_EVERY_MS).unref();
  }

  private drop(client: Client): void {
    client.end().catch((error: unknown) => this.log.debug({ err: error }, 'closing the events connection failed'));
  }

  private async reconnect(lost: Client): Promise<void> {
    if (this.stopped || this.client !== lost) return;
    this.client = null;
    for (let attempt = 0; !this.stopped && this.client === null; attempt++) {
      await setTimeout(Math.min(2000, 50 * 2 ** attempt) * (0.5 + Math.random()), undefined, { ref: false });
      if (this.stopped) return;
      try {
        await this.listen();
      } catch (error) {
        this.log.warn({ err: error, attempt }, 'reconnecting the events connection failed');
      }
    }
    for (const topic of TOPICS) this.deliver({ topic, ids: { reconnected: 1 } });
  }

  private deliver(message: EventMessage | null): void {
    for (const queue of this.subscribers.get(message?.topic as Topic) ?? []) queue.push(message!.ids);
  }
}
