import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import type { ChangeState } from '../../domain/change-request.rules';
import { refusal } from '../../domain/kernel/problem';
import { defineCommand, type Tx } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { refuseOnePersonDecision } from '../access/account-handlers';
import { serviceById } from '../access/api-keys/api-key-actors';
import { needsTwoAdmins } from './approval-policy';
import { type AskedChange, applyChange } from './ask-or-apply';
import { ChangePermission, type ChangeRequest } from './change-request.entity';
import { type ChangeResult, editableTableNamed, existing, type ToldResult, toldResult } from './editable-table';
import { endRequest, endRequestsOfGoneRow } from './end-request';
import { refuseUnlessDecider } from './may-receive';
import { replayCommand } from './stored-command';
import { notifyOfDecision } from './tell-changes';

@InputType({ description: "An admin's decision on a change request." })
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
 * (docs/design/domain.md#change-requests). A request ends once. Admins do not decide on their own requests, nor, with
 * four eyes or an approval line for admins, on those of accounts that they may hold. Throws ProblemError STALE if the row has changed since, and the
 * refusals of the change itself.
 */
export const decideChange = defineCommand({
  name: 'decideChange',
  right: 'changes.decide',
  input: DecideChangeInput,
  async run(tx, { requestId, accept, version = null }): Promise<Decision> {
    const request = await lockPending(tx, requestId);
    if (request.requestedById === tx.actor.userId) throw refusal('OWN_REQUEST', approvals.ownRequest());
    refuseUnlessDecider(request.tableName, tx.ctx);
    if (accept) {
      const isOfKey = (await serviceById(tx.sql, request.requestedById)) !== null;
      await refuseOnePersonDecision(tx, request.requestedById, isOfKey || needsTwoAdmins(request.tableName));
    }
    const done = accept ? await apply(tx, request, version) : {};
    const state = accept ? 'ACCEPTED' : 'REJECTED';
    await endRequest(tx, request, state);
    await notifyOfDecision(tx, requestId, accept ? 'accepted' : 'rejected');
    if (accept && request.permission === ChangePermission.DELETE)
      await endRequestsOfGoneRow(tx, editableTableNamed(request.tableName), request.rowId);
    return { ...toldResult(done), changeRequestId: requestId, table: request.tableName, rowId: request.rowId, state };
  },
});

/** A pending request; a notice is never pending. */
export type Pending = Pick<
  ChangeRequest,
  'id' | 'tableName' | 'rowId' | 'changes' | 'before' | 'comment' | 'rowVersion' | 'requestedById'
> & { permission: AskedChange['permission'] | ChangePermission.ENTER; requestedBy: string };

/** Locks a pending request; refuses one that has ended, saying how and by whom. */
export async function lockPending(tx: Tx, requestId: number): Promise<Pending> {
  const [request] = await tx.sql<Pending & { state: ChangeState; decidedBy: string | null }>(
    `SELECT r.id, r.table_name AS "tableName", r.row_id AS "rowId", r.permission, r.changes, r.before, r.comment,
            r.row_version AS "rowVersion", r.requested_by_id AS "requestedById", a.name AS "requestedBy", r.state,
            u.name AS "decidedBy"
     FROM change_request r JOIN app_user a ON a.id = r.requested_by_id
     LEFT JOIN app_user u ON u.id = r.decided_by_id WHERE r.id = $1 FOR UPDATE OF r`,
    [requestId],
  );
  if (!request) throw refusal('NOT_FOUND', approvals.unknownRequest(), 'requestId', 'NOT_FOUND');
  if (request.state === 'PENDING') return request;
  const { state, decidedBy: who } = request;
  throw refusal('DECIDED', who === null ? approvals.decided({ state }) : approvals.decidedBy({ state, who }));
}

/** Applies what was stored, whatever the caller sends along. */
async function apply(tx: Tx, request: Pending, seen: number | null): Promise<ChangeResult> {
  const { tableName, rowId, rowVersion, requestedBy, requestedById, permission, changes, comment } = request;
  if (permission === ChangePermission.ENTER) return replayCommand(tx, request);
  const editableTable = editableTableNamed(tableName);
  await editableTable.lock(tx, rowId);
  const row = await existing(tx.sql, editableTable, rowId);
  if (row.version !== rowVersion && row.version !== seen)
    throw refusal('STALE', approvals.changedSinceRequest({ title: editableTable.titleOf(row) }));
  const accepted = { ...tx, askedBy: requestedBy, askedById: requestedById, isApproved: true, acceptedBy: tx.actor };
  return applyChange(accepted, editableTable, row, {
    permission,
    changes,
    comment,
  });
}
