import { turnoversOf } from '../../services/ledger/balances.queries';
import { money, path, text, words } from '../column';
import { CURRENT_SHIFT_ID } from '../current-shift';
import { ACCOUNT_KIND, ACCOUNT_KIND_LABELS, ACCOUNT_NAME, ACCOUNT_PATH, ACCOUNT_PLACE } from '../ledger-words';
import { asAt } from '../parameter';
import { defineReport } from '../report';

/**
 * The balance of every account at the end of a day. A shift's clearing account balances to zero on its own day, with
 * its close, so only the newest shift's can have a balance.
 */
export const trialBalance = defineReport({
  route: 'trial-balance',
  right: 'books.read',
  title: 'Trial balance',
  description: 'Every account of the ledger that has a balance. Debit and credit come to the same',
  menu: 'ADMIN',
  parameters: { ...asAt },
  printedOnce: ['kind'],
  columns: [
    path('kindPath'),
    path('accountPath'),
    words('kind', ACCOUNT_KIND_LABELS, { label: 'Account', drill: '{kindPath}' }),
    text('account', { label: 'Name', drill: '{accountPath}' }),
    money('debit', { total: true }),
    money('credit', { total: true }),
  ],
  sql: `
    WITH balance AS MATERIALIZED (
      SELECT a.kind, a.ref_id, t.debit - t.credit AS amount
      FROM (${turnoversOf(`a.kind <> 'SHIFT_CLEARING' OR a.ref_id = ${CURRENT_SHIFT_ID}`, ':asAt')}) t
      JOIN ledger_account a ON a.id = t.account_id)
    SELECT CASE WHEN a.kind = 'CASH' THEN '/report/current-shift-cash-transaction' END AS "kindPath",
           ${ACCOUNT_PATH} AS "accountPath", ${ACCOUNT_KIND} AS kind, ${ACCOUNT_NAME} AS account, CASE WHEN a.amount > 0 THEN a.amount END AS debit,
           CASE WHEN a.amount < 0 THEN -a.amount END AS credit
    FROM balance a WHERE a.amount <> 0
    ORDER BY ${ACCOUNT_PLACE}, account`,
});
