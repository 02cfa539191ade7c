import type { OutboxChannel } from '../../../platform/outbox';
import { withTimeLimit } from '../../../platform/time-limit';
import type { ChannelSender } from './channel-sender';

export const WEBHOOK_CHANNELS: readonly OutboxChannel[] = ['sms', 'whatsapp'];

const ANSWER_WITHIN_MS = 10_000;

/** JSON body sent to the gateway. */
interface Posted {
  id: string;
  channel: 'sms' | 'whatsapp';
  to: string;
  text: string;
  subject: string;
  /** Event name: 'creditSale', 'byHand'. */
  event: string;
}

/**
 * Sends SMS and WhatsApp by posting JSON to a webhook. `Idempotency-Key` is the message's id, so that a gateway can
 * recognise a repeat after a lost answer. Redirects are refused: the message is for the address that the owner has set.
 */
export function webhookSender(address: string): ChannelSender {
  const { url, authorization } = withoutCredentials(address);
  return {
    channels: WEBHOOK_CHANNELS,
    async send({ id, channel, recipient, subject, body, eventKey }, stopping) {
      const event = /^\w+/.exec(eventKey)?.[0] ?? '';
      const posted: Posted = {
        id: String(id),
        channel: channel as Posted['channel'],
        to: recipient,
        text: body,
        subject,
        event,
      };
      const answer = await withTimeLimit(ANSWER_WITHIN_MS, stopping, (signal) =>
        fetch(url, {
          method: 'POST',
          headers: { ...authorization, 'Content-Type': 'application/json', 'Idempotency-Key': posted.id },
          body: JSON.stringify(posted),
          redirect: 'manual',
          signal,
        }),
      );
      // The body is not needed, and an endless one must not be read.
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
    },
  };
}

/** Moves a user and password from the URL to a header, because fetch refuses URLs with credentials. */
function withoutCredentials(address: string): { url: URL; authorization: Record<string, string> } {
  const url = new URL(address);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = '';
  url.password = '';
  if (user === '' && password === '') return { url, authorization: {} };
  return { url, authorization: { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } };
}
