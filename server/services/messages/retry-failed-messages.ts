import { NoInput } from '../../platform/ask';
import { NEWS_FOR_DAYS } from '../../platform/outbox';
import { defineCommand } from '../../platform/submit';

/** SQL assignments that requeue a message in outbox_message: it stays worth sending for some days from now. */
export const RETRIED = `failed_at = NULL, attempts = 0, next_attempt_at = now(),
  useful_until = now() + interval '${NEWS_FOR_DAYS} days'`;

/** Requeues all failed messages except secret ones, which cannot be restored. Returns how many. */
export const retryFailedMessages = defineCommand({
  name: 'retryFailedMessages',
  right: 'messages.manage',
  input: NoInput,
  async run(tx): Promise<{ messages: number }> {
    const retried = await tx.sql<{ id: number }>(
      `UPDATE outbox_message SET ${RETRIED}
       WHERE id IN (SELECT id FROM outbox_message WHERE failed_at IS NOT NULL AND NOT is_secret ORDER BY id FOR UPDATE)
       RETURNING id`,
    );
    for (const { id } of retried) tx.audit({ table: 'outbox_message', id, after: { retried: true } });
    return { messages: retried.length };
  },
});
