import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices, stock-ins, inspections, densities, meter events, water dips, and uploaded files. */
export class Stock1763800000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const STATEMENTS = [
  `CREATE TABLE "stored_file" ("id" uuid NOT NULL, "name" text NOT NULL, "content_type" text NOT NULL, "content" bytea NOT NULL, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_stored_file_size" CHECK (octet_length(content) BETWEEN 1 AND 5242880), CONSTRAINT "ck_stored_file_content_type" CHECK (content_type IN ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')), CONSTRAINT "pk_stored_file" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_stored_file_created_at" ON "stored_file" ("created_at")`,
  `CREATE TABLE "permitted_variation" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "product_id" integer NOT NULL, "from_date" date NOT NULL, "stock" integer NOT NULL DEFAULT '400', "evaporation" integer NOT NULL, "large_evaporation" integer NOT NULL, "large_above" bigint NOT NULL DEFAULT '600000000', CONSTRAINT "uq_permitted_variation_product_id_from_date" UNIQUE ("product_id", "from_date"), CONSTRAINT "ck_permitted_variation_stock" CHECK (stock BETWEEN 0 AND 10000), CONSTRAINT "ck_permitted_variation_evaporation" CHECK (evaporation BETWEEN 0 AND 10000), CONSTRAINT "ck_permitted_variation_large_evaporation" CHECK (large_evaporation BETWEEN 0 AND 10000), CONSTRAINT "ck_permitted_variation_large_above" CHECK (large_above BETWEEN 1 AND 999999999999), CONSTRAINT "pk_permitted_variation" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_permitted_variation_product_id" ON "permitted_variation" ("product_id")`,
  `CREATE TABLE "meter_event" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "shift_id" integer NOT NULL, "kind" text NOT NULL, "ended_leg_id" bigint NOT NULL, "begun_leg_id" bigint NOT NULL, "reason" text NOT NULL, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "ck_meter_event_kind" CHECK (kind IN ('RESET', 'ROLLOVER', 'REPLACEMENT')), CONSTRAINT "pk_meter_event" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "ix_meter_event_ended_leg_id" ON "meter_event" ("ended_leg_id")`,
  `CREATE UNIQUE INDEX "ix_meter_event_begun_leg_id" ON "meter_event" ("begun_leg_id")`,
  `CREATE INDEX "ix_meter_event_shift_id" ON "meter_event" ("shift_id")`,
  `INSERT INTO "public"."typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), 'public', 'invoice', 'GENERATED_COLUMN', 'received_on', 'receive_date_time::date')`,
  `CREATE TABLE "invoice" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "invoice_number" text NOT NULL, "invoice_date_time" TIMESTAMP NOT NULL, "receive_date_time" TIMESTAMP NOT NULL, "received_on" date GENERATED ALWAYS AS (receive_date_time::date) STORED NOT NULL, "amount" bigint NOT NULL, "transport_name" text, "truck_number" text NOT NULL, "truck_driver_phone" text, "comment" text, "document_id" uuid, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_invoice_received" CHECK (receive_date_time >= invoice_date_time), CONSTRAINT "ck_invoice_amount" CHECK (amount BETWEEN 1 AND 99999999999), CONSTRAINT "pk_invoice" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "ix_invoice_invoice_number" ON "invoice" ("invoice_number")`,
  `CREATE INDEX "ix_invoice_received_on" ON "invoice" ("received_on")`,
  `CREATE INDEX "ix_invoice_document_id" ON "invoice" ("document_id")`,
  `CREATE TABLE "invoice_line" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "invoice_id" integer NOT NULL, "product_id" integer NOT NULL, "quantity" bigint NOT NULL, "shortage_quantity" bigint NOT NULL, "density" text NOT NULL, "unloaded" bigint NOT NULL DEFAULT '0', "amount" bigint NOT NULL, CONSTRAINT "ck_invoice_line_amount" CHECK (amount BETWEEN 0 AND 99999999999), CONSTRAINT "ck_invoice_line_unloaded" CHECK (unloaded BETWEEN 0 AND quantity), CONSTRAINT "ck_invoice_line_shortage" CHECK (shortage_quantity BETWEEN 0 AND 999999999999), CONSTRAINT "ck_invoice_line_quantity" CHECK (quantity BETWEEN 1 AND 999999999999), CONSTRAINT "pk_invoice_line" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_invoice_line_pending" ON "invoice_line" ("product_id") WHERE unloaded < quantity`,
  `CREATE INDEX "ix_invoice_line_invoice_id" ON "invoice_line" ("invoice_id")`,
  `CREATE TABLE "density_reading" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "business_date" date NOT NULL, "occasion" text NOT NULL, "product_id" integer NOT NULL, "tank_id" integer, "invoice_line_id" integer, "density" integer NOT NULL, "temperature" integer NOT NULL, "density_at_15" integer NOT NULL, "challan_density" integer, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_density_reading_place" CHECK (CASE occasion WHEN 'TANKER' THEN invoice_line_id ELSE tank_id END IS NOT NULL), CONSTRAINT "ck_density_reading_density" CHECK (density > 0 AND density_at_15 > 0), CONSTRAINT "ck_density_reading_occasion" CHECK (occasion IN ('MORNING', 'TANKER', 'AFTER_UNLOADING')), CONSTRAINT "pk_density_reading" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_density_reading_business_date_product_id" ON "density_reading" ("business_date", "product_id")`,
  `CREATE TABLE "inspection" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "product_id" integer NOT NULL, "inspection_date" date NOT NULL, "reading_sum" bigint NOT NULL, "total_stock" bigint NOT NULL, "total_before_stock" bigint NOT NULL, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "uq_inspection_product_id_inspection_date" UNIQUE ("product_id", "inspection_date"), CONSTRAINT "ck_inspection_figures" CHECK (reading_sum BETWEEN 0 AND 99999999999900 AND total_stock BETWEEN 0 AND 999999999999 AND total_before_stock BETWEEN 0 AND 999999999999), CONSTRAINT "pk_inspection" PRIMARY KEY ("id"))`,
  `INSERT INTO "public"."typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), 'public', 'stock_in', 'GENERATED_COLUMN', 'measured', 'end_volume - start_volume + after_reading - before_reading')`,
  `CREATE TABLE "stock_in" ("id" integer GENERATED ALWAYS AS IDENTITY NOT NULL, "shift_id" integer NOT NULL, "is_backward" boolean NOT NULL, "stock_in_date_time" TIMESTAMP NOT NULL, "invoice_line_id" integer NOT NULL, "tank_id" integer NOT NULL, "is_atg" boolean NOT NULL, "start_dip" integer, "end_dip" integer, "start_volume" bigint NOT NULL, "end_volume" bigint NOT NULL, "before_reading" bigint NOT NULL, "after_reading" bigint NOT NULL, "quantity" bigint NOT NULL, "measured" bigint GENERATED ALWAYS AS (end_volume - start_volume + after_reading - before_reading) STORED NOT NULL, "stock_quantity" bigint NOT NULL, "comment" text, "created_by_id" integer, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "version" integer NOT NULL DEFAULT '1', CONSTRAINT "ck_stock_in_stock" CHECK (stock_quantity IN (quantity, measured)), CONSTRAINT "ck_stock_in_dips" CHECK (start_dip >= 0 AND end_dip >= 0), CONSTRAINT "ck_stock_in_readings" CHECK (before_reading > 0 AND after_reading > before_reading), CONSTRAINT "ck_stock_in_volumes" CHECK (start_volume >= 0 AND end_volume > start_volume AND end_volume <= 999999999999), CONSTRAINT "ck_stock_in_quantity" CHECK (quantity BETWEEN 1 AND 999999999999), CONSTRAINT "pk_stock_in" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ix_stock_in_tank_id" ON "stock_in" ("tank_id")`,
  `CREATE INDEX "ix_stock_in_invoice_line_id" ON "stock_in" ("invoice_line_id")`,
  `CREATE INDEX "ix_stock_in_shift_id" ON "stock_in" ("shift_id")`,
  `CREATE INDEX "ix_journal_entry_beside_sales_and_cash" ON "journal_entry" ("shift_id") WHERE document_kind NOT IN ('CREDIT_SALE', 'CASH_COLLECTION')`,
  `ALTER TABLE "tank_dip" ADD "water_dip" integer`,
  `ALTER TABLE "tank_dip" ADD CONSTRAINT "ck_tank_dip_water" CHECK (water_dip BETWEEN 0 AND dip)`,
  `ALTER TABLE "stored_file" ADD CONSTRAINT "fk_stored_file_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "permitted_variation" ADD CONSTRAINT "fk_permitted_variation_product_id" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "meter_event" ADD CONSTRAINT "fk_meter_event_shift_id" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "meter_event" ADD CONSTRAINT "fk_meter_event_ended_leg_id" FOREIGN KEY ("ended_leg_id") REFERENCES "nozzle_reading"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "meter_event" ADD CONSTRAINT "fk_meter_event_begun_leg_id" FOREIGN KEY ("begun_leg_id") REFERENCES "nozzle_reading"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "meter_event" ADD CONSTRAINT "fk_meter_event_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice" ADD CONSTRAINT "fk_invoice_document_id" FOREIGN KEY ("document_id") REFERENCES "stored_file"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice" ADD CONSTRAINT "fk_invoice_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice_line" ADD CONSTRAINT "fk_invoice_line_invoice_id" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice_line" ADD CONSTRAINT "fk_invoice_line_product_id" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "density_reading" ADD CONSTRAINT "fk_density_reading_product_id" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "density_reading" ADD CONSTRAINT "fk_density_reading_tank_id" FOREIGN KEY ("tank_id") REFERENCES "tank"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "density_reading" ADD CONSTRAINT "fk_density_reading_invoice_line_id" FOREIGN KEY ("invoice_line_id") REFERENCES "invoice_line"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "density_reading" ADD CONSTRAINT "fk_density_reading_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "inspection" ADD CONSTRAINT "fk_inspection_product_id" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "inspection" ADD CONSTRAINT "fk_inspection_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "stock_in" ADD CONSTRAINT "fk_stock_in_shift_id" FOREIGN KEY ("shift_id") REFERENCES "shift"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "stock_in" ADD CONSTRAINT "fk_stock_in_invoice_line_id" FOREIGN KEY ("invoice_line_id") REFERENCES "invoice_line"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "stock_in" ADD CONSTRAINT "fk_stock_in_tank_id" FOREIGN KEY ("tank_id") REFERENCES "tank"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "stock_in" ADD CONSTRAINT "fk_stock_in_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
