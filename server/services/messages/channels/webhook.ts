import type { OutboxChannel } from '../../../platform/outbox';
import { withTimeLimit } from '../../../platform/time-limit';
import type { ChannelSender } from './channel-sender';

export const WEBHOOK_CHANNELS: readonly OutboxChannel[] = ['sms', 'whatsapp'];

const ANSWER_WITHIN_MS = 10_000;

/** What a gateway is posted. */
interface Posted {
  id: string;
  channel: 'sms' | 'whatsapp';
  to: string;
  text: string;
  subject: string;
  /** 'creditSale', 'byHand'. */
  event: string;
}

/**
 * SMS and WhatsApp by an address that takes them as JSON. `Idempotency-Key` is the message's id, so that a gateway can
 * tell a repeat after a lost answer. A redirect is refused: the message is for the address that the owner has set.
 */
export function webhookSender(address: string): ChannelSender {
  const { url, authorization } = withoutCredentials(address);
  return {
    channels: WEBHOOK_CHANNELS,
    async send({ id, channel, recipient, subject, body, eventKey }, stopping) {
      const event = /^\w+/.exec(eventKey)?.[0] ?? '';
      const posted: Posted = {
        ...{ id: String(id), channel: channel as Posted['channel'], to: recipient, text: body, subject, event },
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
      // What is in it does not matter, and nobody shall make this process read without end.
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
    },
  };
}

/** A user and password in the address travel as a header: fetch takes no address that holds them. */
function withoutCredentials(address: string): { url: URL; authorization: Record<string, string> } {
  const url = new URL(address);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = '';
  url.password = '';
  if (user === '' && password === '') return { url, authorization: {} };
  return { url, authorization: { Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } };
}
