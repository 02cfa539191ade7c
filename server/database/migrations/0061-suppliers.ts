import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The companies from which the station buys. */
export class Suppliers1764300000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "supplier" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "disabled" boolean NOT NULL DEFAULT false, "name" text NOT NULL, "contact_no" text, "gstin" text, "payment_days" integer, "opening_balance" bigint NOT NULL DEFAULT '0', "opening_date" date, CONSTRAINT "uq_supplier_name" UNIQUE ("name"), CONSTRAINT "ck_supplier_payment_days" CHECK (payment_days BETWEEN 0 AND 365), CONSTRAINT "ck_supplier_opening_balance" CHECK (opening_balance BETWEEN -99999999999 AND 99999999999), CONSTRAINT "pk_supplier" PRIMARY KEY ("id"))`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
