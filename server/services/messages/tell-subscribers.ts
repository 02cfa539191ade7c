import { SUBSCRIPTION_TEXTS } from '../../domain/message.rules';
import { type MessageWords, withFacts } from '../../domain/message-template.rules';
import type { Context } from '../../platform/context';
import { enqueueMessages } from '../../platform/outbox';
import { stationSetting } from '../../platform/station-setting';
import type { OpenTransaction } from '../../platform/transaction';
import { type Address, addressFor, type Channel } from './address-for';
import { OUTBOX_CHANNEL } from './channel-registry';
import { type NamedReceivers, type Receivers, receiversOf, whyNeverTold } from './receivers';
import { recipientsOf } from './recipients.queries';
import { type EventName, type FactsOf, ownWordsOf, sayFacts } from './station-events';

/** The part of a command's transaction that notifying needs; the nightly summary has no more either. */
export type Telling = OpenTransaction & { ctx: Pick<Context, 'log'> };

/** Whom an event is about: recipients of that kind hear only of themselves. */
interface About {
  creditor?: number;
  employee?: number;
}

export interface Told<Name extends EventName> {
  /** Identifies the occurrence among all of its event, so that nobody is notified twice. */
  key: number | string;
  about?: About;
  /** Facts formatted for reading; a function is called only if there are subscribers. */
  facts: FactsOf<Name> | (() => FactsOf<Name> | Promise<FactsOf<Name>>);
}

/**
 * Transactional outbox: enqueues one message per subscriber of an event in the caller's transaction, deduplicated by
 * `key`. Recipients who are disabled or have no address are left out, as are receive categories that are not
 * allow-listed. Costs one short query if nobody is subscribed.
 */
export async function tellSubscribers<Name extends EventName>(
  tx: Telling,
  event: Name,
  { key, about = {}, facts }: Told<Name>,
): Promise<void> {
  const subscribers = await subscribersOf(tx, { event });
  if (subscribers.length === 0) return;
  const addresses = await addressesOf(tx, subscribers, (receivers) => mayReceive(event, receivers, about));
  if (addresses.length === 0) return;
  const told: FactsOf<Name> = typeof facts === 'function' ? await facts() : facts;
  const language = await stationSetting(tx.sql, 'messageLanguage');
  const own = ownWordsOf(event, language);
  const { subject, body } = subscribers[0]!;
  await enqueue(
    tx,
    addresses,
    `${event}:${key}`,
    { subject: subject || own.subject, body: body || own.body },
    sayFacts(told, language),
  );
}

/** The same for a message that an admin wrote; returns the number of recipients. */
export async function sendByHand(
  tx: Telling,
  eventCategoryId: number,
  key: string,
  words: MessageWords,
): Promise<number> {
  const subscribers = await subscribersOf(tx, { eventCategoryId });
  const addresses = await addressesOf(tx, subscribers, () => null);
  await enqueue(tx, addresses, `byHand:${eventCategoryId}:${key}`, words, {});
  return addresses.length;
}

interface Subscriber extends NamedReceivers, MessageWords {
  id: number;
  recipientId: number;
  channel: Channel | null;
}

/** Each row repeats the owner's text for the event. */
const subscribersOf = (
  { sql }: Telling,
  category: { event: EventName } | { eventCategoryId: number },
): Promise<Subscriber[]> =>
  sql<Subscriber>(
    `SELECT s.id, s.recipient_id AS "recipientId", s.channel, r.table_name AS "tableName",
            r.pk_field_name AS "pkFieldName", r.display_name AS "displayName", r.route_path AS "routePath",
            COALESCE(t.subject, '') AS subject, COALESCE(t.body, '') AS body
     FROM event_category c
     JOIN message_subscription s ON s.event_category_id = c.id
     JOIN receive_category r ON r.id = s.receive_category_id
     LEFT JOIN message_template t ON t.event_category_id = c.id
     WHERE c.event = $1 OR c.id = $2 ORDER BY s.id`,
    ['event' in category ? category.event : null, 'eventCategoryId' in category ? category.eventCategoryId : null],
  );

/** Which of them hear of it: one id, everybody (null), or nobody (undefined). */
function mayReceive(event: EventName, receivers: Receivers, about: About): number | null | undefined {
  if (whyNeverTold(event, receivers) !== null) return undefined;
  return receivers.about === null ? null : (about[receivers.about] ?? null);
}

/** One statement per table; two recipients with the same address get one message. */
async function addressesOf(
  tx: Telling,
  subscribers: readonly Subscriber[],
  heardBy: (receivers: Receivers) => number | null | undefined,
): Promise<Address[]> {
  const byTable = new Map<Receivers, Map<number, Channel | null>>();
  for (const { id, recipientId, channel, ...named } of subscribers) {
    const receivers = receiversOf(named);
    if (receivers === null) {
      tx.ctx.log.warn({ subscriptionId: id }, `a subscription sends nothing: ${SUBSCRIPTION_TEXTS.tellsNobody}`);
      continue;
    }
    const only = heardBy(receivers);
    if (only === undefined || (only !== null && only !== recipientId)) continue;
    byTable.set(receivers, (byTable.get(receivers) ?? new Map()).set(recipientId, channel));
  }
  const found: Address[] = [];
  for (const [receivers, channels] of byTable)
    for (const recipient of await recipientsOf(tx.sql, receivers, [...channels.keys()])) {
      const address = recipient.isInUse ? addressFor(recipient, channels.get(recipient.id)!) : null;
      if (address !== null) found.push(address);
    }
  return [...new Map(found.map((address) => [`${address.channel} ${address.to}`, address])).values()];
}

async function enqueue(
  tx: Telling,
  addresses: readonly Address[],
  eventKey: string,
  words: MessageWords,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  if (addresses.length === 0) return;
  const message = withFacts(words, { ...facts, station: await stationSetting(tx.sql, 'stationName') });
  await enqueueMessages(
    tx,
    addresses.map(({ channel, to }) => ({ channel: OUTBOX_CHANNEL[channel], recipient: to, ...message, eventKey })),
  );
}
