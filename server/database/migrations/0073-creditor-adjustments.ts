import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lowers a creditor's due without money is a payment of another kind: it settles the same debts in the same order.
 * It is changed under its own name, a view of the table. The tools' view of payments has only money, as before.
 */
export class CreditorAdjustments1764300000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "creditor_payment" ADD "kind" text NOT NULL DEFAULT 'CREDITOR_PAYMENT'`);
    await runner.query(
      `ALTER TABLE "creditor_payment" ADD CONSTRAINT "ck_creditor_payment_kind" CHECK (kind IN ('CREDITOR_PAYMENT', 'CREDIT_NOTE', 'DISCOUNT', 'BAD_DEBT', 'TAX_DEDUCTED'))`,
    );
    await runner.query(
      `ALTER TABLE "creditor_payment" ADD CONSTRAINT "ck_creditor_payment_way" CHECK (kind = 'CREDITOR_PAYMENT' OR (account_id IS NULL AND payment_mode_id IS NULL))`,
    );
    await runner.query(
      `CREATE VIEW creditor_adjustment AS
       SELECT id, shift_id, creditor_id, kind, amount, reference, comment, late_reason, created_by_id, created_at, version
       FROM creditor_payment WHERE kind <> 'CREDITOR_PAYMENT'`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW tool_creditor_payment AS
       SELECT d.id, d.shift_id, s.shift_date, r.firm_name, round(d.amount / 100.0, 2) AS amount,
              round(d.allocated / 100.0, 2) AS allotted, t.name AS account, m.name AS payment_mode, d.reference, d.comment,
              d.created_at
       FROM creditor_payment d JOIN shift s ON s.id = d.shift_id JOIN creditor r ON r.id = d.creditor_id
       LEFT JOIN transaction_account t ON t.id = d.account_id LEFT JOIN payment_mode m ON m.id = d.payment_mode_id
       WHERE d.kind = 'CREDITOR_PAYMENT'`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
