import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context';
import { poolOf, sqlOn } from '../../platform/sql';
import { submit } from '../../platform/submit';
import { type ChangeRowInput, changeRow } from '../../services/approvals/change-row';

type Asked = Pick<ChangeRowInput, 'table' | 'permission' | 'changes' | 'comment'>;

/** Requests for the newest row of some tables. */
const FOUND: { newest: string; asked: Asked }[] = [
  {
    newest: 'SELECT id FROM credit_sale WHERE bill_id IS NULL AND vehicle IS NOT NULL ORDER BY id DESC LIMIT 1',
    asked: {
      table: 'credit_sale',
      permission: 2,
      comment: 'The driver showed another number',
      changes: [{ field: 'vehicle', value: 'UP32DEMO01' }],
    },
  },
  {
    newest: 'SELECT id FROM expenditure WHERE account_id IS NULL ORDER BY id DESC LIMIT 1',
    asked: { table: 'expenditure', permission: 1, comment: 'Entered twice', changes: [] },
  },
  {
    newest: 'SELECT id FROM creditor WHERE NOT disabled ORDER BY id DESC LIMIT 1',
    asked: {
      table: 'creditor',
      permission: 2,
      comment: 'They have a new telephone',
      changes: [{ field: 'contactNo', value: '9415012345' }],
    },
  },
];

/** Creates a few change requests of a staff user that wait for an admin. */
export async function askForChanges(staff: Context): Promise<void> {
  const sql = sqlOn(poolOf(staff.database));
  for (const { newest, asked } of FOUND) {
    const [row] = await sql<{ id: number }>(newest);
    if (row) await submit({ ...staff, requestId: randomUUID() }, changeRow, { ...asked, rowId: Number(row.id) });
  }
}
