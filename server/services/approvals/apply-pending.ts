import { createHash } from 'node:crypto';
import { approvals } from '../../domain/approvals.messages';
import type { ChangeState } from '../../domain/change-request.rules';
import type { Question } from '../../domain/entered-before';
import { withoutBalances } from '../../domain/joined-effects';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { ALL_RIGHTS } from '../../domain/rights';
import { mayPass } from '../../platform/permission';
import type { Tx } from '../../platform/submit';
import { refuseHandler, refuseOnePersonDecision } from '../access/account-handlers';
import { isService } from '../access/api-keys/api-key-actors';
import { type AskedChange, applyChange } from './ask-or-apply';
import { ChangePermission, type ChangeRequest } from './change-request.entity';
import { type ChangeResult, editableTableNamed, existing } from './editable-table';
import { replayCommand } from './stored-command';
import { reasonAtRequest } from './stored-reason';

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

/**
 * Refuses a person who must not accept a request (ADR 59): the requester, and somebody who may hold the requester's
 * account, directly or through other accounts. Who has every right could make the entry alone, and may be the only one to
 * decide: without four eyes they are refused only the request of a key of their own.
 */
async function refuseUnlessMayAccept(tx: Tx, { requestedById }: Pending): Promise<void> {
  const { sql, actor } = tx;
  if (requestedById === actor.userId) throw refusal('OWN_REQUEST', approvals.ownRequest());
  const hasEveryRight = [...ALL_RIGHTS].every((right) => mayPass(right, actor));
  if (hasEveryRight && (await isService(sql, requestedById))) await refuseHandler(tx, requestedById);
  await refuseOnePersonDecision(tx, requestedById, !hasEveryRight);
}

/** What was applied, what it is asked about, and a hash of the row version and the effects. */
type AppliedPending = ChangeResult & { version: number };

/** The hash is less, as a GraphQL Int is. */
const INT_LIMIT = 2 ** 31;

/** A hash of the row version, which is 0 for a new entry, and the effects. */
function versionOf(rowVersion: number, { effects = [] }: ChangeResult): number {
  const hashed = JSON.stringify([rowVersion, withoutBalances(effects)]);
  return createHash('sha256').update(hashed).digest().readUInt32BE() % INT_LIMIT;
}

/**
 * Applies what was requested, for a decision or its rehearsal, as accepted by the actor. Refuses an actor who must not
 * accept it. Throws ProblemError STALE if the row has another version than at the request, or than `seen`; a rehearsal
 * takes it `asItIs`.
 */
export async function applyPending(tx: Tx, request: Pending, seen: number | null | 'asItIs'): Promise<AppliedPending> {
  const { id: requestId, tableName, rowId, rowVersion, requestedBy, requestedById } = request;
  const { permission, changes, comment } = request;
  await refuseUnlessMayAccept(tx, request);
  const questions: Question[] = [];
  if (permission === ChangePermission.ENTER) {
    const { effects = [] } = await replayCommand({ ...tx, requestId, questions }, request);
    const done = { questions, effects: [...questions.map(({ fact }) => fact), ...effects] };
    return { ...done, version: versionOf(0, done) };
  }
  const editableTable = editableTableNamed(tableName);
  await editableTable.lock(tx, rowId);
  const row = await existing(tx.sql, editableTable, rowId);
  if (seen !== 'asItIs' && row.version !== rowVersion && row.version !== seen)
    throw refusal('STALE', approvals.changedSinceRequest({ title: editableTable.titleOf(row) }));
  const passedLimits: Message[] = [];
  const applied = await applyChange(
    {
      ...tx,
      askedBy: requestedBy,
      askedById: requestedById,
      isApproved: true,
      acceptedBy: tx.actor,
      passedLimits,
      requestId,
      questions,
      audit: (change) => tx.audit({ ...change, reason: reasonAtRequest(change.reason, requestedBy) }),
    },
    editableTable,
    row,
    { permission, changes, comment },
  );
  const done =
    passedLimits.length === 0 ? applied : { ...applied, effects: [...passedLimits, ...(applied.effects ?? [])] };
  return { ...done, questions, version: versionOf(row.version, done) };
}
