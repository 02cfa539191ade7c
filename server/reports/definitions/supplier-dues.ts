import { duesOfSupplier, type ReceivedInvoice } from '../../domain/supplier-dues.rules';
import { turnoversOf } from '../../services/ledger/balances.queries';
import { count, date, key, money, text, words } from '../column';
import { asAt } from '../parameter';
import { defineReport } from '../report';
import type { Row } from '../section';

interface SupplierRow extends Row {
  owed: number;
  paymentDays: number | null;
  invoices: ReceivedInvoice[];
}

/**
 * Each supplier with what is owed to it, and the newest of its invoices that come to that, newest first, less what debit notes
 * claim of them.
 */
const ACCOUNTS = `
  WITH balance AS (
    SELECT a.ref_id, (t.credit - t.debit)::bigint AS owed
    FROM (${turnoversOf("a.kind = 'SUPPLIER' AND a.ref_id > 0", '$1')}) t JOIN ledger_account a ON a.id = t.account_id),
  claimed AS (SELECT invoice_id, SUM(amount)::bigint AS amount FROM debit_note WHERE note_date <= $1 GROUP BY 1),
  payable AS (
    SELECT i.supplier_id, i.received_on, i.id, GREATEST(i.amount - COALESCE(c.amount, 0), 0) AS amount
    FROM invoice i LEFT JOIN claimed c ON c.invoice_id = i.id WHERE i.received_on <= $1),
  received AS (
    SELECT supplier_id, received_on, id, amount,
           SUM(amount) OVER (PARTITION BY supplier_id ORDER BY received_on DESC, id DESC) - amount AS newer
    FROM payable)
  SELECT v.id AS "changeId", v.id AS "supplierId", v.name AS supplier, v.contact_no AS "contactNo", v.gstin,
         v.payment_days AS "paymentDays", COALESCE(b.owed, 0) AS owed,
         CASE WHEN v.disabled THEN 'Disabled' END AS state,
         COALESCE((SELECT jsonb_agg(jsonb_build_object('receivedOn', r.received_on, 'amount', r.amount)
                                    ORDER BY r.received_on DESC, r.id DESC)
                   FROM received r WHERE r.supplier_id = v.id AND r.newer < b.owed), '[]') AS invoices
  FROM supplier v LEFT JOIN balance b ON b.ref_id = v.id
  ORDER BY v.name`;

/** Every supplier with what is owed to it by age, and what of it falls due; payments settle the oldest invoices first. */
export const supplierDues = defineReport({
  route: 'supplier-dues',
  right: 'stock.read',
  title: 'Suppliers and dues',
  description:
    'What the station owes each supplier at the end of a day, by the age of its invoices; below 0 is an advance. ' +
    'A debit note lowers the invoice that it names; payments settle the oldest invoices first. By the present payment terms, overdue is what is older than they ' +
    'allow; it is part of what is due within 7 days',
  menu: 'EXPENDITURE',
  parameters: { ...asAt },
  columns: [
    key('supplierId'),
    text('supplier', { drill: '/report/supplier-account?supplier={supplierId}' }),
    text('contactNo', { label: 'Contact' }),
    text('gstin', { label: 'GSTIN' }),
    count('paymentDays', { label: 'Payment terms, days' }),
    money('owed', { label: 'Owed (advance −)', total: true }),
    money('overdue', { total: true }),
    money('dueThisWeek', { label: 'Due within 7 days', total: true }),
    date('nextDue', { label: 'Next due' }),
    money('upTo30', { label: '0–30 days', total: true }),
    money('upTo60', { label: '31–60 days', total: true }),
    money('upTo90', { label: '61–90 days', total: true }),
    money('above90', { label: 'Above 90 days', total: true }),
    words('state', ['Disabled']),
  ],
  changes: 'supplier',
  async calculate(sql, { asAt }) {
    const day = String(asAt);
    const accounts = await sql<SupplierRow>(ACCOUNTS, [day]);
    return accounts.map(({ invoices, ...row }) => {
      const { due: _, ...dues } = duesOfSupplier({ ...row, invoices }, day);
      return { ...row, ...dues };
    });
  },
});
