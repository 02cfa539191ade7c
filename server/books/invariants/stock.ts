import { STANDING } from './against-ledger';
import type { Invariant } from './invariant';

/** Tanks, deliveries, dips and measurements. */
export const stockInvariants: Invariant[] = [
  {
    // Ordered by shift and not by entry: a later entry into a closed shift belongs to that shift.
    name: '9 book stock after a close is what was measured',
    sql: `WITH moved AS (
            SELECT m.tank_id, COALESCE(e.shift_id, 0) AS shift_id, SUM(m.litres) AS litres
            FROM stock_movement m JOIN journal_entry e ON e.id = m.entry_id GROUP BY 1, 2),
          levels AS (
            SELECT o.tank_id, o.shift_id, true AS is_closed, d.volume
            FROM shift_tank o JOIN shift s ON s.id = o.shift_id AND s.state = 'CLOSED'
            LEFT JOIN tank_dip d ON d.shift_id = o.shift_id AND d.tank_id = o.tank_id AND d.kind = 'CLOSE')
          SELECT tank_id, shift_id, volume, book FROM (
            SELECT tank_id, shift_id, is_closed, volume,
                   COALESCE(SUM(litres) OVER (PARTITION BY tank_id ORDER BY shift_id), 0) AS book
            FROM moved FULL JOIN levels USING (tank_id, shift_id)) b
          WHERE is_closed AND volume IS DISTINCT FROM book`,
  },
  {
    name: '9 what a running shift opened on and moved since is all that moved ever',
    sql: `SELECT o.tank_id, o.opening_volume, own.litres AS own, ever.litres AS ever
          FROM shift s JOIN shift_tank o ON o.shift_id = s.id
          LEFT JOIN LATERAL (SELECT SUM(m.litres) AS litres FROM journal_entry e JOIN stock_movement m ON m.entry_id = e.id
                             WHERE e.shift_id = s.id AND m.tank_id = o.tank_id) own ON true
          LEFT JOIN (SELECT tank_id, SUM(litres) AS litres FROM stock_movement GROUP BY tank_id) ever USING (tank_id)
          WHERE s.state = 'RUNNING' AND o.opening_volume + COALESCE(own.litres, 0) <> COALESCE(ever.litres, 0)`,
  },
  {
    name: '9 a close takes out of each tank what its nozzles sold',
    sql: `WITH ${STANDING}, sold AS (
            SELECT r.shift_id, r.tank_id, SUM(r.consumption) AS litres
            FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'CLOSED' GROUP BY 1, 2),
          moved AS (
            SELECT e.document_id AS shift_id, m.tank_id, -SUM(m.litres) AS litres
            FROM standing e JOIN stock_movement m ON m.entry_id = e.id AND m.kind = 'SALE'
            WHERE e.document_kind IN ('SHIFT_CLOSE', 'CLOSE_CHANGE') GROUP BY 1, 2)
          SELECT shift_id, tank_id, sold.litres, moved.litres AS moved FROM sold FULL JOIN moved USING (shift_id, tank_id)
          WHERE COALESCE(sold.litres, 0) <> COALESCE(moved.litres, 0)`,
  },
  {
    name: '9 variation = measured − book',
    sql: `SELECT id FROM tank_dip WHERE kind = 'CLOSE' AND volume <> book_volume + variation`,
  },
  {
    name: '9 variation in the ledger is that of the dips',
    sql: `WITH ${STANDING}, dips AS (SELECT * FROM tank_dip WHERE kind = 'CLOSE'),
          posted AS (
            SELECT e.document_id AS shift_id, m.tank_id, SUM(m.litres) AS litres
            FROM standing e JOIN stock_movement m ON m.entry_id = e.id AND m.kind = 'VARIATION'
            WHERE e.document_kind IN ('SHIFT_CLOSE', 'CLOSE_CHANGE') GROUP BY 1, 2)
          SELECT shift_id, tank_id, d.variation, p.litres AS posted FROM dips d FULL JOIN posted p USING (shift_id, tank_id)
          WHERE COALESCE(d.variation, 0) <> COALESCE(p.litres, 0)`,
  },
  {
    name: '9 each stock-in is in the stock ledger with its litres, and none without its document',
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id, e.shift_id, m.tank_id, SUM(m.litres) AS litres
            FROM standing e JOIN stock_movement m ON m.entry_id = e.id AND m.kind = 'RECEIPT'
            WHERE e.document_kind = 'STOCK_IN' GROUP BY 1, 2, 3)
          SELECT id, shift_id, tank_id, s.stock_quantity, p.litres AS posted
          FROM stock_in s FULL JOIN posted p USING (id, shift_id, tank_id)
          WHERE s.stock_quantity IS DISTINCT FROM p.litres`,
  },
  {
    // Only the dips of a close set the stock; interim dips are just recorded.
    name: '10 a shift opens on the last level',
    sql: `SELECT shift_id, tank_id, opening_volume, level FROM (
            SELECT o.shift_id, o.tank_id, o.opening_volume,
                   COALESCE(lag(d.volume) OVER (PARTITION BY o.tank_id ORDER BY o.shift_id), t.opening_volume) AS level
            FROM shift_tank o JOIN tank t ON t.id = o.tank_id
            LEFT JOIN tank_dip d ON d.shift_id = o.shift_id AND d.tank_id = o.tank_id AND d.kind = 'CLOSE') o
          WHERE opening_volume <> level`,
  },
  {
    name: '11 what is unloaded of an invoice line is the sum of its stock-ins',
    sql: `SELECT l.id, l.unloaded, s.quantity FROM invoice_line l
          LEFT JOIN (SELECT invoice_line_id, SUM(quantity) AS quantity FROM stock_in GROUP BY 1) s ON s.invoice_line_id = l.id
          WHERE l.unloaded <> COALESCE(s.quantity, 0) OR l.unloaded > l.quantity`,
  },
  {
    name: "an invoice's lines come to its amount",
    sql: `SELECT i.id, i.amount, l.amount AS lines FROM invoice i
          LEFT JOIN (SELECT invoice_id, SUM(amount) AS amount FROM invoice_line GROUP BY 1) l ON l.invoice_id = i.id
          WHERE i.amount IS DISTINCT FROM l.amount`,
  },
  {
    name: 'each invoice is owed to its supplier by its amount and on its day, and none without its document',
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id, e.business_date AS received_on, a.ref_id, -SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'SUPPLIER'
            WHERE e.document_kind = 'INVOICE' GROUP BY 1, 2, 3)
          SELECT id, received_on, i.amount, p.amount AS posted
          FROM (SELECT *, COALESCE(supplier_id, 0) AS ref_id FROM invoice) i FULL JOIN posted p USING (id, received_on, ref_id)
          WHERE i.amount IS DISTINCT FROM p.amount`,
  },
  {
    name: 'what a supplier is owed is its opening balance and its invoices less payments and debit notes',
    sql: `WITH moved AS (
            SELECT supplier_id AS id, amount FROM invoice WHERE supplier_id IS NOT NULL
            UNION ALL SELECT supplier_id, -amount FROM supplier_payment
            UNION ALL SELECT y.supplier_id, y.amount FROM supplier_payment y
                      JOIN cheque q ON q.supplier_payment_id = y.id AND q.returned_on IS NOT NULL
            UNION ALL SELECT supplier_id, -amount FROM debit_note
            UNION ALL SELECT id, opening_balance FROM supplier),
          documents AS (SELECT id, SUM(amount) AS amount FROM moved GROUP BY id),
          owed AS (SELECT a.ref_id AS id, -SUM(p.amount) AS amount FROM ledger_account a JOIN posting p ON p.account_id = a.id
                   WHERE a.kind = 'SUPPLIER' AND a.ref_id > 0 GROUP BY 1)
          SELECT id, d.amount, o.amount AS owed FROM documents d FULL JOIN owed o USING (id)
          WHERE COALESCE(d.amount, 0) <> COALESCE(o.amount, 0)`,
  },
  {
    name: 'purchases in the ledger are those of the invoice lines, product by product',
    sql: `WITH ${STANDING}, bought AS (
            SELECT invoice_id AS id, product_id AS ref_id, SUM(amount) AS amount FROM invoice_line GROUP BY 1, 2),
          posted AS (
            SELECT e.document_id AS id, a.ref_id, SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'PURCHASES'
            WHERE e.document_kind = 'INVOICE' GROUP BY 1, 2)
          SELECT id, ref_id, b.amount, p.amount AS posted FROM bought b FULL JOIN posted p USING (id, ref_id)
          WHERE COALESCE(b.amount, 0) <> COALESCE(p.amount, 0)`,
  },
  {
    name: 'a density has a challan only by an invoice line, and that is of its product',
    sql: `SELECT r.id FROM density_reading r LEFT JOIN invoice_line l ON l.id = r.invoice_line_id
          WHERE CASE WHEN r.invoice_line_id IS NULL THEN r.challan_density IS NOT NULL
                     ELSE l.product_id IS DISTINCT FROM r.product_id END`,
  },
  {
    name: '25 the volume of a dip chart rises with the dip',
    sql: `SELECT a.tank_id FROM dip_chart_row a JOIN dip_chart_row b ON b.tank_id = a.tank_id AND b.dip > a.dip AND b.volume <= a.volume`,
  },
];
