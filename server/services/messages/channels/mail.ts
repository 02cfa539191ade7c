import { createTransport } from 'nodemailer';
import type { OutboxChannel } from '../../../platform/outbox';
import { withTimeLimit } from '../../../platform/time-limit';
import type { ChannelSender } from './channel-sender';

export const MAIL_CHANNELS: readonly OutboxChannel[] = ['mail'];

/** Limit for sending one message; the claim lasts longer, so no other worker takes the message. */
const SEND_WITHIN_MS = 60_000;

/** Sends by SMTP. A fixed Message-ID per message lets a mailbox recognise a repeat. */
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
