import type { Tx } from '../../platform/submit';
import { ChangePermission } from './change-request.entity';
import { labelOf } from './editable-table';
import { markedAs, type NoticeMark } from './notice-mark';
import { writeRequest } from './write-request';

/** A row that is no change of a recorded one: a new user, role or API key, or an API key whose maker was disabled. */
interface ToldRow {
  table: string;
  rowId: number;
  title: string;
  comment?: string | null;
  /** Which of them it is: the bell words it by this. */
  as: Extract<NoticeMark, 'isNew' | 'isOfDisabledMaker'>;
}

/** Notifies the other holders of the table's right of such a row. Nobody decides on it. */
export async function tellOfNew(tx: Tx, { table, rowId, title, comment = null, as }: ToldRow): Promise<void> {
  await writeRequest(tx, {
    ...{ table, rowId, title, comment, label: labelOf(table), changes: markedAs(as), rowVersion: 1, state: 'DONE' },
    permission: as === 'isNew' ? ChangePermission.ENTER : ChangePermission.MODIFY,
    audited: { after: { table, rowId, title, state: 'DONE' } },
  });
}
