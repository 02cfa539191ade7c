import { turnoversOf } from '../../services/ledger/balances.queries';
import { count, key, money, text, words } from '../column';
import { asAt } from '../parameter';
import { defineReport } from '../report';

/** Every supplier with what is owed to it; payments settle the oldest invoices first. */
export const supplierDues = defineReport({
  route: 'supplier-dues',
  right: 'stock.read',
  title: 'Suppliers and dues',
  description:
    'What the station owes each supplier at the end of a day; below 0 is an advance. Payments settle the oldest ' +
    'invoices first; overdue is what is older than the payment terms',
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
    words('state', ['Disabled']),
  ],
  changes: 'supplier',
  sql: `
    WITH balance AS (
      SELECT a.ref_id, t.credit - t.debit AS owed
      FROM (${turnoversOf("a.kind = 'SUPPLIER' AND a.ref_id > 0", ':asAt')}) t JOIN ledger_account a ON a.id = t.account_id)
    SELECT v.id AS "changeId", v.id AS "supplierId", v.name AS supplier, v.contact_no AS "contactNo", v.gstin,
           v.payment_days AS "paymentDays", COALESCE(b.owed, 0) AS owed,
           CASE WHEN v.payment_days IS NOT NULL THEN GREATEST(0, COALESCE(b.owed, 0) - (
             SELECT COALESCE(SUM(i.amount), 0) FROM invoice i
             WHERE i.supplier_id = v.id AND i.received_on BETWEEN :asAt::date - v.payment_days AND :asAt)) END AS overdue,
           CASE WHEN v.disabled THEN 'Disabled' END AS state
    FROM supplier v LEFT JOIN balance b ON b.ref_id = v.id
    ORDER BY v.name`,
});
