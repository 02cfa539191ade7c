import { createTransport } from 'nodemailer';
import type { OutboxChannel } from '../../../platform/outbox';
import { withTimeLimit } from '../../../platform/time-limit';
import type { ChannelSender } from './channel-sender';

export const MAIL_CHANNELS: readonly OutboxChannel[] = ['mail'];

/** A sending ends within this; the claim holds longer, so nobody else takes the message meanwhile. */
const SEND_WITHIN_MS = 60_000;

/** By SMTP. The sender's own Message-ID names the message for good, so that a mailbox can tell a repeat. */
export function mailSender(smtpUrl: string, mailFrom: string): ChannelSender {
  const mail = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'forecourt';
  return {
    channels: MAIL_CHANNELS,
    async send({ id, createdAt, recipient, subject, body }, stopping) {
      await withTimeLimit(SEND_WITHIN_MS, stopping, (signal) =>
        mail.sendMail({
          from: mailFrom,
          to: { name: '', address: recipient },
          subject,
          text: body,
          messageId: `<outbox-${id}-${createdAt.getTime()}@${domain}>`,
          signal,
        }),
      );
    },
  };
}
