import type { MigrationInterface, QueryRunner } from 'typeorm';

const litres = (...columns: string[]) =>
  columns.map((column) => `round(${column} / 1000.0, 3) AS ${column}`).join(', ');

/** The stock documents in rupees and litres, for tools that read the database directly (as in 0004). */
const VIEWS: Record<string, string> = {
  tool_invoice_line: `SELECT l.id, i.invoice_number, i.invoice_date_time, i.receive_date_time, i.received_on, i.transport_name,
      i.truck_number, d.name AS product, ${litres('quantity', 'shortage_quantity', 'unloaded')}, l.density,
      round(l.amount / 100.0, 2) AS amount
    FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id JOIN product d ON d.id = l.product_id`,
  tool_stock_in: `SELECT s.id, s.shift_id, s.stock_in_date_time, s.is_backward, i.invoice_number, k.name AS tank, d.name AS product, s.is_atg,
      s.start_dip, s.end_dip, ${litres('start_volume', 'end_volume', 'before_reading', 'after_reading')},
      ${['quantity', 'measured', 'stock_quantity'].map((name) => `round(s.${name} / 1000.0, 3) AS ${name}`).join(', ')}, s.comment
    FROM stock_in s JOIN invoice_line l ON l.id = s.invoice_line_id JOIN invoice i ON i.id = l.invoice_id
    JOIN tank k ON k.id = s.tank_id JOIN product d ON d.id = l.product_id`,
  tool_inspection: `SELECT n.id, d.name AS product, n.inspection_date, ${litres('reading_sum', 'total_stock', 'total_before_stock')}
    FROM inspection n JOIN product d ON d.id = n.product_id`,
  tool_density_reading: `SELECT r.id, r.business_date, r.occasion, d.name AS product, k.name AS tank, i.invoice_number,
      round(r.density / 10.0, 1) AS density, round(r.temperature / 10.0, 1) AS temperature,
      round(r.density_at_15 / 10.0, 1) AS density_at_15, round(r.challan_density / 10.0, 1) AS challan_density, r.comment
    FROM density_reading r JOIN product d ON d.id = r.product_id LEFT JOIN tank k ON k.id = r.tank_id
    LEFT JOIN invoice_line l ON l.id = r.invoice_line_id LEFT JOIN invoice i ON i.id = l.invoice_id`,
  tool_meter_event: `SELECT e.id, e.shift_id, p.name AS pump, n.name AS nozzle, e.kind, round(a.close / 1000.0, 3) AS last_reading,
      round(b.open / 1000.0, 3) AS first_reading, e.reason, e.created_at
    FROM meter_event e JOIN nozzle_reading a ON a.id = e.ended_leg_id JOIN nozzle_reading b ON b.id = e.begun_leg_id
    JOIN nozzle n ON n.id = a.nozzle_id JOIN pump p ON p.id = a.pump_id`,
};

export class StockViewsForTools1763800000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, query] of Object.entries(VIEWS)) await runner.query(`CREATE VIEW ${name} AS ${query}`);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
