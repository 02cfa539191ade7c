import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL: the audited value of a field when the entry `e` of a document was posted; JSON null if it is unknown. */
const audited = (table: string, field: string): string => `COALESCE((
  SELECT a.after -> '${field}' FROM audit_row a
  WHERE a.table_name = '${table}' AND a.row_id = e.document_id::text AND a.at <= e.at AND a.after ? '${field}'
  ORDER BY a.id DESC LIMIT 1), 'null')`;

/** SQL predicate: the audit has the document's creation. */
const isAudited = (table: string): string => `EXISTS (
  SELECT FROM audit_row a
  WHERE a.table_name = '${table}' AND a.row_id = e.document_id::text AND a.at <= e.at AND a.before IS NULL)`;

const fromAudit = (table: string, fields: readonly string[]): string =>
  `jsonb_build_object(${fields.map((field) => `'${field}', ${audited(table, field)}`).join(', ')})`;

/**
 * The details of existing entries. A document that was never changed provides its own; for a changed or deleted one
 * they come from the audit, which is written in the same transaction as the entry. Otherwise there are none.
 */
const DETAILS = [
  `UPDATE journal_entry e SET details = jsonb_build_object(
     'slipNo', c.slip_no, 'vehicle', c.vehicle, 'productId', c.product_id, 'litres', c.litres)
   FROM credit_sale c
   WHERE e.document_kind = 'CREDIT_SALE' AND e.reverses_id IS NULL AND c.id = e.document_id AND c.version = 1`,
  `UPDATE journal_entry e SET details = jsonb_build_object('paymentModeId', d.payment_mode_id, 'reference', d.reference)
   FROM creditor_payment d
   WHERE e.document_kind = 'CREDITOR_PAYMENT' AND e.reverses_id IS NULL AND d.id = e.document_id AND d.version = 1`,
  `UPDATE journal_entry e SET details = ${fromAudit('credit_sale', ['slipNo', 'vehicle', 'productId', 'litres'])}
   WHERE e.document_kind = 'CREDIT_SALE' AND e.reverses_id IS NULL AND e.details IS NULL AND ${isAudited('credit_sale')}`,
  `UPDATE journal_entry e SET details = ${fromAudit('creditor_payment', ['paymentModeId', 'reference'])}
   WHERE e.document_kind = 'CREDITOR_PAYMENT' AND e.reverses_id IS NULL AND e.details IS NULL
     AND ${isAudited('creditor_payment')}`,
];

/**
 * Puts each payment on the first bill of sales that was made after it and ends on its day or later (ADR 29); dues stay
 * the same. A bill that was printed with other figures gets an audit row with both.
 */
const RECEIPTS = `
  WITH moved AS (
    UPDATE creditor_bill b SET paid = r.paid, opening = b.opening + r.paid - b.paid, version = b.version + 1
    FROM (
      SELECT f.id, f.paid AS before, COALESCE(SUM(p.amount), 0)::bigint AS paid
      FROM creditor_bill f
      LEFT JOIN (
        SELECT d.amount, (
          SELECT MIN(x.id) FROM creditor_bill x
          WHERE x.creditor_id = d.creditor_id AND x.kind = 'SALES' AND x.last_payment_id >= d.id AND x.to_date >= s.shift_date
        ) AS bill_id
        FROM creditor_payment d JOIN shift s ON s.id = d.shift_id) p ON p.bill_id = f.id
      GROUP BY f.id) r
    WHERE b.id = r.id AND b.paid <> r.paid
    RETURNING b.id, b.opening, b.paid, r.paid - r.before AS more)
  INSERT INTO audit_row (command, table_name, row_id, before, after, reason)
  SELECT 'migration', 'creditor_bill', id::text, jsonb_build_object('opening', opening - more, 'paid', paid - more),
         jsonb_build_object('opening', opening, 'paid', paid), 'Each payment prints on one bill only'
  FROM moved ORDER BY id`;

/** Entries store details of their document as posted; a receipt is on one bill only. */
export class PostedDetails1764300000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "journal_entry" ADD "details" jsonb`);
    await runner.query(`ALTER TABLE "journal_entry" DISABLE TRIGGER "journal_entry_append_only"`);
    for (const statement of DETAILS) await runner.query(statement);
    await runner.query(`ALTER TABLE "journal_entry" ENABLE TRIGGER "journal_entry_append_only"`);
    await runner.query(RECEIPTS);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
