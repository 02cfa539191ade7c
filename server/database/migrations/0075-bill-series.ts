import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A station may choose prefix and first number of its bills per series and financial year; made bills keep theirs. */
export class BillSeries1764300000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "bill_sequence" ADD "prefix" text, ADD "digits" integer NOT NULL DEFAULT 6, ADD "first" integer NOT NULL DEFAULT 1',
    );
    await runner.query(`UPDATE "bill_sequence" SET "prefix" = series || '/' || financial_year || '/'`);
    await runner.query(
      'ALTER TABLE "bill_sequence" ALTER "prefix" SET NOT NULL, ALTER "digits" DROP DEFAULT, ALTER "first" DROP DEFAULT',
    );
    await runner.query('ALTER TABLE "bill_sequence" ADD CONSTRAINT "uq_bill_sequence_prefix" UNIQUE ("prefix")');
    await runner.query(
      'ALTER TABLE "bill_sequence" ADD CONSTRAINT "ck_bill_sequence_first" CHECK (first >= 1 AND last >= first - 1)',
    );
    await runner.query(
      `ALTER TABLE "bill_sequence" ADD CONSTRAINT "ck_bill_sequence_form" CHECK (prefix ~ '^[A-Z1-9][A-Z0-9/-]*$' AND prefix !~ '[0-9]$' AND digits BETWEEN 1 AND 9)`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
