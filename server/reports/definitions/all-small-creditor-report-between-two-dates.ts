import { turnoversOf } from '../../services/ledger/balances.queries';
import { SMALL_CREDITORS } from '../account-figures';
import { key, money, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';

/** Purchases and payments of each small creditor in a range. */
export const allSmallCreditorReportBetweenTwoDates = defineReport({
  route: 'all-small-creditor-report-between-two-dates',
  right: 'credit.read',
  title: 'All small creditors between two days',
  description:
    'Opening + sales − payments + other = closing. A creditor added in these days opens with what it owed then. ' +
    'Below 0 is an advance',
  menu: 'CREDIT',
  parameters: { ...dateRange },
  columns: [
    key('creditorId'),
    text('firmName', {
      label: 'Small creditor',
      drill: '/report/small-creditor-account-statement?creditor={creditorId}',
    }),
    money('opening', { total: true }),
    money('sales', { total: true }),
    money('payments', { total: true }),
    money('other', { total: true }),
    money('closing', { total: true }),
  ],
  sql: `
    SELECT c.id AS "creditorId", c.firm_name AS "firmName", COALESCE(b.debit - b.credit, 0) + p.opened AS opening,
           p.sales, p.payments, p.other, COALESCE(t.debit - t.credit, 0) AS closing
    FROM creditor c
    JOIN ledger_account a ON a.kind = 'CREDITOR' AND a.ref_id = c.id
    LEFT JOIN (${turnoversOf(SMALL_CREDITORS, ':from - 1')}) b ON b.account_id = a.id
    LEFT JOIN (${turnoversOf(SMALL_CREDITORS, ':to')}) t ON t.account_id = a.id
    CROSS JOIN LATERAL (
      SELECT COALESCE(SUM(p.amount) FILTER (WHERE j.document_kind = 'CREDITOR_OPENING'), 0) AS opened,
             COALESCE(-SUM(p.amount) FILTER (WHERE j.document_kind = 'CREDITOR_PAYMENT'), 0) AS payments,
             COALESCE(SUM(p.amount) FILTER (WHERE j.document_kind = 'CREDIT_SALE'), 0) AS sales,
             COALESCE(SUM(p.amount) FILTER (
               WHERE j.document_kind NOT IN ('CREDITOR_OPENING', 'CREDIT_SALE', 'CREDITOR_PAYMENT')), 0) AS other
      FROM posting p JOIN journal_entry j ON j.id = p.entry_id
      WHERE p.account_id = a.id AND p.business_date BETWEEN :from AND :to) p
    WHERE c.is_small
    ORDER BY c.firm_name`,
});
