import { creditorBalances } from '../../services/ledger/balances.queries';
import { key, money, text, words } from '../column';
import { defineReport } from '../report';

/** Every creditor with the current due. */
export const showallCreditors = defineReport({
  route: 'showall-creditors',
  right: 'credit.read',
  title: 'All creditors',
  description: 'The creditors of the station. Due is what is owed now; below 0 is an advance',
  menu: 'CREDIT',
  columns: [
    key('creditorId'),
    text('firmName', { label: 'Creditor', drill: '/report/credit-statement?creditor={creditorId}' }),
    text('shortName'),
    text('proprietorName', { label: 'Proprietor' }),
    text('contactNo', { label: 'Contact' }),
    text('email'),
    text('address'),
    words('account', ['Open account', 'Bills']),
    money('maxLimit', { label: 'Limit' }),
    money('due', { label: 'Due (advance −)', total: true }),
    words('state', ['Disabled']),
  ],
  changes: 'creditor',
  sql: `
    SELECT c.id AS "changeId", c.id AS "creditorId", c.firm_name AS "firmName", c.short_name AS "shortName",
           c.proprietor_name AS "proprietorName", c.contact_no AS "contactNo", c.email, c.address,
           CASE WHEN c.is_small THEN 'Open account' ELSE 'Bills' END AS account, c.max_limit AS "maxLimit",
           COALESCE(b.due, 0) AS due, CASE WHEN c.disabled THEN 'Disabled' END AS state
    FROM creditor c
    LEFT JOIN (${creditorBalances("'infinity'")}) b ON b.creditor_id = c.id
    ORDER BY c.firm_name`,
});
