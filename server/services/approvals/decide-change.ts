import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import { type ChangeState, changeCommentRule } from '../../domain/change-request.rules';
import { isAboutEarlier } from '../../domain/entered-before';
import { type Problem, refusal, refuseIf } from '../../domain/kernel/problem';
import { IsText } from '../../platform/is-text';
import { defineCommand, type Tx } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { applyPending, lockPending, type Pending } from './apply-pending';
import { ChangePermission } from './change-request.entity';
import { type ChangeResult, editableTableNamed, type ToldResult, toldResult } from './editable-table';
import { endRequest, endRequestsOfGoneRow } from './end-request';
import { refuseUnlessDecider } from './may-receive';
import { notifyOfDecision } from './tell-changes';

@InputType({ description: 'A decision on a change request.' })
export class DecideChangeInput {
  @Field(() => Int) @IsInt(saying(approvals.requestNotWhole())) requestId!: number;
  @Field(() => Boolean, { description: 'True accepts the request, false rejects it.' })
  @IsBoolean(saying(approvals.acceptNotBoolean()))
  accept!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'Version of the row that was reviewed; required to accept if the row has changed since the request.',
  })
  @IsOptional()
  @IsInt()
  version?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` of `rehearseChange` that was reviewed: STALE if the effects have changed. With it, `version` may be missing; if it is given, it is compared too.',
  })
  @IsOptional()
  @IsInt()
  expectedVersion?: number | null;
  @Field(() => String, { nullable: true, description: 'Why, for the requester.' })
  @IsOptional()
  @IsText('reason', changeCommentRule.max!)
  reason?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Accepts a request that resembles an earlier entry. Without it and without `expectedVersion`, which says that its effects were read, such a request fails with SLIP_SEEN or REFERENCE_SEEN.',
  })
  @IsOptional()
  @IsBoolean()
  confirmed?: boolean | null;
}

/** The result of a decision. */
export interface Decision extends ToldResult {
  changeRequestId: number;
  table: string;
  rowId: number;
  state: Extract<ChangeState, 'ACCEPTED' | 'REJECTED'>;
}

/**
 * Accepts a request, which applies the stored change or replays the stored command in the same transaction, or rejects it
 * (docs/design/domain.md#change-requests). A request ends once, and nobody decides on their own; see `applyPending` for
 * who accepts it. Throws ProblemError STALE if the row has changed since, and the refusals of the change itself.
 */
export const decideChange = defineCommand({
  name: 'decideChange',
  right: 'changes.decide',
  input: DecideChangeInput,
  async run(tx, { requestId, accept, reason, ...reviewed }): Promise<Decision> {
    const request = await lockPending(tx, requestId);
    if (request.requestedById === tx.actor.userId) throw refusal('OWN_REQUEST', approvals.ownRequest());
    refuseUnlessDecider(request.tableName, tx.ctx);
    const done = accept ? await applyAsReviewed(tx, request, reviewed) : {};
    const state = accept ? 'ACCEPTED' : 'REJECTED';
    await endRequest(tx, request, state, reason?.trim() || null);
    await notifyOfDecision(tx, requestId, accept ? 'accepted' : 'rejected');
    if (accept && request.permission === ChangePermission.DELETE)
      await endRequestsOfGoneRow(tx, editableTableNamed(request.tableName), request.rowId);
    return { ...toldResult(done), changeRequestId: requestId, table: request.tableName, rowId: request.rowId, state };
  },
});

/**
 * Applies a request if it does what was reviewed. Throws ProblemError STALE otherwise, and what it is asked about unless
 * that was read among the effects or is confirmed (docs/adr/0054-entered-twice.md).
 */
async function applyAsReviewed(
  tx: Tx,
  request: Pending,
  { version = null, expectedVersion = null, confirmed }: Omit<DecideChangeInput, 'requestId' | 'accept' | 'reason'>,
): Promise<ChangeResult> {
  const seen = expectedVersion !== null && version === null ? 'asItIs' : version;
  const { version: applied, ...done } = await applyPending(tx, request, seen);
  if (expectedVersion === null && confirmed !== true) refuseIf(problemsOfAcceptance(done), 'REFUSED');
  if (expectedVersion !== null && applied !== expectedVersion)
    throw refusal('STALE', approvals.outcomeChanged(), 'expectedVersion');
  return done;
}

const problemsOfAcceptance = ({ questions = [] }: ChangeResult): Problem[] =>
  questions
    .filter(isAboutEarlier)
    .map(({ code, field, fact }) => ({ code, field, ...approvals.acceptAgain({ fact }) }));
