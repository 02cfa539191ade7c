import { IS_DOCUMENT, OPENINGS } from '../../masters/opening-day';
import { STANDING } from './against-ledger';
import type { Invariant } from './invariant';

const { notes, ...balances } = OPENINGS;
const { employee, bank, supplier } = balances;

/** The opening balances of all masters: document, row, day and amount. */
const OPENED = [
  ...Object.values(balances).map(
    ({ table, document, account, ...of }) =>
      `SELECT '${document}' AS kind, '${account}' AS account, id, opening_date AS day,
              ${'isOwed' in of ? '-' : ''}opening_balance AS amount FROM ${table}`,
  ),
  `SELECT '${notes.document}', '${notes.account}', id, opening_date, value * opening_count FROM ${notes.table}`,
].join(' UNION ALL ');

const KINDS = Object.values(OPENINGS)
  .map(({ document }) => `'${document}'`)
  .join(', ');

/** Opening balances of creditors, employees, transaction accounts, suppliers and notes. */
export const openingsInvariants: Invariant[] = [
  {
    name: 'each opening balance is in the ledger with its amount, account and day, and none without its row',
    // Before the first shift an opening balance may have no day yet.
    sql: `WITH ${STANDING}, opened AS (${OPENED}),
          posted AS (
            SELECT e.document_kind AS kind, e.document_id AS id, e.business_date AS day, a.kind AS account, a.ref_id,
                   SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id
            JOIN ledger_account a ON a.id = p.account_id AND a.kind <> 'OPENING_EQUITY'
            WHERE e.document_kind IN (${KINDS}) GROUP BY 1, 2, 3, 4, 5)
          SELECT kind, id, o.day, p.day AS posted_day, o.amount, p.amount AS posted
          FROM opened o FULL JOIN posted p USING (kind, id)
          WHERE o.kind IS NULL
             OR COALESCE(o.amount, 0) <> COALESCE(p.amount, 0)
             OR (p.account, p.ref_id) <> (o.account, CASE WHEN kind = '${notes.document}' THEN 0 ELSE id END)
             OR (o.day IS DISTINCT FROM p.day AND (o.day IS NOT NULL OR EXISTS (SELECT FROM shift)))`,
  },
  {
    name: 'no opening balance of an employee, a transaction account or a supplier comes after its first document',
    // Those of creditors may, in books from before their day was chosen.
    sql: `WITH moved AS (
            SELECT e.document_kind AS kind, p.account_id, p.business_date AS day
            FROM journal_entry e JOIN posting p ON p.entry_id = e.id
            JOIN ledger_account a ON a.id = p.account_id AND a.kind IN ('${employee.account}', '${bank.account}', '${supplier.account}')
            WHERE ${IS_DOCUMENT})
          SELECT o.kind, o.account_id, o.day, m.day AS before
          FROM moved o JOIN moved m ON m.account_id = o.account_id AND m.day < o.day
          WHERE o.kind IN ('${employee.document}', '${bank.document}', '${supplier.document}')`,
  },
];
