import { Matches } from 'class-validator';
import { refusal } from '../../domain/kernel/problem';
import { defineCommand } from '../../platform/submit';
import { RETRIED } from './retry-failed-messages';

class RetryMessageInput {
  @Matches(/^[0-9]{1,15}$/, { message: 'messageId must be a whole number' }) messageId!: string;
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
    if (!message) throw refusal('NOT_FOUND', 'This message was not found', 'messageId', 'NOT_FOUND');
    if (!message.isFailed) throw refusal('NOT_FAILED', 'This message has not failed');
    if (message.isSecret) throw refusal('SECRET_GONE', 'Its link cannot be sent again. Ask for a new one.');
    await tx.sql(`UPDATE outbox_message SET ${RETRIED} WHERE id = $1`, [messageId]);
    tx.audit({ table: 'outbox_message', id: messageId, after: { retried: true } });
    return {};
  },
});
