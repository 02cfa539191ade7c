import { Matches } from 'class-validator';
import { refusal } from '../../domain/kernel/problem';
import { messages } from '../../domain/messages.messages';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { RETRIED } from './retry-failed-messages';

class RetryMessageInput {
  @Matches(/^[0-9]{1,15}$/, saying(messages.messageNotWhole())) messageId!: string;
}

/** Requeues a failed message from its first attempt; a secret one cannot be restored. */
export const retryMessage = defineCommand({
  name: 'retryMessage',
  right: 'messages.manage',
  input: RetryMessageInput,
  async run(tx, { messageId }): Promise<object> {
    const [message] = await tx.sql<{ isFailed: boolean; isSecret: boolean }>(
      `SELECT failed_at IS NOT NULL AS "isFailed", is_secret AS "isSecret" FROM outbox_message WHERE id = $1 FOR UPDATE`,
      [messageId],
    );
    if (!message) throw refusal('NOT_FOUND', messages.unknownMessage(), 'messageId', 'NOT_FOUND');
    if (!message.isFailed) throw refusal('NOT_FAILED', messages.notFailed());
    if (message.isSecret) throw refusal('SECRET_GONE', messages.linkGone());
    await tx.sql(`UPDATE outbox_message SET ${RETRIED} WHERE id = $1`, [messageId]);
    tx.audit({ table: 'outbox_message', id: messageId, after: { retried: true } });
    return {};
  },
});
