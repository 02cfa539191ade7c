import { cells } from '../domain/cells.messages';
import { addDays, type BusinessDate } from '../domain/kernel/business-date';
import type { Millilitres } from '../domain/kernel/litres';
import type { Message } from '../domain/kernel/message';
import { type Paise, roundHalfUp } from '../domain/kernel/money';
import { sum } from '../domain/kernel/sum';
import { type StockWorth, stockWorthAt, takenOn, worthOf } from '../modules/stock/stock-worth.queries';
import type { Sql } from '../platform/sql';
import type { AccountKind } from '../services/ledger/ledger-account.entity';
import { ACCOUNT_KIND, ACCOUNT_NAME, ACCOUNT_PLACE } from './ledger-words';

/** Account kinds of profit and loss; all others are assets and liabilities. */
const RESULT_KINDS = [
  'SALES',
  'CREDIT_NOTE',
  'PURCHASES',
  'EXPENDITURE',
  'DISCOUNT',
  'BAD_DEBT',
  'SALARIES',
  'INTEREST',
  'CHARGES_RECOVERED',
  'ROUND_OFF',
  'SHORT_OVER',
] as const;
type ResultKind = Extract<AccountKind, (typeof RESULT_KINDS)[number]>;

/** An income or cost account and its total of the days: paise, incomes positive. */
export interface ResultAccount {
  kind: ResultKind;
  refId: number;
  kindInWords: string;
  name: string | null;
  income: Paise;
}

/** A product's sales against their cost. Figures that depend on a price are null without one. */
interface ProductProfit {
  productId: number;
  name: string;
  product: string;
  litres: Millilitres;
  sales: Paise;
  purchases: Paise;
  openingLitres: Millilitres;
  opening: Paise | null;
  closingLitres: Millilitres;
  closing: Paise | null;
  stockChange: Paise | null;
  margin: Paise | null;
  /** Paise per litre sold. */
  perLitre: Paise | null;
  note: Message | null;
}

export interface Profit {
  accounts: ResultAccount[];
  products: ProductProfit[];
}

/** The days' incomes and costs by the money ledger, from the monthly roll-ups and the last month's entries. */
const resultAccounts = (sql: Sql, from: BusinessDate, to: BusinessDate): Promise<ResultAccount[]> =>
  sql(
    `SELECT * FROM (
       SELECT a.kind, a.ref_id AS "refId", ${ACCOUNT_KIND} AS "kindInWords", ${ACCOUNT_NAME} AS name,
              ${ACCOUNT_PLACE} AS place, account_balance(a.id, $1::date - 1) - account_balance(a.id, $2) AS income
       FROM ledger_account a WHERE a.kind = ANY($3)) moved
     WHERE income <> 0 ORDER BY place, name`,
    [from, to, RESULT_KINDS],
  );

interface SoldProduct {
  productId: number;
  name: string;
  product: string;
  litres: Millilitres;
}

const soldProducts = (sql: Sql, from: BusinessDate, to: BusinessDate): Promise<SoldProduct[]> =>
  sql(
    `SELECT p.id AS "productId", p.name, p.short_name AS product, COALESCE(s.litres, 0)::bigint AS litres
     FROM product p
     LEFT JOIN (SELECT product_id, SUM(litres) AS litres FROM daily_total
                WHERE shift_date BETWEEN $1 AND $2 GROUP BY product_id) s ON s.product_id = p.id
     ORDER BY p.id`,
    [from, to],
  );

/** The opening stock of the days, with that of tanks commissioned in them. */
async function openingStock(sql: Sql, from: BusinessDate, to: BusinessDate): Promise<StockWorth[]> {
  const stocks = await stockWorthAt(sql, addDays(from, -1));
  for (const { productId, day, litres } of await takenOn(sql, from, to)) {
    const stock = stocks.find((one) => one.productId === productId)!;
    const { value, pricedLater } = await worthOf(sql, productId, litres, day);
    stock.litres += litres;
    stock.value = stock.value === null || value === null ? null : stock.value + value;
    stock.pricedLater ??= pricedLater;
  }
  return stocks;
}

const noteOf = (...stocks: StockWorth[]): Message | null => {
  if (stocks.some(({ value }) => value === null)) return cells.noPrice();
  const later = stocks.find(({ pricedLater }) => pricedLater !== null)?.pricedLater;
  return later ? cells.pricedLater({ day: later }) : null;
};

function productProfit(
  sold: SoldProduct,
  accounts: readonly ResultAccount[],
  before: StockWorth,
  after: StockWorth,
): ProductProfit {
  const incomeOf = (wanted: ResultKind): Paise =>
    sum(accounts, ({ kind, refId, income }) => (kind === wanted && refId === sold.productId ? income : 0));
  const sales = incomeOf('SALES');
  const purchases = 0 - incomeOf('PURCHASES');
  const stockChange = before.value === null || after.value === null ? null : after.value - before.value;
  const margin = stockChange === null ? null : sales - purchases + stockChange;
  return {
    ...sold,
    sales,
    purchases,
    stockChange,
    margin,
    openingLitres: before.litres,
    opening: before.value,
    closingLitres: after.litres,
    closing: after.value,
    perLitre: margin === null || sold.litres <= 0 ? null : roundHalfUp(BigInt(margin) * 1000n, sold.litres),
    note: noteOf(before, after),
  };
}

/** Profit by account and by product for a range of days; products without any figures are left out. */
export async function profitOf(sql: Sql, from: BusinessDate, to: BusinessDate): Promise<Profit> {
  const accounts = await resultAccounts(sql, from, to);
  const before = await openingStock(sql, from, to);
  const after = await stockWorthAt(sql, to);
  const of = (stocks: readonly StockWorth[], id: number): StockWorth =>
    stocks.find(({ productId }) => productId === id)!;
  const products = (await soldProducts(sql, from, to)).map((sold) =>
    productProfit(sold, accounts, of(before, sold.productId), of(after, sold.productId)),
  );
  return {
    accounts,
    products: products.filter(
      ({ litres, sales, purchases, openingLitres, closingLitres }) =>
        litres !== 0 || sales !== 0 || purchases !== 0 || openingLitres !== 0 || closingLitres !== 0,
    ),
  };
}
