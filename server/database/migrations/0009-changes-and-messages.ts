import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The events that the station emits, with their names in the list of event categories. */
const EVENTS: Record<string, string> = {
  shiftStarted: 'Shift started',
  shiftClosed: 'Shift closed',
  creditSale: 'Credit sale',
  creditorPayment: 'Creditor payment',
  billMade: 'Bill made',
  stockReceived: 'Stock received',
  lowStock: 'Low stock',
  creditLimitPassed: 'Credit limit passed',
  changeRequested: 'Change requested',
  changeDecided: 'Change decided',
  daySummary: 'Summary of the day',
};

/**
 * Change requests, subscriptions and messages. The state of a decided request and the requested change are immutable.
 */
export class ChangesAndMessages1764000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
    for (const [event, name] of Object.entries(EVENTS))
      await runner.query('INSERT INTO event_category (name, event) VALUES ($1, $2)', [name, event]);
    await runner.query(`
      CREATE FUNCTION keep_change_request() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.state <> 'PENDING' THEN
          RAISE EXCEPTION 'change request % has ended', OLD.id USING ERRCODE = 'restrict_violation';
        END IF;
        IF to_jsonb(NEW) - ARRAY['state', 'decided_by_id', 'decided_at']
           <> to_jsonb(OLD) - ARRAY['state', 'decided_by_id', 'decided_at'] THEN
          RAISE EXCEPTION 'what change request % asks for stays', OLD.id USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(
      'CREATE TRIGGER change_request_ends_once BEFORE UPDATE ON change_request FOR EACH ROW EXECUTE FUNCTION keep_change_request()',
    );
    await runner.query(
      'CREATE TRIGGER change_request_stays BEFORE DELETE ON change_request FOR EACH ROW EXECUTE FUNCTION refuse_change()',
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const STATEMENTS = [
  `CREATE TABLE "change_request" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "table_name" text NOT NULL, "row_id" integer NOT NULL, "permission" integer NOT NULL, "title" text NOT NULL, "changes" jsonb NOT NULL, "before" jsonb NOT NULL, "row_version" integer NOT NULL, "comment" text, "state" text NOT NULL DEFAULT 'PENDING', "requested_by_id" integer NOT NULL, "requested_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "decided_by_id" integer, "decided_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "ck_change_request_not_own" CHECK (CASE state WHEN 'WITHDRAWN' THEN decided_by_id = requested_by_id WHEN 'ACCEPTED' THEN decided_by_id <> requested_by_id WHEN 'REJECTED' THEN decided_by_id <> requested_by_id ELSE true END), CONSTRAINT "ck_change_request_decided" CHECK ((state = 'PENDING') = (decided_at IS NULL)), CONSTRAINT "ck_change_request_state" CHECK (state IN ('PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'DONE')), CONSTRAINT "ck_change_request_permission" CHECK (permission IN (1, 2, 3) AND (permission = 3) = (state = 'DONE')), CONSTRAINT "pk_change_request" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_change_request_table_name_row_id" ON "change_request" ("table_name", "row_id")`,
  `CREATE INDEX "ix_change_request_requested_by_id_id" ON "change_request" ("requested_by_id", "id")`,
  `CREATE INDEX "ix_change_request_pending" ON "change_request" ("table_name", "row_id") WHERE state = 'PENDING'`,
  `CREATE TABLE "notice_seen" ("user_id" integer NOT NULL, "request_id" integer NOT NULL, CONSTRAINT "pk_notice_seen" PRIMARY KEY ("user_id", "request_id"))`,
  `CREATE TABLE "cancelled_bill" ("id" integer NOT NULL, "creditor_id" integer NOT NULL, "kind" text NOT NULL, "series" text NOT NULL, "financial_year" text NOT NULL, "sequence" integer NOT NULL, "number" text NOT NULL, "bill_date" date NOT NULL, "from_date" date NOT NULL, "to_date" date NOT NULL, "amount" bigint NOT NULL, "reason" text, "cancelled_by_id" integer, "cancelled_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_cancelled_bill_series_financial_year_sequence" UNIQUE ("series", "financial_year", "sequence"), CONSTRAINT "pk_cancelled_bill" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_cancelled_bill_creditor_id" ON "cancelled_bill" ("creditor_id")`,
  `CREATE TABLE "event_category" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "name" text NOT NULL, "event" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_event_category_name" UNIQUE ("name"), CONSTRAINT "uq_event_category_event" UNIQUE ("event"), CONSTRAINT "pk_event_category" PRIMARY KEY ("id"))`,
  `CREATE TABLE "receive_category" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "name" text NOT NULL, "table_name" text NOT NULL, "pk_field_name" text NOT NULL, "display_name" text NOT NULL, "route_path" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_receive_category_name" UNIQUE ("name"), CONSTRAINT "pk_receive_category" PRIMARY KEY ("id"))`,
  `CREATE TABLE "message_subscription" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "event_category_id" integer NOT NULL, "receive_category_id" integer NOT NULL, "recipient_id" integer NOT NULL, "channel" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "uq_message_subscription_event_category_id_receive_category_id_r" UNIQUE ("event_category_id", "receive_category_id", "recipient_id"), CONSTRAINT "ck_message_subscription_channel" CHECK (channel IN ('MAIL', 'SMS', 'WHATSAPP')), CONSTRAINT "pk_message_subscription" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_message_subscription_receive_category_id" ON "message_subscription" ("receive_category_id")`,
  `CREATE TABLE "message_template" ("event_category_id" integer NOT NULL, "subject" text NOT NULL, "body" text NOT NULL, "version" integer NOT NULL DEFAULT '1', CONSTRAINT "pk_message_template" PRIMARY KEY ("event_category_id"))`,
  `ALTER TABLE "creditor_bill" ADD "last_sale_id" bigint`,
  `UPDATE creditor_bill b SET last_sale_id =
     (SELECT MAX(c.id) FROM credit_sale c WHERE c.creditor_id = b.creditor_id AND c.created_at <= b.created_at)`,
  `ALTER TABLE "cash_exchange" ADD "version" integer NOT NULL DEFAULT '1'`,
  `ALTER TABLE "invoice_line" ADD "version" integer NOT NULL DEFAULT '1'`,
  `ALTER TABLE "tank_dip" ADD "version" integer NOT NULL DEFAULT '1'`,
  `ALTER TABLE "change_request" ADD CONSTRAINT "fk_change_request_requested_by_id" FOREIGN KEY ("requested_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "change_request" ADD CONSTRAINT "fk_change_request_decided_by_id" FOREIGN KEY ("decided_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "notice_seen" ADD CONSTRAINT "fk_notice_seen_user_id" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "notice_seen" ADD CONSTRAINT "fk_notice_seen_request_id" FOREIGN KEY ("request_id") REFERENCES "change_request"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "cancelled_bill" ADD CONSTRAINT "fk_cancelled_bill_creditor_id" FOREIGN KEY ("creditor_id") REFERENCES "creditor"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "cancelled_bill" ADD CONSTRAINT "fk_cancelled_bill_cancelled_by_id" FOREIGN KEY ("cancelled_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "message_subscription" ADD CONSTRAINT "fk_message_subscription_event_category_id" FOREIGN KEY ("event_category_id") REFERENCES "event_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "message_subscription" ADD CONSTRAINT "fk_message_subscription_receive_category_id" FOREIGN KEY ("receive_category_id") REFERENCES "receive_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "message_subscription" ADD CONSTRAINT "fk_message_subscription_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "message_template" ADD CONSTRAINT "fk_message_template_event_category_id" FOREIGN KEY ("event_category_id") REFERENCES "event_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
