import type { ChangeState } from '../../domain/change-request.rules';
import type { Tx } from '../../platform/submit';
import type { ChangeRequest } from './change-request.entity';
import type { EditableTable } from './editable-table';
import { notifyOfDecision } from './tell-changes';

type Held = Pick<ChangeRequest, 'id' | 'tableName' | 'rowId' | 'requestedById'>;

/** Ends a locked request and notifies everybody it concerns. */
export async function endRequest(
  tx: Tx,
  request: Held,
  state: Exclude<ChangeState, 'PENDING' | 'DONE'>,
  reason: string | null = null,
): Promise<void> {
  await tx.sql(
    `UPDATE change_request SET state = $2, decided_by_id = $3, decision_reason = $4, decided_at = now() WHERE id = $1`,
    [request.id, state, tx.actor.userId, reason],
  );
  tx.audit({ table: 'change_request', id: request.id, before: { state: 'PENDING' }, after: { state }, reason });
  const { id: requestId, tableName: table, rowId, requestedById } = request;
  tx.publish('changeDecided', { requestId, table, rowId, requestedById });
}

/**
 * After a deletion, ends the other requests on the row, which can no longer be accepted: those of the deleting user are
 * withdrawn, the others rejected. A deadlock between two such deletions is retried.
 */
export async function endRequestsOfGoneRow(
  tx: Tx,
  { table, read }: Pick<EditableTable, 'table' | 'read'>,
  rowId: number,
): Promise<void> {
  if ((await read(tx.sql, rowId)) !== null) return;
  const others = await tx.sql<Held>(
    `SELECT id, table_name AS "tableName", row_id AS "rowId", requested_by_id AS "requestedById" FROM change_request
     WHERE table_name = $1 AND row_id = $2 AND state = 'PENDING' ORDER BY id FOR UPDATE`,
    [table, rowId],
  );
  for (const request of others) {
    const isOwn = request.requestedById === tx.actor.userId;
    await endRequest(tx, request, isOwn ? 'WITHDRAWN' : 'REJECTED');
    if (!isOwn) await notifyOfDecision(tx, request.id, 'rejected');
  }
}
