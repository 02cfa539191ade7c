import { SUBSCRIPTION_TEXTS } from '../../domain/message.rules';
import type { Env } from '../../env';
import type { OutboxChannel } from '../../platform/outbox';
import type { Channel } from './address-for';
import type { ChannelSender } from './channels/channel-sender';
import { MAIL_CHANNELS, mailSender } from './channels/mail';
import { WEBHOOK_CHANNELS, webhookSender } from './channels/webhook';

/** Names of the channels in the outbox. */
export const OUTBOX_CHANNEL: Readonly<Record<Channel, OutboxChannel>> = {
  MAIL: 'mail',
  SMS: 'sms',
  WHATSAPP: 'whatsapp',
};

type Ways = Pick<Env, 'smtpUrl' | 'mailFrom' | 'messageWebhookUrl'>;

/** Creates the senders that are set up. */
export const sendersOf = ({ smtpUrl, mailFrom, messageWebhookUrl }: Ways): ChannelSender[] => [
  ...(smtpUrl === undefined ? [] : [mailSender(smtpUrl, mailFrom!)]),
  ...(messageWebhookUrl === undefined ? [] : [webhookSender(messageWebhookUrl)]),
];

/** Channels that are set up; messages of the others remain on the outbox page. */
export const channelsOut = ({ smtpUrl, messageWebhookUrl }: Ways): OutboxChannel[] => [
  ...(smtpUrl === undefined ? [] : MAIL_CHANNELS),
  ...(messageWebhookUrl === undefined ? [] : WEBHOOK_CHANNELS),
];

/** Why a message of a channel without a sender is not sent. */
export const noChannel = (channel: OutboxChannel): string =>
  MAIL_CHANNELS.includes(channel) ? SUBSCRIPTION_TEXTS.noMailServer : SUBSCRIPTION_TEXTS.noWebhook;
