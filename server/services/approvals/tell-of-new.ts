import type { Tx } from '../../platform/submit';
import { ChangePermission } from './change-request.entity';
import { labelOf } from './editable-table';
import { notifyOfRequest } from './tell-changes';

/** A row that is no change of a recorded one: a new user, role or API key, or an API key whose maker was disabled. */
interface ToldRow {
  table: string;
  rowId: number;
  title: string;
  comment?: string | null;
  /** Which of them it is: the bell words it by this. */
  as: 'isNew' | 'isOfDisabledMaker';
}

/** Notifies the other holders of the table's right of such a row. Nobody decides on it. */
export async function tellOfNew(tx: Tx, { table, rowId, title, comment = null, as }: ToldRow): Promise<void> {
  const { userId } = tx.actor;
  const [notice] = await tx.sql<{ id: number }>(
    `INSERT INTO change_request (table_name, row_id, permission, title, changes, before, row_version, comment, state,
                                 requested_by_id, decided_at)
     VALUES ($1, $2, ${ChangePermission.OTHER}, $3, $4, '{}', 1, $5, 'DONE', $6, now()) RETURNING id`,
    [table, rowId, title, { [as]: true }, comment, userId],
  );
  const { id } = notice!;
  tx.audit({ table: 'change_request', id, after: { table, rowId, title, state: 'DONE' } });
  tx.publish('changeRequested', { requestId: id, table, rowId, requestedById: userId });
  const permission = as === 'isNew' ? ChangePermission.ENTER : ChangePermission.MODIFY;
  await notifyOfRequest(tx, { requestId: id, what: `${labelOf(table)}: ${title}`, permission, comment, isDone: true });
}
