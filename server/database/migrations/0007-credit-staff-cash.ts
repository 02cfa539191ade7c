import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables of credit, staff and cash. Postings get their date, and their months can be rolled up
 * (server/services/ledger/roll-up); current pay rates become the first pay terms.
 */
export class CreditStaffCash1763900000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const STATEMENTS = [
  `CREATE TABLE "cash_transfer" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "shift_id" integer NOT NULL, "kind" text NOT NULL, "account_id" integer NOT NULL, "amount" bigint NOT NULL, "reference" text, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_cash_transfer_amount" CHECK (amount BETWEEN 1 AND 99999999999), CONSTRAINT "ck_cash_transfer_kind" CHECK (kind IN ('DEPOSIT', 'DRAWING')), CONSTRAINT "pk_cash_transfer" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_cash_transfer_shift_id" ON "cash_transfer" ("shift_id")`,
  `CREATE TABLE "expenditure" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "shift_id" integer NOT NULL, "expenditure_category_id" integer NOT NULL, "amount" bigint NOT NULL, "account_id" integer, "payment_mode_id" integer, "reference" text, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_expenditure_amount" CHECK (amount BETWEEN 1 AND 99999999999), CONSTRAINT "pk_expenditure" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_expenditure_expenditure_category_id_shift_id" ON "expenditure" ("expenditure_category_id", "shift_id")`,
  `CREATE INDEX "ix_expenditure_shift_id" ON "expenditure" ("shift_id")`,
  `CREATE TABLE "swipe_settlement" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "swipe_machine_id" integer NOT NULL, "account_id" integer NOT NULL, "paid_on" date NOT NULL, "paid" bigint NOT NULL, "charges" bigint NOT NULL, "expenditure_category_id" integer, "reference" text, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_swipe_settlement_charges" CHECK (charges = 0 OR expenditure_category_id IS NOT NULL), CONSTRAINT "ck_swipe_settlement_paid" CHECK (paid BETWEEN 1 AND 99999999999 AND charges BETWEEN 0 AND 99999999999), CONSTRAINT "pk_swipe_settlement" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_swipe_settlement_paid_on" ON "swipe_settlement" ("paid_on")`,
  `CREATE INDEX "ix_swipe_settlement_swipe_machine_id_paid_on" ON "swipe_settlement" ("swipe_machine_id", "paid_on")`,
  `CREATE TABLE "swipe_settlement_day" ("swipe_settlement_id" integer NOT NULL, "business_date" date NOT NULL, "amount" bigint NOT NULL, CONSTRAINT "ck_swipe_settlement_day_amount" CHECK (amount > 0), CONSTRAINT "pk_swipe_settlement_day" PRIMARY KEY ("swipe_settlement_id", "business_date"))`,
  `CREATE INDEX "ix_swipe_settlement_day_business_date" ON "swipe_settlement_day" ("business_date")`,
  `CREATE TABLE "bill_sequence" ("series" text NOT NULL, "financial_year" text NOT NULL, "last" integer NOT NULL, CONSTRAINT "pk_bill_sequence" PRIMARY KEY ("series", "financial_year"))`,
  `CREATE TABLE "creditor_bill" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "creditor_id" integer NOT NULL, "kind" text NOT NULL, "series" text NOT NULL, "financial_year" text NOT NULL, "sequence" integer NOT NULL, "number" text NOT NULL, "bill_date" date NOT NULL, "due_date" date NOT NULL, "from_date" date NOT NULL, "to_date" date NOT NULL, "opening" bigint NOT NULL, "amount" bigint NOT NULL, "paid" bigint NOT NULL, "closing" bigint NOT NULL, "last_payment_id" integer, "settled" bigint NOT NULL DEFAULT '0', "settled_on" date, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "uq_creditor_bill_series_financial_year_sequence" UNIQUE ("series", "financial_year", "sequence"), CONSTRAINT "ck_creditor_bill_settled" CHECK (settled BETWEEN 0 AND amount AND (settled = amount) = (settled_on IS NOT NULL)), CONSTRAINT "ck_creditor_bill_closing" CHECK (closing = opening + amount - paid), CONSTRAINT "ck_creditor_bill_amount" CHECK (amount BETWEEN 1 AND 99999999999), CONSTRAINT "ck_creditor_bill_due_date" CHECK (bill_date <= due_date), CONSTRAINT "ck_creditor_bill_period" CHECK (from_date <= to_date AND to_date <= bill_date), CONSTRAINT "ck_creditor_bill_kind" CHECK (kind IN ('SALES', 'INTEREST')), CONSTRAINT "pk_creditor_bill" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "ix_creditor_bill_number" ON "creditor_bill" ("number")`,
  `CREATE INDEX "ix_creditor_bill_settled_on" ON "creditor_bill" ("settled_on")`,
  `CREATE INDEX "ix_creditor_bill_open" ON "creditor_bill" ("creditor_id") WHERE settled_on IS NULL`,
  `CREATE INDEX "ix_creditor_bill_creditor_id_bill_date" ON "creditor_bill" ("creditor_id", "bill_date")`,
  `CREATE INDEX "ix_creditor_bill_bill_date" ON "creditor_bill" ("bill_date")`,
  `CREATE TABLE "slip_book" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "prefix" text NOT NULL, "first" integer NOT NULL, "last" integer NOT NULL, "digits" integer NOT NULL, "creditor_id" integer, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_slip_book_leaves" CHECK (first >= 0 AND last BETWEEN first AND first + 999 AND digits BETWEEN 1 AND 9), CONSTRAINT "pk_slip_book" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_slip_book_last" ON "slip_book" ("last")`,
  `CREATE TABLE "creditor_payment" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "shift_id" integer NOT NULL, "creditor_id" integer NOT NULL, "amount" bigint NOT NULL, "account_id" integer, "payment_mode_id" integer, "reference" text, "comment" text, "allotted" bigint NOT NULL DEFAULT '0', "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_creditor_payment_allotted" CHECK (allotted BETWEEN 0 AND amount), CONSTRAINT "ck_creditor_payment_amount" CHECK (amount BETWEEN 1 AND 99999999999), CONSTRAINT "pk_creditor_payment" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_creditor_payment_open" ON "creditor_payment" ("creditor_id") WHERE allotted < amount`,
  `CREATE INDEX "ix_creditor_payment_creditor_id_shift_id" ON "creditor_payment" ("creditor_id", "shift_id")`,
  `CREATE INDEX "ix_creditor_payment_shift_id" ON "creditor_payment" ("shift_id")`,
  `CREATE TABLE "interest_charge" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "interest_bill_id" integer NOT NULL, "bill_id" integer NOT NULL, "charged_from" date NOT NULL, "charged_to" date NOT NULL, "rate" integer NOT NULL, "amount" bigint NOT NULL, CONSTRAINT "ck_interest_charge_days" CHECK (charged_from < charged_to), CONSTRAINT "ck_interest_charge_amount" CHECK (amount > 0), CONSTRAINT "pk_interest_charge" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_interest_charge_interest_bill_id" ON "interest_charge" ("interest_bill_id")`,
  `CREATE INDEX "ix_interest_charge_bill_id" ON "interest_charge" ("bill_id")`,
  `CREATE TABLE "payment_allotment" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "payment_id" integer NOT NULL, "bill_id" integer, "amount" bigint NOT NULL, "allotted_on" date NOT NULL, CONSTRAINT "ck_payment_allotment_amount" CHECK (amount > 0), CONSTRAINT "pk_payment_allotment" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_payment_allotment_bill_id" ON "payment_allotment" ("bill_id")`,
  `CREATE INDEX "ix_payment_allotment_payment_id" ON "payment_allotment" ("payment_id")`,
  `CREATE TABLE "void_leaf" ("slip_book_id" integer NOT NULL, "leaf" integer NOT NULL, "reason" text NOT NULL, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_void_leaf" PRIMARY KEY ("slip_book_id", "leaf"))`,
  `CREATE TABLE "account_month" ("account_id" integer NOT NULL, "month" date NOT NULL, "debit" bigint NOT NULL, "credit" bigint NOT NULL, CONSTRAINT "pk_account_month" PRIMARY KEY ("account_id", "month"))`,
  `CREATE TABLE "ledger_roll" ("id" integer NOT NULL, "entry_id" bigint NOT NULL, CONSTRAINT "ck_ledger_roll_one" CHECK (id = 1), CONSTRAINT "pk_ledger_roll" PRIMARY KEY ("id"))`,
  `CREATE TABLE "creditor_vehicle" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "disabled" boolean NOT NULL DEFAULT false, "creditor_id" integer NOT NULL, "number" text NOT NULL, CONSTRAINT "uq_creditor_vehicle_creditor_id_number" UNIQUE ("creditor_id", "number"), CONSTRAINT "pk_creditor_vehicle" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_creditor_vehicle_creditor_id" ON "creditor_vehicle" ("creditor_id")`,
  `CREATE TABLE "pay_terms" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "employee_id" integer NOT NULL, "since" date NOT NULL, "pay_basis" text NOT NULL, "pay_rate" bigint NOT NULL, "reason" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_pay_terms_employee_id_since" UNIQUE ("employee_id", "since"), CONSTRAINT "ck_pay_terms_basis" CHECK (pay_basis IN ('SHIFT', 'MONTH')), CONSTRAINT "ck_pay_terms_rate" CHECK (pay_rate > 0), CONSTRAINT "pk_pay_terms" PRIMARY KEY ("id"))`,
  `CREATE TABLE "employee_advance" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "shift_id" integer NOT NULL, "employee_id" integer NOT NULL, "amount" bigint NOT NULL, "account_id" integer, "payment_mode_id" integer, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_employee_advance_amount" CHECK (amount BETWEEN 1 AND 99999999999), CONSTRAINT "pk_employee_advance" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_employee_advance_employee_id_shift_id" ON "employee_advance" ("employee_id", "shift_id")`,
  `CREATE INDEX "ix_employee_advance_shift_id" ON "employee_advance" ("shift_id")`,
  `CREATE TABLE "salary_payment" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "shift_id" integer NOT NULL, "employee_id" integer NOT NULL, "from_date" date NOT NULL, "to_date" date NOT NULL, "shifts_worked" integer NOT NULL, "earned" bigint NOT NULL, "owed_before" bigint NOT NULL, "recovered_carried" bigint NOT NULL, "recovered_advances" bigint NOT NULL, "recovered_shortages" bigint NOT NULL, "not_recovered_carried" bigint NOT NULL, "not_recovered_advances" bigint NOT NULL, "not_recovered_shortages" bigint NOT NULL, "paid" bigint NOT NULL, "carried" bigint NOT NULL, "account_id" integer, "payment_mode_id" integer, "reference" text, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_salary_payment_carried" CHECK (carried = (not_recovered_carried + not_recovered_advances + not_recovered_shortages) - (earned + owed_before - (recovered_carried + recovered_advances + recovered_shortages) - paid)), CONSTRAINT "ck_salary_payment_paid" CHECK (paid BETWEEN 0 AND earned + owed_before - (recovered_carried + recovered_advances + recovered_shortages)), CONSTRAINT "ck_salary_payment_period" CHECK (from_date <= to_date), CONSTRAINT "ex_salary_payment_days" EXCLUDE USING gist (int4range(employee_id, employee_id, '[]') WITH &&, daterange(from_date, to_date, '[]') WITH &&), CONSTRAINT "pk_salary_payment" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_salary_payment_shift_id" ON "salary_payment" ("shift_id")`,
  `CREATE TABLE "salary_line" ("salary_payment_id" integer NOT NULL, "place" integer NOT NULL, "from_date" date NOT NULL, "to_date" date NOT NULL, "pay_basis" text NOT NULL, "pay_rate" bigint NOT NULL, "count" integer NOT NULL, "days_in_month" integer, "amount" bigint NOT NULL, CONSTRAINT "pk_salary_line" PRIMARY KEY ("salary_payment_id", "place"))`,
  `ALTER TABLE "creditor" ADD "opening_balance" bigint NOT NULL DEFAULT '0'`,
  `ALTER TABLE "creditor" ADD "opening_settled" bigint NOT NULL DEFAULT '0'`,
  `ALTER TABLE "credit_sale" ADD "slip_book_id" integer`,
  `ALTER TABLE "credit_sale" ADD "leaf" integer`,
  `ALTER TABLE "credit_sale" ADD "bill_id" integer`,
  `ALTER TABLE "posting" ADD "business_date" date`,
  `ALTER TABLE "posting" DISABLE TRIGGER "posting_append_only"`,
  `UPDATE "posting" p SET "business_date" = e."business_date" FROM "journal_entry" e WHERE e."id" = p."entry_id"`,
  `ALTER TABLE "posting" ENABLE TRIGGER "posting_append_only"`,
  `ALTER TABLE "posting" ALTER COLUMN "business_date" SET NOT NULL`,
  `CREATE UNIQUE INDEX "ix_credit_sale_slip_book_id_leaf" ON "credit_sale" ("slip_book_id", "leaf")`,
  `CREATE INDEX "ix_credit_sale_unbilled" ON "credit_sale" ("creditor_id") WHERE bill_id IS NULL`,
  `CREATE INDEX "ix_credit_sale_bill_id" ON "credit_sale" ("bill_id")`,
  `CREATE INDEX "ix_credit_sale_slip_no" ON "credit_sale" ("slip_no")`,
  `CREATE INDEX "ix_credit_sale_creditor_id_shift_id" ON "credit_sale" ("creditor_id", "shift_id")`,
  `CREATE INDEX "ix_posting_account_id_business_date" ON "posting" ("account_id", "business_date")`,
  `ALTER TABLE "creditor" ADD CONSTRAINT "ck_creditor_opening_balance" CHECK (opening_balance BETWEEN 0 AND 99999999999)`,
  `ALTER TABLE "creditor" ADD CONSTRAINT "ck_creditor_opening_settled" CHECK (opening_settled BETWEEN 0 AND opening_balance)`,
  `ALTER TABLE "credit_sale" ADD CONSTRAINT "ck_credit_sale_leaf" CHECK ((slip_book_id IS NULL) = (leaf IS NULL))`,
  `ALTER TABLE "cash_transfer" ADD CONSTRAINT "fk_cash_transfer_shift_id" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "cash_transfer" ADD CONSTRAINT "fk_cash_transfer_account_id" FOREIGN KEY ("account_id") REFERENCES "transaction_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "cash_transfer" ADD CONSTRAINT "fk_cash_transfer_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "expenditure" ADD CONSTRAINT "fk_expenditure_shift_id" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "expenditure" ADD CONSTRAINT "fk_expenditure_expenditure_category_id" FOREIGN KEY ("expenditure_category_id") REFERENCES "expenditure_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "expenditure" ADD CONSTRAINT "fk_expenditure_account_id" FOREIGN KEY ("account_id") REFERENCES "transaction_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "expenditure" ADD CONSTRAINT "fk_expenditure_payment_mode_id" FOREIGN KEY ("payment_mode_id") REFERENCES "payment_mode"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "expenditure" ADD CONSTRAINT "fk_expenditure_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "swipe_settlement" ADD CONSTRAINT "fk_swipe_settlement_swipe_machine_id" FOREIGN KEY ("swipe_machine_id") REFERENCES "swipe_machine"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "swipe_settlement" ADD CONSTRAINT "fk_swipe_settlement_account_id" FOREIGN KEY ("account_id") REFERENCES "transaction_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "swipe_settlement" ADD CONSTRAINT "fk_swipe_settlement_expenditure_category_id" FOREIGN KEY ("expenditure_category_id") REFERENCES "expenditure_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "swipe_settlement" ADD CONSTRAINT "fk_swipe_settlement_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "swipe_settlement_day" ADD CONSTRAINT "fk_swipe_settlement_day_swipe_settlement_id" FOREIGN KEY ("swipe_settlement_id") REFERENCES "swipe_settlement"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "creditor_bill" ADD CONSTRAINT "fk_creditor_bill_creditor_id" FOREIGN KEY ("creditor_id") REFERENCES "creditor"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "creditor_bill" ADD CONSTRAINT "fk_creditor_bill_last_payment_id" FOREIGN KEY ("last_payment_id") REFERENCES "creditor_payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "creditor_bill" ADD CONSTRAINT "fk_creditor_bill_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "slip_book" ADD CONSTRAINT "fk_slip_book_creditor_id" FOREIGN KEY ("creditor_id") REFERENCES "creditor"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "slip_book" ADD CONSTRAINT "fk_slip_book_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "credit_sale" ADD CONSTRAINT "fk_credit_sale_slip_book_id" FOREIGN KEY ("slip_book_id") REFERENCES "slip_book"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "credit_sale" ADD CONSTRAINT "fk_credit_sale_bill_id" FOREIGN KEY ("bill_id") REFERENCES "creditor_bill"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "creditor_payment" ADD CONSTRAINT "fk_creditor_payment_shift_id" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "creditor_payment" ADD CONSTRAINT "fk_creditor_payment_creditor_id" FOREIGN KEY ("creditor_id") REFERENCES "creditor"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "creditor_payment" ADD CONSTRAINT "fk_creditor_payment_account_id" FOREIGN KEY ("account_id") REFERENCES "transaction_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "creditor_payment" ADD CONSTRAINT "fk_creditor_payment_payment_mode_id" FOREIGN KEY ("payment_mode_id") REFERENCES "payment_mode"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "creditor_payment" ADD CONSTRAINT "fk_creditor_payment_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "interest_charge" ADD CONSTRAINT "fk_interest_charge_interest_bill_id" FOREIGN KEY ("interest_bill_id") REFERENCES "creditor_bill"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "interest_charge" ADD CONSTRAINT "fk_interest_charge_bill_id" FOREIGN KEY ("bill_id") REFERENCES "creditor_bill"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "payment_allotment" ADD CONSTRAINT "fk_payment_allotment_payment_id" FOREIGN KEY ("payment_id") REFERENCES "creditor_payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "payment_allotment" ADD CONSTRAINT "fk_payment_allotment_bill_id" FOREIGN KEY ("bill_id") REFERENCES "creditor_bill"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "void_leaf" ADD CONSTRAINT "fk_void_leaf_slip_book_id" FOREIGN KEY ("slip_book_id") REFERENCES "slip_book"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "void_leaf" ADD CONSTRAINT "fk_void_leaf_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "account_month" ADD CONSTRAINT "fk_account_month_account_id" FOREIGN KEY ("account_id") REFERENCES "ledger_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "creditor_vehicle" ADD CONSTRAINT "fk_creditor_vehicle_creditor_id" FOREIGN KEY ("creditor_id") REFERENCES "creditor"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "pay_terms" ADD CONSTRAINT "fk_pay_terms_employee_id" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "pay_terms" ADD CONSTRAINT "fk_pay_terms_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "employee_advance" ADD CONSTRAINT "fk_employee_advance_shift_id" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "employee_advance" ADD CONSTRAINT "fk_employee_advance_employee_id" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "employee_advance" ADD CONSTRAINT "fk_employee_advance_account_id" FOREIGN KEY ("account_id") REFERENCES "transaction_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "employee_advance" ADD CONSTRAINT "fk_employee_advance_payment_mode_id" FOREIGN KEY ("payment_mode_id") REFERENCES "payment_mode"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "employee_advance" ADD CONSTRAINT "fk_employee_advance_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "salary_payment" ADD CONSTRAINT "fk_salary_payment_shift_id" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "salary_payment" ADD CONSTRAINT "fk_salary_payment_employee_id" FOREIGN KEY ("employee_id") REFERENCES "employee"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "salary_payment" ADD CONSTRAINT "fk_salary_payment_account_id" FOREIGN KEY ("account_id") REFERENCES "transaction_account"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "salary_payment" ADD CONSTRAINT "fk_salary_payment_payment_mode_id" FOREIGN KEY ("payment_mode_id") REFERENCES "payment_mode"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "salary_payment" ADD CONSTRAINT "fk_salary_payment_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "salary_line" ADD CONSTRAINT "fk_salary_line_salary_payment_id" FOREIGN KEY ("salary_payment_id") REFERENCES "salary_payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `INSERT INTO "pay_terms" ("employee_id", "since", "pay_basis", "pay_rate") SELECT "id", "join_date", "pay_basis", "pay_rate" FROM "employee"`,
  `INSERT INTO "ledger_roll" ("id", "entry_id") VALUES (1, 0)`,
  // Rolled-up months before the day's month, the day's month up to the day, and later entries dated in rolled-up
  // months.
  `CREATE FUNCTION account_turnover(account int, as_at date, OUT debit bigint, OUT credit bigint) LANGUAGE sql STABLE AS $$
    SELECT COALESCE(SUM(t.debit), 0)::bigint, COALESCE(SUM(t.credit), 0)::bigint FROM (
      (SELECT m.debit, m.credit FROM account_month m
       WHERE m.account_id = $1 AND m.month < date_trunc('month', $2::timestamp)::date ORDER BY m.month DESC LIMIT 1)
      UNION ALL
      SELECT GREATEST(p.amount, 0), GREATEST(-p.amount, 0) FROM posting p
      WHERE p.account_id = $1 AND p.business_date BETWEEN date_trunc('month', $2::timestamp)::date AND $2
      UNION ALL
      SELECT GREATEST(p.amount, 0), GREATEST(-p.amount, 0) FROM posting p
      WHERE p.account_id = $1 AND p.entry_id > (SELECT r.entry_id FROM ledger_roll r)
        AND p.business_date < date_trunc('month', $2::timestamp)::date) t
  $$`,
  `CREATE FUNCTION account_balance(account int, as_at date) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT t.debit - t.credit FROM account_turnover($1, $2) t
  $$`,
];
