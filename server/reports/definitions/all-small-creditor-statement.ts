import { turnoversOf } from '../../services/ledger/balances.queries';
import { SMALL_CREDITORS } from '../account-figures';
import { key, money, text } from '../column';
import { asAt } from '../parameter';
import { defineReport } from '../report';

/** The open accounts of all small creditors at the end of a day. Totals exclude reversed entries (ADR 29). */
export const allSmallCreditorStatement = defineReport({
  route: 'all-small-creditor-statement',
  right: 'credit.read',
  title: 'All small creditors: balances',
  description: 'All sales to small creditors and their payments up to the day. Below 0 is an advance',
  menu: 'CREDIT',
  parameters: { ...asAt },
  columns: [
    key('creditorId'),
    text('firmName', {
      label: 'Small creditor',
      drill: '/report/small-creditor-account-statement?creditor={creditorId}',
    }),
    money('debit', { total: true }),
    money('credit', { total: true }),
    money('balance', { label: 'Balance (advance −)', total: true }),
  ],
  sql: `
    WITH t AS (${turnoversOf(SMALL_CREDITORS, ':asAt')})
    SELECT c.id AS "creditorId", c.firm_name AS "firmName", t.debit - COALESCE(k.amount, 0) AS debit,
           t.credit - COALESCE(k.amount, 0) AS credit, t.debit - t.credit AS balance
    FROM t
    JOIN ledger_account a ON a.id = t.account_id
    JOIN creditor c ON c.id = a.ref_id
    LEFT JOIN (
      SELECT p.account_id, SUM(abs(p.amount)) AS amount FROM journal_entry j JOIN posting p ON p.entry_id = j.id
      WHERE p.account_id IN (SELECT account_id FROM t) AND j.reverses_id IS NOT NULL AND j.business_date <= :asAt
      GROUP BY 1) k ON k.account_id = a.id
    ORDER BY c.firm_name`,
});
