import { Field, Int, ObjectType } from 'type-graphql';
import { groupBy } from '../../domain/kernel/group-by';
import { datedDocuments, paidDocuments } from '../../modules/changes/documents';
import { joinSubject, titleColumnOf } from '../../modules/documents/document';
import { defineQuery, NoInput } from '../../platform/ask';
import { columnOf } from '../../platform/column-of';
import { Litres, Money } from '../../platform/scalars';
import { editableTables, labelOf } from '../../services/approvals/editable-table';
import { PendingChange, pendingChanges } from '../../services/approvals/review.queries';

@ObjectType({ description: 'A document recorded by the current user, with the ids needed to request a change of it.' })
export class MyEntry {
  @Field(() => String, {
    description: 'Table of the recorded row: credit_sale. Identifies the row together with rowId.',
  })
  table!: string;
  @Field(() => Int) rowId!: number;
  @Field(() => String, { description: "Kind of document: 'Credit sale'." }) label!: string;
  @Field(() => String, { description: 'Creditor, employee, tank or other subject of the document.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'Vehicle, pump or reference of the document.' }) detail!:
    | string
    | null;
  @Field(() => Litres, { nullable: true }) litres!: number | null;
  @Field(() => Money, { nullable: true }) amount!: number | null;
  @Field(() => Date) at!: Date;
  @Field(() => [PendingChange], { description: 'Pending change requests for it.' }) pending!: PendingChange[];
}

const MOST = 10;

/** How many days before the shift an entry without a shift may be dated. */
const REACH = 30;

/** SQL: the documents that are definitions. */
const DEFINED = [
  ...paidDocuments.map(({ definition }) => {
    const { table, hasReference } = definition;
    const detail = hasReference ? 'COALESCE(d.reference, d.comment)' : 'd.comment';
    return `SELECT '${table}', d.id, s.${titleColumnOf(definition)}, ${detail}, NULL, d.amount, d.created_at
  FROM mine m JOIN ${table} d ON d.shift_id = m.shift_id AND d.created_by_id = m.user_id
  ${joinSubject(definition)}`;
  }),
  ...datedDocuments.map(({ definition }) => {
    const { table, day, detail } = definition;
    return `SELECT '${table}', d.id, s.${titleColumnOf(definition)}, ${detail}, NULL, d.amount, d.created_at
  FROM mine m JOIN ${table} d ON d.${columnOf(day.name)} >= m.shift_date - ${REACH} AND d.created_by_id = m.user_id
    AND d.created_at >= m.started_at
  ${joinSubject(definition)}`;
  }),
].join('\n  UNION ALL\n  ');

/**
 * SQL: the documents of the newest shift that a user recorded (selected by `mine`), and those without a shift that the
 * user has recorded since it began.
 */
const DOCUMENTS = `
  SELECT 'credit_sale' AS "table", c.id, r.firm_name AS title, c.vehicle AS detail, c.litres, c.amount, c.created_at AS at
  FROM mine m JOIN credit_sale c ON c.shift_id = m.shift_id AND c.created_by_id = m.user_id
  JOIN creditor r ON r.id = c.creditor_id
  UNION ALL
  SELECT CASE y.kind WHEN 'CREDITOR_PAYMENT' THEN 'creditor_payment' ELSE 'creditor_adjustment' END, y.id, r.firm_name, y.reference, NULL, y.amount, y.created_at
  FROM mine m JOIN creditor_payment y ON y.shift_id = m.shift_id AND y.created_by_id = m.user_id
  JOIN creditor r ON r.id = y.creditor_id
  UNION ALL
  ${DEFINED}
  UNION ALL
  SELECT 'salary_payment', a.id, p.name, a.reference, NULL, a.paid, a.created_at
  FROM mine m JOIN salary_payment a ON a.shift_id = m.shift_id AND a.created_by_id = m.user_id
  JOIN employee p ON p.id = a.employee_id
  UNION ALL
  SELECT 'cash_collection', h.id, p.name, u.name, NULL, h.amount, h.created_at
  FROM mine m JOIN cash_collection h ON h.shift_id = m.shift_id AND h.created_by_id = m.user_id AND NOT h.is_last
  JOIN employee p ON p.id = h.employee_id
  JOIN pump u ON u.id = h.pump_id
  UNION ALL
  SELECT 'cash_exchange', x.id, COALESCE(x.comment, ''), NULL, NULL, x.amount, x.created_at
  FROM mine m JOIN cash_exchange x ON x.shift_id = m.shift_id AND x.created_by_id = m.user_id
  UNION ALL
  SELECT 'cash_transfer', x.id, b.name, x.reference, NULL, x.amount, x.created_at
  FROM mine m JOIN cash_transfer x ON x.shift_id = m.shift_id AND x.created_by_id = m.user_id
  JOIN transaction_account b ON b.id = x.account_id
  UNION ALL
  SELECT 'stock_in', n.id, t.name, i.invoice_number, n.quantity, NULL, n.created_at
  FROM mine m JOIN stock_in n ON n.shift_id = m.shift_id AND n.created_by_id = m.user_id
  JOIN tank t ON t.id = n.tank_id
  JOIN invoice_line l ON l.id = n.invoice_line_id
  JOIN invoice i ON i.id = l.invoice_id
  UNION ALL
  SELECT 'tank_dip', d.id, t.name, d.dip || ' mm', d.volume, NULL, d.measured_at
  FROM mine m JOIN tank_dip d ON d.shift_id = m.shift_id AND d.measured_by_id = m.user_id AND d.kind = 'INTERIM'
  JOIN tank t ON t.id = d.tank_id
  UNION ALL
  SELECT 'invoice', i.id, i.invoice_number, i.truck_number, NULL, i.amount, i.created_at
  FROM mine m JOIN invoice i ON i.received_on >= m.shift_date - ${REACH} AND i.created_by_id = m.user_id
    AND i.created_at >= m.started_at
  UNION ALL
  SELECT 'creditor_bill', b.id, r.firm_name, b.number, NULL, b.amount, b.created_at
  FROM mine m JOIN creditor_bill b ON b.bill_date >= m.shift_date - ${REACH} AND b.created_by_id = m.user_id
    AND b.created_at >= m.started_at
  JOIN creditor r ON r.id = b.creditor_id
  UNION ALL
  SELECT 'density_reading', d.id, p.name, COALESCE(t.name, i.invoice_number), NULL, NULL, d.created_at
  FROM mine m JOIN density_reading d ON d.business_date >= m.shift_date - ${REACH} AND d.created_by_id = m.user_id
    AND d.created_at >= m.started_at
  JOIN product p ON p.id = d.product_id
  LEFT JOIN tank t ON t.id = d.tank_id
  LEFT JOIN invoice_line l ON l.id = d.invoice_line_id
  LEFT JOIN invoice i ON i.id = l.invoice_id`;

/**
 * Returns the last ten documents that the caller recorded in the running shift, or else in the last one; newest first.
 * Invoices, bills and densities belong to no shift and count if recorded since it began. What a close writes by itself
 * is left out, as are inspections, meter events, void slips and swipe settlements.
 */
export const myLastEntries = defineQuery({
  name: 'myLastEntries',
  right: 'ownAccount',
  input: NoInput,
  snapshot: true,
  async run(read): Promise<MyEntry[]> {
    const rows = await read.sql<Omit<MyEntry, 'rowId' | 'label' | 'pending'> & { id: number }>(
      `WITH mine AS (SELECT id AS shift_id, shift_date, started_at, $1::int AS user_id FROM shift ORDER BY id DESC LIMIT 1)
       SELECT * FROM (${DOCUMENTS}) document ORDER BY at DESC, "table", id DESC LIMIT $2`,
      [read.ctx.actor.userId, MOST],
    );
    const pending = new Map<string, PendingChange[]>();
    for (const [table, entries] of groupBy(rows, (row) => row.table)) {
      if (!editableTables.has(table)) continue;
      const rowIds = entries.map(({ id }) => id);
      for (const change of await pendingChanges.run(read, { table, rowIds })) {
        const key = `${table} ${change.rowId}`;
        pending.set(key, [...(pending.get(key) ?? []), change]);
      }
    }
    return rows.map(({ id, ...row }) => ({
      ...row,
      rowId: id,
      label: labelOf(row.table),
      pending: pending.get(`${row.table} ${id}`) ?? [],
    }));
  },
});
