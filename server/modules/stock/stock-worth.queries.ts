import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Paise } from '../../domain/kernel/money';
import { DAYS_TO_UNLOAD } from '../../domain/still-to-unload';
import { type Purchase, stockValue } from '../../domain/stock-value';
import type { Sql } from '../../platform/sql';
import { BESIDE_SALES_AND_CASH } from '../../services/ledger/journal-entry.entity';

/**
 * SQL: the lines `l` of the invoices `i`, looked up invoice by invoice (OFFSET 0), so that only those of its days are
 * read.
 */
const LINES = (which = '') =>
  `CROSS JOIN LATERAL (SELECT * FROM invoice_line WHERE invoice_id = i.id${which} OFFSET 0) l`;

/** The stock in the tanks comes from fewer deliveries than this. */
const DELIVERIES = 50;

/** A product's stock at the end of a day. */
export interface StockWorth {
  productId: number;
  litres: Millilitres;
  /** Null if the product was never purchased. */
  value: Paise | null;
  /** The day of the purchase whose price is used, if it came later. */
  pricedLater: BusinessDate | null;
}

/**
 * Contents of each tank by the stock ledger at the end of day $1, in bounded steps: by its last close, with which the
 * ledger agrees (an invariant), and the movements of the running shift since; before its first close its opening stock.
 */
const IN_TANKS = `
  SELECT t.product_id, COALESCE(closed.volume, began.litres, 0) + COALESCE(moved.litres, 0) AS litres
  FROM tank t
  LEFT JOIN LATERAL (
    SELECT d.volume FROM shift s
    CROSS JOIN LATERAL (
      SELECT volume FROM tank_dip WHERE shift_id = s.id AND tank_id = t.id AND kind = 'CLOSE' OFFSET 0) d
    WHERE s.shift_date <= $1 ORDER BY s.shift_date DESC, s.id DESC LIMIT 1) closed ON true
  LEFT JOIN LATERAL (
    SELECT SUM(m.litres) AS litres FROM journal_entry e JOIN stock_movement m ON m.entry_id = e.id
    WHERE e.document_kind = 'TANK_OPENING' AND e.document_id = t.id AND e.business_date <= $1) began ON true
  LEFT JOIN LATERAL (
    SELECT SUM(m.litres) AS litres FROM shift s
    JOIN journal_entry e ON e.shift_id = s.id AND e.${BESIDE_SALES_AND_CASH}
    JOIN stock_movement m ON m.entry_id = e.id AND m.tank_id = t.id
    WHERE s.id = (SELECT MAX(id) FROM shift) AND s.closed_at IS NULL AND s.shift_date <= $1) moved ON true`;

/**
 * Stock purchased by the books and not yet in the tanks at the end of day $1; negative if it was unloaded on the night
 * before its purchase.
 */
const ON_THE_WAY = `
  SELECT l.product_id, CASE WHEN i.received_on <= $1 THEN l.quantity ELSE 0 END - COALESCE(unloaded.litres, 0) AS litres
  FROM invoice i
  ${LINES()}
  LEFT JOIN LATERAL (
    SELECT SUM(n.quantity) AS litres FROM stock_in n JOIN shift s ON s.id = n.shift_id
    WHERE n.invoice_line_id = l.id AND s.shift_date <= $1) unloaded ON true
  WHERE i.received_on BETWEEN $1::date - ${DAYS_TO_UNLOAD} AND $1::date + ${DAYS_TO_UNLOAD}`;

/** The stock of every product at the end of a day, at cost. */
export async function stockWorthAt(sql: Sql, day: BusinessDate): Promise<StockWorth[]> {
  const stocks = await sql<{ productId: number; litres: Millilitres }>(
    `SELECT p.id AS "productId", COALESCE(SUM(s.litres), 0)::bigint AS litres
     FROM product p LEFT JOIN (${IN_TANKS} UNION ALL ${ON_THE_WAY}) s ON s.product_id = p.id GROUP BY p.id ORDER BY p.id`,
    [day],
  );
  const worths: StockWorth[] = [];
  for (const { productId, litres } of stocks)
    worths.push({ productId, litres, ...(await worthOf(sql, productId, litres, day)) });
  return worths;
}

/**
 * The cost of a quantity of a product as of a day. Stock from before the first purchase is valued at the first price.
 */
export async function worthOf(
  sql: Sql,
  productId: number,
  litres: Millilitres,
  day: BusinessDate,
): Promise<Pick<StockWorth, 'value' | 'pricedLater'>> {
  if (litres <= 0) return { value: 0, pricedLater: null };
  const bought = await purchasesOf(
    sql,
    productId,
    'i.received_on <= $2 ORDER BY i.received_on DESC, i.id DESC, l.id DESC',
    day,
  );
  if (bought.length > 0) return { value: stockValue(litres, bought), pricedLater: null };
  const [first] = await purchasesOf(sql, productId, 'i.received_on > $2 ORDER BY i.received_on, i.id, l.id', day, 1);
  if (first === undefined) return { value: null, pricedLater: null };
  return { value: stockValue(litres, [first]), pricedLater: first.on };
}

const purchasesOf = (
  sql: Sql,
  productId: number,
  which: string,
  day: BusinessDate,
  most = DELIVERIES,
): Promise<(Purchase & { on: BusinessDate })[]> =>
  sql(
    `SELECT l.quantity, l.amount, i.received_on AS "on" FROM invoice i
     ${LINES(' AND product_id = $1')}
     WHERE ${which} LIMIT ${most}`,
    [productId, day],
  );

/** Stock of tanks commissioned from $1 to $2: it was not purchased. */
export const takenOn = (
  sql: Sql,
  from: BusinessDate,
  to: BusinessDate,
): Promise<{ productId: number; day: BusinessDate; litres: Millilitres }[]> =>
  sql(
    `SELECT m.product_id AS "productId", e.business_date AS day, SUM(m.litres)::bigint AS litres
     FROM tank t
     JOIN journal_entry e ON e.document_kind = 'TANK_OPENING' AND e.document_id = t.id AND e.business_date BETWEEN $1 AND $2
     JOIN stock_movement m ON m.entry_id = e.id
     GROUP BY 1, 2 HAVING SUM(m.litres) <> 0 ORDER BY 1, 2`,
    [from, to],
  );
