import type { ChangeState } from '../../domain/change-request.rules';
import type { Tx } from '../../platform/submit';
import type { Values } from './change-field';
import { ChangePermission } from './change-request.entity';
import { notifyOfRequest } from './tell-changes';

/** A request, or the notice of what was done without one. */
interface NewRequest {
  /** The table, or the command of a new entry. */
  table: string;
  /** Its label, for the messages. */
  label: string;
  /** Null for a new entry, which is its own row. */
  rowId: number | null;
  title: string;
  /** What is requested or was done; a notice is stored as OTHER. */
  permission: Exclude<ChangePermission, ChangePermission.OTHER>;
  changes: Values;
  before?: Values;
  rowVersion?: number;
  comment?: string | null;
  state: Extract<ChangeState, 'PENDING' | 'DONE'>;
  /** Of a new entry. */
  entry?: { businessDate: string; shiftId: number | null; idempotencyKey: string | null };
  audited: Pick<Parameters<Tx['audit']>[0], 'after' | 'reason'>;
}

/** Stores a request, and announces it to those who may receive it. Returns its id. */
export async function writeRequest(tx: Tx, request: NewRequest): Promise<number> {
  const { table, label, rowId, title, permission, changes, before = {}, rowVersion = 0, comment = null } = request;
  const { state, entry, audited } = request;
  const isDone = state === 'DONE';
  const { userId } = tx.actor;
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO change_request (table_name, row_id, permission, title, changes, before, row_version, comment, state,
                                 requested_by_id, business_date, shift_id, idempotency_key, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, CASE WHEN $9 = 'DONE' THEN now() END) RETURNING id`,
    [
      table,
      rowId ?? 0,
      isDone ? ChangePermission.OTHER : permission,
      title,
      changes,
      before,
      rowVersion,
      comment?.trim() || null,
      state,
      userId,
      entry?.businessDate ?? null,
      entry?.shiftId ?? null,
      entry?.idempotencyKey ?? null,
    ],
  );
  const { id } = row!;
  tx.audit({ table: 'change_request', id, ...audited });
  tx.publish('changeRequested', { requestId: id, table, rowId: rowId ?? id, requestedById: userId });
  await notifyOfRequest(tx, { requestId: id, label, title, permission, comment, isDone });
  return id;
}
