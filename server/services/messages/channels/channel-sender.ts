import type { OutboxChannel } from '../../../platform/outbox';

/** A message that a worker has claimed. */
export interface ClaimedMessage {
  id: number;
  channel: OutboxChannel;
  recipient: string;
  subject: string;
  body: string;
  eventKey: string;
  attempts: number;
  createdAt: Date;
}

/** A way out of the station. */
export interface ChannelSender {
  /** Which messages are its. */
  channels: readonly OutboxChannel[];
  /** Throws where the message was not taken; ends within a minute, before its claim does, and when `stopping` is aborted. */
  send(message: ClaimedMessage, stopping: AbortSignal): Promise<void>;
}
