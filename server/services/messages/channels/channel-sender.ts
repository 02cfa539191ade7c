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

/** Sends the messages of one or more channels. */
export interface ChannelSender {
  /** The channels it serves. */
  channels: readonly OutboxChannel[];
  /**
   * Throws if the message was not accepted. Ends within a minute, before the claim expires, and when `stopping` is
   * aborted.
   */
  send(message: ClaimedMessage, stopping: AbortSignal): Promise<void>;
}
