import { IsInt } from 'class-validator';
import { refusal } from '../../domain/kernel/problem';
import { messages } from '../../domain/messages.messages';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { receiversOf } from './receivers';
import { receiveCategoryOf, recipientsOf } from './recipients.queries';

class RemoveSubscriptionInput {
  @IsInt(saying(messages.subscriptionNotWhole())) subscriptionId!: number;
}

interface Removed {
  eventCategoryId: number;
  receiveCategoryId: number;
  recipientId: number;
  channel: string | null;
}

/** Ends a subscription. Messages that are already in the outbox are still sent. */
export const removeSubscription = defineCommand({
  name: 'removeSubscription',
  right: 'messages.manage',
  input: RemoveSubscriptionInput,
  async run(tx, { subscriptionId }): Promise<object> {
    const [removed] = await tx.sql<Removed>(
      `DELETE FROM message_subscription WHERE id = $1
       RETURNING event_category_id AS "eventCategoryId", receive_category_id AS "receiveCategoryId",
                 recipient_id AS "recipientId", channel`,
      [subscriptionId],
    );
    if (!removed) throw refusal('NOT_FOUND', messages.unknownSubscription(), 'subscriptionId', 'NOT_FOUND');
    const { recipientId, ...before } = removed;
    const receivers = receiversOf(await receiveCategoryOf(tx.sql, removed.receiveCategoryId));
    const [recipient] = receivers === null ? [] : await recipientsOf(tx.sql, receivers, [recipientId]);
    tx.audit({
      table: 'message_subscription',
      id: subscriptionId,
      before: { ...before, recipient: recipient?.title ?? recipientId },
    });
    return {};
  },
});
