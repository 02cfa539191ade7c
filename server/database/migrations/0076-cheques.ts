import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATE = `CASE WHEN returned_on IS NOT NULL THEN 'RETURNED'
       WHEN cleared_on IS NOT NULL THEN 'CLEARED'
       WHEN deposited_on IS NOT NULL THEN 'DEPOSITED'
       WHEN creditor_payment_id IS NOT NULL THEN 'HELD'
       ELSE 'ISSUED' END`;

/** Cheques received and issued, with what became of them, and bills of charges for those that came back. */
export class Cheques1764300000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO "public"."typeorm_metadata"("database", "schema", "table", "type", "name", "value")
       VALUES (current_database(), 'public', 'cheque', 'GENERATED_COLUMN', 'state', $1)`,
      [STATE],
    );
    await runner.query(
      `CREATE TABLE "cheque" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "creditor_payment_id" integer, "supplier_payment_id" integer, "bank" text, "cheque_date" date NOT NULL, "state" text GENERATED ALWAYS AS (${STATE}) STORED NOT NULL, "deposited_on" date, "account_id" integer, "cleared_on" date, "returned_on" date, "reason" text, "bank_charge" bigint NOT NULL DEFAULT '0', "expenditure_category_id" integer, "charge_bill_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_cheque_charge_bill" CHECK (charge_bill_id IS NULL OR returned_on IS NOT NULL), CONSTRAINT "ck_cheque_bank_charge" CHECK (bank_charge BETWEEN 0 AND 99999999999 AND (bank_charge > 0) = (expenditure_category_id IS NOT NULL) AND (bank_charge = 0 OR returned_on IS NOT NULL)), CONSTRAINT "ck_cheque_reason" CHECK ((returned_on IS NULL) = (reason IS NULL)), CONSTRAINT "ck_cheque_returned" CHECK (returned_on IS NULL OR deposited_on IS NULL OR deposited_on <= returned_on), CONSTRAINT "ck_cheque_cleared" CHECK (cleared_on IS NULL OR (deposited_on IS NOT NULL AND deposited_on <= cleared_on AND returned_on IS NULL)), CONSTRAINT "ck_cheque_deposited" CHECK ((deposited_on IS NULL) = (account_id IS NULL)), CONSTRAINT "ck_cheque_received" CHECK (creditor_payment_id IS NOT NULL OR (deposited_on IS NULL AND charge_bill_id IS NULL)), CONSTRAINT "ck_cheque_payment" CHECK (num_nonnulls(creditor_payment_id, supplier_payment_id) = 1), CONSTRAINT "pk_cheque" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE UNIQUE INDEX "ix_cheque_creditor_payment_id" ON "cheque" ("creditor_payment_id")`);
    await runner.query(`CREATE UNIQUE INDEX "ix_cheque_supplier_payment_id" ON "cheque" ("supplier_payment_id")`);
    await runner.query(`CREATE INDEX "ix_cheque_state_cheque_date" ON "cheque" ("state", "cheque_date")`);
    await runner.query(`ALTER TABLE "payment_mode" ADD "is_cheque" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "creditor_payment" ADD "returned_on" date`);
    await runner.query(
      `CREATE INDEX "ix_creditor_payment_returned_on" ON "creditor_payment" ("returned_on") WHERE returned_on IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE "creditor_payment" ADD CONSTRAINT "ck_creditor_payment_returned" CHECK (returned_on IS NULL OR allocated = 0)`,
    );
    await runner.query(
      `ALTER TABLE "cheque" ADD CONSTRAINT "fk_cheque_creditor_payment_id" FOREIGN KEY ("creditor_payment_id") REFERENCES "creditor_payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "cheque" ADD CONSTRAINT "fk_cheque_supplier_payment_id" FOREIGN KEY ("supplier_payment_id") REFERENCES "supplier_payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "cheque" ADD CONSTRAINT "fk_cheque_account_id" FOREIGN KEY ("account_id") REFERENCES "transaction_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "cheque" ADD CONSTRAINT "fk_cheque_expenditure_category_id" FOREIGN KEY ("expenditure_category_id") REFERENCES "expenditure_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "cheque" ADD CONSTRAINT "fk_cheque_charge_bill_id" FOREIGN KEY ("charge_bill_id") REFERENCES "creditor_bill"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(`ALTER TABLE "creditor_bill" DROP CONSTRAINT "ck_creditor_bill_kind"`);
    await runner.query(
      `ALTER TABLE "creditor_bill" ADD CONSTRAINT "ck_creditor_bill_kind" CHECK (kind IN ('SALES', 'INTEREST', 'CHARGE'))`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
