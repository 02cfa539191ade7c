import { date, instant, key, message, money, path, text, words } from '../column';
import {
  ACCOUNT_KIND,
  ACCOUNT_KIND_LABELS,
  ACCOUNT_NAME,
  ACCOUNT_PATH,
  DOCUMENT,
  DOCUMENT_PATH,
} from '../ledger-words';
import { dateRange } from '../parameter';
import { defineReport } from '../report';

/** Every entry of the money ledger with its postings; for admins only, since it includes salaries. */
export const dayBook = defineReport({
  route: 'day-book',
  right: 'books.read',
  title: 'Day book',
  description: 'Every entry of the ledger with its postings. Reversed entries appear twice: as posted, and as reversed',
  menu: 'ADMIN',
  parameters: { ...dateRange },
  columns: [
    key('shiftId'),
    path('documentPath'),
    path('accountPath'),
    date('date', { drill: '/report/closed-shift-report/{shiftId}/{date}' }),
    message('document', { drill: '{documentPath}' }),
    words('kind', ACCOUNT_KIND_LABELS, { label: 'Account' }),
    text('account', { label: 'Name', drill: '{accountPath}' }),
    money('debit', { total: true }),
    money('credit', { total: true }),
    text('enteredBy'),
    instant('at', { label: 'Entered at' }),
  ],
  subtotalBy: 'date',
  grouped: true,
  sql: `
    SELECT j.business_date AS date, CASE WHEN s.state = 'CLOSED' THEN s.id END AS "shiftId", ${DOCUMENT} AS document,
           ${DOCUMENT_PATH} AS "documentPath",
           ${ACCOUNT_PATH} || '&from=' || j.business_date || '&to=' || j.business_date AS "accountPath",
           ${ACCOUNT_KIND} AS kind, ${ACCOUNT_NAME} AS account, CASE WHEN p.amount > 0 THEN p.amount END AS debit,
           CASE WHEN p.amount < 0 THEN -p.amount END AS credit, u.name AS "enteredBy", j.at
    FROM journal_entry j
    JOIN posting p ON p.entry_id = j.id
    JOIN ledger_account a ON a.id = p.account_id
    LEFT JOIN shift s ON s.id = j.shift_id
    LEFT JOIN app_user u ON u.id = j.user_id
    WHERE j.business_date BETWEEN :from AND :to
    ORDER BY j.business_date, j.id, p.amount < 0, p.id`,
});
