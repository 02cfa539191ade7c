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

/** Sides (id, day, kind, ref_id, amount) that documents of a kind have in the ledger, against what stands there for them. */
const asPosted = (documentKind: string, sides: string): string => `
  WITH ${STANDING}, documents AS (SELECT * FROM (${sides}) s WHERE amount <> 0), posted AS (
    SELECT e.document_id AS id, e.business_date AS day, a.kind, a.ref_id, SUM(p.amount) AS amount
    FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
    WHERE e.document_kind = '${documentKind}' GROUP BY 1, 2, 3, 4)
  SELECT id, day, kind, ref_id, d.amount, p.amount AS posted FROM documents d FULL JOIN posted p USING (id, day, kind, ref_id)
  WHERE d.amount IS DISTINCT FROM p.amount`;

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
    name: "what is rolled up of an account is the sum of its postings up to each month's end",
    sql: `WITH posted AS (
            SELECT account_id, date_trunc('month', business_date)::date AS month,
                   SUM(GREATEST(amount, 0)) AS debit, SUM(GREATEST(-amount, 0)) AS credit
            FROM posting WHERE entry_id <= (SELECT entry_id FROM ledger_roll) GROUP BY 1, 2)
          SELECT account_id, month FROM account_month m
          FULL JOIN (SELECT account_id, month, SUM(debit) OVER so_far AS debit, SUM(credit) OVER so_far AS credit
                     FROM posted WINDOW so_far AS (PARTITION BY account_id ORDER BY month)) p USING (account_id, month)
          WHERE m.debit IS DISTINCT FROM p.debit OR m.credit IS DISTINCT FROM p.credit`,
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
    name: '15 a bill of sales comes to its sales, which are of its creditor and its days',
    sql: `SELECT b.id, b.amount, s.amount AS sales FROM creditor_bill b
          LEFT JOIN LATERAL (
            SELECT SUM(c.amount) AS amount, bool_and(c.creditor_id = b.creditor_id AND h.shift_date BETWEEN b.from_date AND b.to_date) AS own
            FROM credit_sale c JOIN shift h ON h.id = c.shift_id WHERE c.bill_id = b.id) s ON true
          WHERE CASE b.kind WHEN 'SALES' THEN (s.amount, s.own) IS DISTINCT FROM (b.amount, true) ELSE s.amount IS NOT NULL END`,
  },
  {
    name: '15 billed and unbilled sales are all that the ledger has of a creditor',
    sql: `WITH ${STANDING}, documents AS (
            SELECT creditor_id, SUM(amount) AS amount FROM (
              SELECT creditor_id, amount FROM creditor_bill WHERE kind = 'SALES'
              UNION ALL SELECT creditor_id, amount FROM credit_sale WHERE bill_id IS NULL) d GROUP BY 1),
          posted AS (
            SELECT a.ref_id AS creditor_id, SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CREDITOR'
            WHERE e.document_kind = 'CREDIT_SALE' GROUP BY 1)
          SELECT creditor_id, d.amount, p.amount AS posted FROM documents d FULL JOIN posted p USING (creditor_id)
          WHERE d.amount IS DISTINCT FROM p.amount`,
  },
  {
    name: 'a bill of interest comes to its charges and stands in the ledger on its day, and none without its bill',
    sql: `WITH ${STANDING}, bills AS (
            SELECT id, creditor_id, bill_date, amount,
                   (SELECT SUM(i.amount) FROM interest_charge i WHERE i.interest_bill_id = b.id) AS charged
            FROM creditor_bill b WHERE kind = 'INTEREST'),
          posted AS (
            SELECT e.document_id AS id, a.ref_id AS creditor_id, e.business_date AS bill_date, SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CREDITOR'
            WHERE e.document_kind = 'INTEREST' GROUP BY 1, 2, 3)
          SELECT id, b.amount, b.charged, p.amount AS posted FROM bills b FULL JOIN posted p USING (id, creditor_id, bill_date)
          WHERE b.amount IS DISTINCT FROM b.charged OR b.amount IS DISTINCT FROM p.amount`,
  },
  {
    name: 'interest is charged on bills of sales of the creditor who is charged',
    sql: `SELECT i.id FROM interest_charge i
          LEFT JOIN creditor_bill late ON late.id = i.bill_id
          LEFT JOIN creditor_bill b ON b.id = i.interest_bill_id
          WHERE late.kind IS DISTINCT FROM 'SALES' OR b.kind IS DISTINCT FROM 'INTEREST'
             OR late.creditor_id IS DISTINCT FROM b.creditor_id`,
  },
  {
    name: 'the days of a bill are charged interest once, one charge after the other from its due date on',
    sql: `SELECT id FROM (
            SELECT i.id, i.charged_from, COALESCE(lag(i.charged_to) OVER (PARTITION BY i.bill_id ORDER BY i.id), late.due_date) AS due_from
            FROM interest_charge i JOIN creditor_bill late ON late.id = i.bill_id) i
          WHERE charged_from <> due_from`,
  },
  {
    name: "a bill's payments are those of its creditor and days that it has seen",
    sql: `SELECT b.id, b.paid, d.amount FROM creditor_bill b
          LEFT JOIN creditor_payment seen ON seen.id = b.last_payment_id
          LEFT JOIN LATERAL (
            SELECT SUM(p.amount) AS amount FROM creditor_payment p JOIN shift h ON h.id = p.shift_id
            WHERE b.kind = 'SALES' AND p.creditor_id = b.creditor_id AND p.id <= b.last_payment_id
              AND h.shift_date BETWEEN b.from_date AND b.to_date) d ON true
          WHERE b.paid <> COALESCE(d.amount, 0) OR seen.creditor_id <> b.creditor_id`,
  },
  {
    name: 'bills are numbered from 1 on without a gap, series by series and year by year',
    sql: `SELECT series, financial_year, s.last, b.bills, b.first, b.greatest FROM bill_sequence s
          FULL JOIN (SELECT series, financial_year, COUNT(*) AS bills, MIN(sequence) AS first, MAX(sequence) AS greatest
                     FROM creditor_bill GROUP BY 1, 2) b USING (series, financial_year)
          WHERE (b.bills, b.first, b.greatest) IS DISTINCT FROM (s.last::bigint, 1, s.last)`,
  },
  {
    name: "a bill's number says its series, the financial year of its day, and its sequence",
    sql: `SELECT id, number FROM creditor_bill
          WHERE number <> series || '/' || financial_year || '/' || lpad(sequence::text, GREATEST(6, length(sequence::text)), '0')
             OR financial_year <> to_char(bill_date - interval '3 months', 'YYYY') || '-' || to_char(bill_date + interval '9 months', 'YY')
             OR series <> CASE kind WHEN 'SALES' THEN 'CR' ELSE 'IN' END`,
  },
  {
    name: 'a leaf lies in its book, and the number of its slip is that leaf',
    sql: `SELECT b.id, l.leaf FROM slip_book b
          JOIN (SELECT slip_book_id, leaf, substring(translate(normalize(slip_no, NFKC), '०१२३४५६७८९', '0123456789')
                                              FROM '[0-9]+(?=[^[:alnum:]]*$)')::bigint AS number FROM credit_sale
                UNION ALL SELECT slip_book_id, leaf, leaf FROM void_leaf) l ON l.slip_book_id = b.id
          WHERE l.leaf NOT BETWEEN b.first AND b.last OR l.number IS DISTINCT FROM l.leaf`,
  },
  {
    name: 'no leaf is both used and void',
    sql: `SELECT slip_book_id, leaf FROM credit_sale JOIN void_leaf USING (slip_book_id, leaf)`,
  },
  {
    name: "each creditor's payment stands in the ledger with its amount, way and day, and none without its document",
    sql: asPosted(
      'CREDITOR_PAYMENT',
      `SELECT x.id, h.shift_date AS day, side.kind, side.ref_id, side.amount FROM creditor_payment x JOIN shift h ON h.id = x.shift_id,
       LATERAL (VALUES ('CREDITOR', x.creditor_id, -x.amount),
                       (CASE WHEN x.account_id IS NULL THEN 'CASH' ELSE 'BANK' END, COALESCE(x.account_id, 0), x.amount))
               AS side(kind, ref_id, amount)`,
    ),
  },
  {
    name: 'what is allotted of a payment, and settled of a bill and of an opening balance, is the sum of its allotments',
    sql: `SELECT 'payment' AS of, id, allotted, a.amount FROM creditor_payment p
          LEFT JOIN (SELECT payment_id, SUM(amount) AS amount FROM payment_allotment GROUP BY 1) a ON a.payment_id = p.id
          WHERE p.allotted <> COALESCE(a.amount, 0)
          UNION ALL
          SELECT 'bill', id, settled, a.amount FROM creditor_bill b
          LEFT JOIN (SELECT bill_id, SUM(amount) AS amount FROM payment_allotment GROUP BY 1) a ON a.bill_id = b.id
          WHERE b.settled <> COALESCE(a.amount, 0)
          UNION ALL
          SELECT 'opening', id, opening_settled, a.amount FROM creditor c
          LEFT JOIN (SELECT p.creditor_id, SUM(a.amount) AS amount FROM payment_allotment a JOIN creditor_payment p ON p.id = a.payment_id
                     WHERE a.bill_id IS NULL GROUP BY 1) a ON a.creditor_id = c.id
          WHERE c.opening_settled <> COALESCE(a.amount, 0)`,
  },
  {
    name: "each creditor's opening balance stands in the ledger, and none without its creditor",
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id, SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id
            JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CREDITOR' AND a.ref_id = e.document_id
            WHERE e.document_kind = 'CREDITOR_OPENING' GROUP BY 1)
          SELECT id, c.opening_balance, p.amount AS posted FROM creditor c FULL JOIN posted p USING (id)
          WHERE COALESCE(c.opening_balance, 0) <> COALESCE(p.amount, 0)`,
  },
  {
    name: 'a payment settles debts of its own creditor, from the day on which both were there',
    sql: `WITH ${STANDING} SELECT a.id FROM payment_allotment a
          JOIN creditor_payment p ON p.id = a.payment_id JOIN shift h ON h.id = p.shift_id
          LEFT JOIN creditor_bill b ON b.id = a.bill_id
          LEFT JOIN standing o ON a.bill_id IS NULL AND o.document_kind = 'CREDITOR_OPENING' AND o.document_id = p.creditor_id
          WHERE b.creditor_id <> p.creditor_id
             OR a.allotted_on IS DISTINCT FROM GREATEST(h.shift_date, COALESCE(b.bill_date, o.business_date))`,
  },
  {
    name: 'a bill is settled from the day of its last allotment',
    sql: `SELECT b.id, b.settled_on, a.last FROM creditor_bill b
          JOIN (SELECT bill_id, MAX(allotted_on) AS last FROM payment_allotment GROUP BY 1) a ON a.bill_id = b.id
          WHERE b.settled_on IS NOT NULL AND b.settled_on <> a.last`,
  },
  {
    name: 'no advance stands beside an open debt of its creditor',
    sql: `SELECT p.id FROM creditor_payment p JOIN creditor c ON c.id = p.creditor_id
          WHERE p.allotted < p.amount
            AND (c.opening_settled < c.opening_balance
                 OR EXISTS (SELECT FROM creditor_bill b WHERE b.creditor_id = c.id AND b.settled_on IS NULL))`,
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
    name: 'each expenditure stands in the ledger with its amount, category, way and day, and none without its document',
    sql: asPosted(
      'EXPENDITURE',
      `SELECT x.id, h.shift_date AS day, side.kind, side.ref_id, side.amount FROM expenditure x JOIN shift h ON h.id = x.shift_id,
       LATERAL (VALUES ('EXPENDITURE', x.expenditure_category_id, x.amount),
                       (CASE WHEN x.account_id IS NULL THEN 'CASH' ELSE 'BANK' END, COALESCE(x.account_id, 0), -x.amount))
               AS side(kind, ref_id, amount)`,
    ),
  },
  {
    name: 'each deposit and drawing stands in the ledger with its amount, account and day, and none without its document',
    sql: asPosted(
      'CASH_TRANSFER',
      `SELECT x.id, h.shift_date AS day, side.kind, side.ref_id, side.amount * CASE x.kind WHEN 'DEPOSIT' THEN 1 ELSE -1 END AS amount
       FROM cash_transfer x JOIN shift h ON h.id = x.shift_id,
       LATERAL (VALUES ('BANK', x.account_id, x.amount), ('CASH', 0, -x.amount)) AS side(kind, ref_id, amount)`,
    ),
  },
  {
    name: 'each swipe settlement stands in the ledger with paid, charges, machine and day, and none without its document',
    sql: asPosted(
      'SWIPE_SETTLEMENT',
      `SELECT x.id, x.paid_on AS day, side.kind, side.ref_id, side.amount FROM swipe_settlement x,
       LATERAL (VALUES ('BANK', x.account_id, x.paid), ('EXPENDITURE', x.expenditure_category_id, x.charges),
                       ('SWIPE', x.swipe_machine_id, -(x.paid + x.charges))) AS side(kind, ref_id, amount)`,
    ),
  },
  {
    name: 'the days of a swipe settlement come to paid and charges',
    sql: `SELECT t.id, t.paid, t.charges, d.amount AS days FROM swipe_settlement t
          LEFT JOIN (SELECT swipe_settlement_id, SUM(amount) AS amount FROM swipe_settlement_day GROUP BY 1) d
            ON d.swipe_settlement_id = t.id
          WHERE d.amount IS DISTINCT FROM t.paid + t.charges`,
  },
  {
    name: 'what is still to come from a swipe machine is what it took and the bank has not settled',
    sql: `SELECT m.id, l.amount AS to_come, t.amount AS taken, s.amount AS settled FROM swipe_machine m
          LEFT JOIN (SELECT a.ref_id, SUM(p.amount) AS amount FROM ledger_account a JOIN posting p ON p.account_id = a.id
                     WHERE a.kind = 'SWIPE' GROUP BY 1) l ON l.ref_id = m.id
          LEFT JOIN (SELECT swipe_machine_id, SUM(amount) AS amount FROM swipe_collection GROUP BY 1) t ON t.swipe_machine_id = m.id
          LEFT JOIN (SELECT b.swipe_machine_id, SUM(d.amount) AS amount FROM swipe_settlement b
                     JOIN swipe_settlement_day d ON d.swipe_settlement_id = b.id GROUP BY 1) s ON s.swipe_machine_id = m.id
          WHERE COALESCE(l.amount, 0) <> COALESCE(t.amount, 0) - COALESCE(s.amount, 0)`,
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
    name: '16 each advance stands in the ledger with its amount, and was paid from where it says, and none without its document',
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id,
                   SUM(p.amount) FILTER (WHERE a.kind = 'EMPLOYEE') AS amount,
                   MAX(a.ref_id) FILTER (WHERE a.kind = 'EMPLOYEE') AS employee_id,
                   -SUM(p.amount) FILTER (WHERE a.kind IN ('CASH', 'BANK')) AS paid,
                   MAX(a.ref_id) FILTER (WHERE a.kind = 'BANK') AS account_id
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
            WHERE e.document_kind = 'EMPLOYEE_ADVANCE' GROUP BY 1)
          SELECT id, d.amount, p.amount AS posted FROM employee_advance d FULL JOIN posted p USING (id)
          WHERE (d.employee_id, d.account_id, d.amount, d.amount) IS DISTINCT FROM (p.employee_id, p.account_id, p.amount, p.paid)`,
  },
  {
    name: '16 each salary stands in the ledger with what was earned and what was paid from where, and none without its document',
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id,
                   COALESCE(SUM(p.amount) FILTER (WHERE a.kind = 'SALARIES'), 0) AS earned,
                   SUM(p.amount) FILTER (WHERE a.kind = 'EMPLOYEE') AS moved,
                   MAX(a.ref_id) FILTER (WHERE a.kind = 'EMPLOYEE') AS employee_id,
                   COALESCE(-SUM(p.amount) FILTER (WHERE a.kind IN ('CASH', 'BANK')), 0) AS paid,
                   MAX(a.ref_id) FILTER (WHERE a.kind = 'BANK') AS account_id
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
            WHERE e.document_kind = 'SALARY' GROUP BY 1)
          SELECT id, d.earned, d.paid, p.earned AS earned_posted, p.paid AS paid_posted FROM salary_payment d FULL JOIN posted p USING (id)
          WHERE (d.employee_id, d.account_id, d.earned, d.paid, d.paid - d.earned)
            IS DISTINCT FROM (p.employee_id, p.account_id, p.earned, p.paid, p.moved)`,
  },
  {
    name: "16 what a salary carries is the balance of its employee's account right after its entry",
    sql: `WITH ${STANDING}
          SELECT d.id, d.carried FROM salary_payment d
          JOIN standing e ON e.document_kind = 'SALARY' AND e.document_id = d.id
          WHERE d.carried <> (SELECT COALESCE(SUM(p.amount), 0) FROM posting p
                              JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'EMPLOYEE' AND a.ref_id = d.employee_id
                              WHERE p.entry_id <= e.id)`,
  },
  {
    name: "a salary's lines come to what was earned",
    sql: `SELECT d.id, d.earned FROM salary_payment d
          WHERE d.earned <> COALESCE((SELECT SUM(amount) FROM salary_line WHERE salary_payment_id = d.id), 0)`,
  },
  {
    name: "an employee's pay rate is that of the newest terms",
    sql: `SELECT e.id FROM employee e
          LEFT JOIN LATERAL (SELECT pay_basis, pay_rate FROM pay_terms WHERE employee_id = e.id ORDER BY since DESC LIMIT 1) t ON true
          WHERE (e.pay_basis, e.pay_rate) IS DISTINCT FROM (t.pay_basis, t.pay_rate)`,
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
