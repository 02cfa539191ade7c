import { IsInt } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import { refusal } from '../../domain/kernel/problem';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { lockPending } from './apply-pending';
import { endRequest } from './end-request';

@InputType({ description: 'A change request to withdraw.' })
class WithdrawChangeInput {
  @Field(() => Int) @IsInt(saying(approvals.requestNotWhole())) requestId!: number;
}

/** Withdraws the caller's own pending request. */
export const withdrawChange = defineCommand({
  name: 'withdrawChange',
  right: 'signedIn',
  input: WithdrawChangeInput,
  async run(tx, { requestId }): Promise<{ changeRequestId: number }> {
    const request = await lockPending(tx, requestId);
    if (request.requestedById !== tx.actor.userId)
      throw refusal('NOT_OWN_REQUEST', approvals.notOwnRequest(), undefined, 'FORBIDDEN');
    await endRequest(tx, request, 'WITHDRAWN');
    return { changeRequestId: requestId };
  },
});
