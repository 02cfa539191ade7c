/** What must hold in the books of a station at every moment: each `sql` returns the rows that break it, so none. */
export interface Invariant {
  name: string;
  sql: string;
}

/** Entries that stand: neither a reversal nor taken back. */
const STANDING = `standing AS (
  SELECT e.* FROM journal_entry e
  WHERE e.reverses_id IS NULL AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id))`;

/** Amounts of closed shifts, each of `documents` (shift_id, ref_id, amount), against what their closes posted there. */
const againstCloses = (documents: string, accounts: string, sign: 1 | -1): string => `
  WITH ${STANDING}, documents AS (${documents}), posted AS (
    SELECT e.document_id AS shift_id, a.ref_id, SUM(p.amount) * ${sign} AS amount
    FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = '${accounts}'
    WHERE e.document_kind = 'SHIFT_CLOSE' GROUP BY 1, 2)
  SELECT shift_id, ref_id, d.amount, p.amount AS posted FROM documents d FULL JOIN posted p USING (shift_id, ref_id)
  WHERE COALESCE(d.amount, 0) <> COALESCE(p.amount, 0)`;

/** Numbers are those of the reliability plan, section 4. */
export const invariants: Invariant[] = [
  {
    name: "1 an entry's postings sum to zero",
    sql: `SELECT entry_id, SUM(amount) FROM posting GROUP BY entry_id HAVING SUM(amount) <> 0 OR COUNT(*) < 2`,
  },
  {
    name: '1 every entry moves something',
    sql: `SELECT id FROM journal_entry e
          WHERE NOT EXISTS (SELECT FROM posting WHERE entry_id = e.id)
            AND NOT EXISTS (SELECT FROM stock_movement WHERE entry_id = e.id)
            AND NOT EXISTS (SELECT FROM note_movement WHERE entry_id = e.id)`,
  },
  {
    name: "a posting's day is its entry's",
    sql: `SELECT p.id FROM posting p JOIN journal_entry e ON e.id = p.entry_id WHERE p.business_date <> e.business_date`,
  },
  {
    name: "what is rolled up of an account's months is the sum of its postings so far",
    sql: `SELECT account_id, month, m.amount, p.amount AS posted FROM account_month m
          FULL JOIN (SELECT account_id, date_trunc('month', business_date)::date AS month, SUM(amount) AS amount FROM posting
                     WHERE entry_id <= (SELECT entry_id FROM ledger_roll) GROUP BY 1, 2) p USING (account_id, month)
          WHERE COALESCE(m.amount, 0) <> COALESCE(p.amount, 0)`,
  },
  {
    name: '3 a meter opens where it closed',
    sql: `SELECT r.id FROM nozzle_reading r JOIN nozzle_reading b
            ON b.nozzle_id = r.nozzle_id AND b.chain = r.chain AND b.sequence = r.sequence - 1
          WHERE b.close IS DISTINCT FROM r.open`,
  },
  {
    name: '3 readings are in order',
    sql: `SELECT id FROM nozzle_reading
          WHERE close < open OR testing < 0 OR testing > close - open OR consumption <> close - open - testing`,
  },
  {
    name: '4 a meter has no reading missing between two others',
    sql: `SELECT id FROM (
            SELECT id, sequence, lag(sequence) OVER (PARTITION BY nozzle_id, chain ORDER BY sequence) AS before
            FROM nozzle_reading) r
          WHERE sequence <> before + 1`,
  },
  {
    name: 'a meter event joins two legs of one nozzle in its shift, the second beginning the next chain',
    sql: `SELECT e.id FROM meter_event e
          LEFT JOIN nozzle_reading ended ON ended.id = e.ended_leg_id
          LEFT JOIN nozzle_reading begun ON begun.id = e.begun_leg_id
          WHERE (ended.shift_id = e.shift_id AND begun.shift_id = e.shift_id AND begun.nozzle_id = ended.nozzle_id
                 AND ended.close IS NOT NULL AND begun.chain = ended.chain + 1 AND begun.sequence = 1) IS NOT TRUE`,
  },
  {
    name: 'every chain of a meter after its first begins with a meter event',
    sql: `SELECT r.nozzle_id, r.chain FROM nozzle_reading r
          LEFT JOIN (SELECT b.nozzle_id, b.chain FROM meter_event e JOIN nozzle_reading b ON b.id = e.begun_leg_id) begun
            ON begun.nozzle_id = r.nozzle_id AND begun.chain = r.chain
          WHERE r.chain > 1 AND begun.chain IS NULL GROUP BY r.nozzle_id, r.chain`,
  },
  {
    name: '4 every reading of a closed shift is complete, the last ones of a running shift are open',
    sql: `SELECT r.id FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id
          WHERE (s.state = 'CLOSED' AND (r.close IS NULL OR r.amount IS NULL))
             OR (s.state = 'RUNNING' AND r.close IS NOT NULL AND NOT EXISTS (
                   SELECT FROM nozzle_reading l
                   WHERE l.nozzle_id = r.nozzle_id AND (l.chain, l.sequence) > (r.chain, r.sequence)))`,
  },
  {
    name: '5 amount = consumption × rate, rounded half up once',
    sql: `SELECT id FROM nozzle_reading WHERE amount IS NOT NULL AND amount <> FLOOR((consumption::numeric * rate + 500) / 1000)`,
  },
  {
    name: "5 a shift's readings carry the shift's rate",
    sql: `SELECT r.id FROM nozzle_reading r
          LEFT JOIN shift_rate s ON s.shift_id = r.shift_id AND s.product_id = r.product_id
          WHERE s.rate IS DISTINCT FROM r.rate`,
  },
  {
    name: '6 no more litres on credit than a pump sold',
    sql: `SELECT shift_id, pump_id, product_id FROM daily_total WHERE credit_litres > litres`,
  },
  {
    name: '6 credit litres need the product at the pump',
    sql: `SELECT c.id FROM credit_sale c JOIN shift s ON s.id = c.shift_id AND s.state = 'CLOSED'
          WHERE NOT EXISTS (SELECT FROM daily_total t
            WHERE t.shift_id = c.shift_id AND t.pump_id = c.pump_id AND t.product_id = c.product_id)`,
  },
  {
    name: '7 cash ≤ sale − credit, swipe ≤ sale − credit − cash',
    sql: `SELECT shift_id, pump_id FROM pump_close
          WHERE cash > GREATEST(0, sale - credit) OR swipe > GREATEST(0, sale - credit - cash)`,
  },
  {
    name: '8 sale = credit + cash + swipe + last + shortage − short and over',
    sql: `SELECT shift_id, pump_id FROM pump_close
          WHERE sale <> credit + cash + swipe + last + shortage - short_and_over`,
  },
  {
    name: '8 a shortage is the whole rupees above the tolerance of ₹10',
    sql: `SELECT shift_id, pump_id FROM (
            SELECT *, sale - credit - cash - swipe - last AS missing FROM pump_close) p
          WHERE shortage <> CASE WHEN missing > 1000 THEN missing / 100 * 100 ELSE 0 END
             OR (sale - credit - cash - swipe > 0 AND (last <= 0 OR employee_id IS NULL))`,
  },
  {
    name: '8 frozen figures are those of the documents',
    sql: `SELECT c.shift_id, c.pump_id FROM pump_close c
          WHERE c.sale <> (SELECT COALESCE(SUM(amount), 0) FROM nozzle_reading WHERE shift_id = c.shift_id AND pump_id = c.pump_id)
             OR c.credit <> (SELECT COALESCE(SUM(amount), 0) FROM credit_sale WHERE shift_id = c.shift_id AND pump_id = c.pump_id)
             OR c.cash <> (SELECT COALESCE(SUM(amount), 0) FROM cash_collection WHERE shift_id = c.shift_id AND pump_id = c.pump_id AND NOT is_last)
             OR c.last <> (SELECT COALESCE(SUM(amount), 0) FROM cash_collection WHERE shift_id = c.shift_id AND pump_id = c.pump_id AND is_last)
             OR c.swipe <> (SELECT COALESCE(SUM(amount), 0) FROM swipe_collection WHERE shift_id = c.shift_id AND pump_id = c.pump_id)
             OR c.shortage <> (SELECT COALESCE(SUM(amount), 0) FROM employee_shortage WHERE shift_id = c.shift_id AND pump_id = c.pump_id)`,
  },
  {
    name: '8 every pump of a closed shift is closed, and none of a running one',
    sql: `SELECT r.shift_id, r.pump_id FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id
          LEFT JOIN pump_close c ON c.shift_id = r.shift_id AND c.pump_id = r.pump_id
          WHERE (s.state = 'CLOSED') <> (c.shift_id IS NOT NULL)`,
  },
  {
    name: "a closed shift's clearing account is zero",
    sql: `SELECT s.id, SUM(p.amount) FROM shift s
          JOIN ledger_account a ON a.kind = 'SHIFT_CLEARING' AND a.ref_id = s.id
          JOIN posting p ON p.account_id = a.id
          WHERE s.state = 'CLOSED' GROUP BY s.id HAVING SUM(p.amount) <> 0`,
  },
  {
    name: 'daily totals are those of the readings and credit sales',
    sql: `SELECT t.shift_id, t.pump_id, t.product_id FROM daily_total t JOIN shift s ON s.id = t.shift_id
          LEFT JOIN LATERAL (
            SELECT SUM(consumption) AS litres, SUM(testing) AS testing, SUM(amount) AS amount FROM nozzle_reading
            WHERE shift_id = t.shift_id AND pump_id = t.pump_id AND product_id = t.product_id) r ON true
          LEFT JOIN LATERAL (
            SELECT COALESCE(SUM(litres), 0) AS litres, COALESCE(SUM(amount), 0) AS amount FROM credit_sale
            WHERE shift_id = t.shift_id AND pump_id = t.pump_id AND product_id = t.product_id) c ON true
          WHERE (t.litres, t.testing, t.amount, t.credit_litres, t.credit_amount)
                IS DISTINCT FROM (r.litres, r.testing, r.amount, c.litres, c.amount)
             OR t.shift_date <> s.shift_date OR s.state <> 'CLOSED'`,
  },
  {
    // By the order of shifts and not of entries: what was entered into a closed shift later belongs to that shift.
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
            WHERE e.document_kind = 'SHIFT_CLOSE' GROUP BY 1, 2)
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
    name: '9 each stock-in stands in the stock ledger with its litres, and none without its document',
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id, e.shift_id, m.tank_id, SUM(m.litres) AS litres
            FROM standing e JOIN stock_movement m ON m.entry_id = e.id AND m.kind = 'RECEIPT'
            WHERE e.document_kind = 'STOCK_IN' GROUP BY 1, 2, 3)
          SELECT id, shift_id, tank_id, s.stock_quantity, p.litres AS posted
          FROM stock_in s FULL JOIN posted p USING (id, shift_id, tank_id)
          WHERE s.stock_quantity IS DISTINCT FROM p.litres`,
  },
  {
    // The dips of a close alone set the stock: what is measured in between is only noted.
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
    name: 'each invoice is owed to the supplier by its amount and on its day, and none without its document',
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id, e.business_date AS received_on, -SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'SUPPLIER'
            WHERE e.document_kind = 'INVOICE' GROUP BY 1, 2)
          SELECT id, received_on, i.amount, p.amount AS posted FROM invoice i FULL JOIN posted p USING (id, received_on)
          WHERE i.amount IS DISTINCT FROM p.amount`,
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
    name: '12 the safe holds what its movements say',
    sql: `SELECT d.id, d.available, SUM(m.count) FROM denomination d LEFT JOIN note_movement m ON m.denomination_id = d.id
          GROUP BY d.id HAVING d.available <> COALESCE(SUM(m.count), 0) OR d.available < 0`,
  },
  {
    name: '12 notes × values = cash in the ledger',
    sql: `SELECT notes, cash FROM
            (SELECT COALESCE(SUM(value * available), 0) AS notes FROM denomination) n,
            (SELECT COALESCE(SUM(p.amount), 0) AS cash FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CASH') c
          WHERE notes <> cash`,
  },
  {
    name: "12 an entry's notes are its cash",
    sql: `SELECT e.id FROM journal_entry e
          WHERE COALESCE((SELECT SUM(m.count * d.value) FROM note_movement m JOIN denomination d ON d.id = m.denomination_id WHERE m.entry_id = e.id), 0)
             <> COALESCE((SELECT SUM(p.amount) FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CASH' WHERE p.entry_id = e.id), 0)`,
  },
  {
    name: '13 one shift runs at most, and shifts are in time order',
    sql: `SELECT id FROM (
            SELECT id, state, shift_date, closed_at, lead(id) OVER w AS next, lead(shift_date) OVER w AS next_date,
                   lead(started_at) OVER w AS next_start
            FROM shift WINDOW w AS (ORDER BY id)) s
          WHERE next IS NOT NULL AND (state = 'RUNNING' OR shift_date > next_date OR closed_at > next_start)`,
  },
  {
    name: '14 a reversal is the exact opposite',
    sql: `SELECT r.id FROM journal_entry r
          WHERE r.reverses_id IS NOT NULL AND (
            EXISTS (SELECT account_id FROM posting WHERE entry_id IN (r.id, r.reverses_id) GROUP BY account_id HAVING SUM(amount) <> 0)
            OR EXISTS (SELECT tank_id FROM stock_movement WHERE entry_id IN (r.id, r.reverses_id) GROUP BY tank_id, kind HAVING SUM(litres) <> 0)
            OR EXISTS (SELECT denomination_id FROM note_movement WHERE entry_id IN (r.id, r.reverses_id) GROUP BY denomination_id HAVING SUM(count) <> 0))`,
  },
  {
    name: '15 each credit sale stands in the ledger with its amount',
    sql: `WITH ${STANDING}
          SELECT c.id FROM credit_sale c
          LEFT JOIN (SELECT e.document_id, a.ref_id, SUM(p.amount) AS amount FROM standing e
                     JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CREDITOR'
                     WHERE e.document_kind = 'CREDIT_SALE' GROUP BY e.document_id, a.ref_id) l
            ON l.document_id = c.id AND l.ref_id = c.creditor_id
          WHERE l.amount IS DISTINCT FROM c.amount`,
  },
  {
    name: '15 no credit sale stands in the ledger without its document',
    sql: `WITH ${STANDING}
          SELECT e.id FROM standing e WHERE e.document_kind = 'CREDIT_SALE'
            AND NOT EXISTS (SELECT FROM credit_sale c WHERE c.id = e.document_id)`,
  },
  {
    name: 'each cash collection stands in the ledger with its amount, and none without its document',
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id, SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CASH'
            WHERE e.document_kind = 'CASH_COLLECTION' GROUP BY e.document_id)
          SELECT id, c.amount, p.amount AS posted FROM cash_collection c FULL JOIN posted p USING (id)
          WHERE c.amount IS DISTINCT FROM p.amount`,
  },
  {
    name: 'swipe collections of closed shifts stand in the ledger, machine by machine',
    sql: againstCloses(
      'SELECT shift_id, swipe_machine_id AS ref_id, SUM(amount) AS amount FROM swipe_collection GROUP BY 1, 2',
      'SWIPE',
      1,
    ),
  },
  {
    name: 'sales of closed shifts stand in the ledger, product by product',
    sql: againstCloses(
      `SELECT r.shift_id, r.product_id AS ref_id, SUM(r.amount) AS amount
       FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'CLOSED' GROUP BY 1, 2`,
      'SALES',
      -1,
    ),
  },
  {
    name: '16 shortages of closed shifts stand in the ledger',
    sql: `WITH ${STANDING}
          SELECT s.id FROM shift s
          WHERE s.state = 'CLOSED' AND
            COALESCE((SELECT SUM(amount) FROM employee_shortage WHERE shift_id = s.id), 0) <>
            COALESCE((SELECT SUM(p.amount) FROM standing e JOIN posting p ON p.entry_id = e.id
                      JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'EMPLOYEE'
                      WHERE e.document_kind = 'SHIFT_CLOSE' AND e.document_id = s.id), 0)`,
  },
  {
    name: 'a density has a challan only by an invoice line, and that is of its product',
    sql: `SELECT r.id FROM density_reading r LEFT JOIN invoice_line l ON l.id = r.invoice_line_id
          WHERE CASE WHEN r.invoice_line_id IS NULL THEN r.challan_density IS NOT NULL
                     ELSE l.product_id IS DISTINCT FROM r.product_id END`,
  },
  {
    name: 'a kept idempotency key has its answer',
    sql: `SELECT user_id, key FROM idempotency_key WHERE answer IS NULL`,
  },
  {
    name: '25 dip charts rise',
    sql: `SELECT a.tank_id FROM dip_chart_row a JOIN dip_chart_row b ON b.tank_id = a.tank_id AND b.dip > a.dip AND b.volume <= a.volume`,
  },
];
