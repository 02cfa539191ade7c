import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tools' view of stock-ins shows which of them wait for an admin's review (ADR 36). New columns come last. */
export class StockInViewToReview1764300000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE VIEW tool_stock_in AS
       SELECT s.id, s.shift_id, s.stock_in_date_time, s.is_backward, i.invoice_number, k.name AS tank, d.name AS product,
              s.is_atg, s.start_dip, s.end_dip, round(start_volume / 1000.0, 3) AS start_volume,
              round(end_volume / 1000.0, 3) AS end_volume, round(before_reading / 1000.0, 3) AS before_reading,
              round(after_reading / 1000.0, 3) AS after_reading, round(s.quantity / 1000.0, 3) AS quantity,
              round(s.measured / 1000.0, 3) AS measured, round(s.stock_quantity / 1000.0, 3) AS stock_quantity, s.comment,
              s.to_review
       FROM stock_in s JOIN invoice_line l ON l.id = s.invoice_line_id JOIN invoice i ON i.id = l.invoice_id
       JOIN tank k ON k.id = s.tank_id JOIN product d ON d.id = l.product_id`,
    );
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
