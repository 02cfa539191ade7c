import { IsInt } from 'class-validator';
import { refusal } from '../domain/kernel/problem';
import { defineCommand } from '../platform/submit';

export class RemoveSubscriptionInput {
  @IsInt({ message: 'subscriptionId must be a whole number' }) subscriptionId!: number;
}

/** Whoever it was is told no more; what is in the outbox already is still sent. */
export const removeSubscription = defineCommand({
  name: 'removeSubscription',
  permission: 'admin',
  input: RemoveSubscriptionInput,
  async run(tx, { subscriptionId }): Promise<object> {
    const [before] = await tx.sql('DELETE FROM message_subscription WHERE id = $1 RETURNING *', [subscriptionId]);
    if (!before) throw refusal('NOT_FOUND', 'There is no such subscription', 'subscriptionId', 'NOT_FOUND');
    tx.audit({ table: 'message_subscription', id: subscriptionId, before });
    return {};
  },
});
