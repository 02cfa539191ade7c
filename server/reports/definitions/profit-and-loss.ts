import { cells } from '../../domain/cells.messages';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { sum } from '../../domain/kernel/sum';
import type { Sql } from '../../platform/sql';
import { litres, message, money, path, product, rate, text, words } from '../column';
import { ACCOUNT_KIND_LABELS } from '../ledger-words';
import { memoisedPerRead } from '../memoised-per-read';
import { dateRange, type Values } from '../parameter';
import { type Profit, profitOf, type ResultAccount } from '../profit';
import { defineReport } from '../report';
import type { Row } from '../section';

interface Days {
  from: BusinessDate;
  to: BusinessDate;
}

const daysOf = ({ from, to }: Values): Days => ({ from: String(from), to: String(to) });

const profitOfDays = memoisedPerRead((sql, values) => {
  const { from, to } = daysOf(values);
  return profitOf(sql, from, to);
});

/** All sections share one calculation for the same days. */
const calculated =
  (rowsOf: (profit: Profit, days: Days, sql: Sql) => Row[] | Promise<Row[]>) =>
  async (sql: Sql, values: Values): Promise<Row[]> =>
    rowsOf(await profitOfDays(sql, values), daysOf(values), sql);

/** The report with an account's documents, for the kinds that have one. */
const PAGES: Partial<Record<ResultAccount['kind'], string>> = {
  SALES: 'sell-day',
  PURCHASES: 'invoice-report-between-two-day',
  EXPENDITURE: 'expenditure-between-two-day',
  SALARIES: 'salary-payment-by-date',
  INTEREST: 'credit-report-billed',
  SHORT_OVER: 'close-shift-report-between-two-day',
};

function pageOf({ kind, refId }: ResultAccount, { from, to }: Days): string | null {
  const page = PAGES[kind];
  if (page === undefined) return null;
  const category = kind === 'EXPENDITURE' ? `&category=${refId}` : '';
  return `/report/${page}?from=${from}&to=${to}${category}`;
}

const sides = (income: number): Row => ({ income: income > 0 ? income : null, cost: income < 0 ? -income : null });

/** As `income`, or as a cost if negative; neither if unknown. */
function lines({ accounts, products }: Profit, days: Days): Row[] {
  return [
    ...accounts.map((account) => ({
      page: pageOf(account, days),
      kind: account.kindInWords,
      account: account.name,
      ...sides(account.income),
    })),
    ...products
      .filter(({ stockChange }) => stockChange !== 0)
      .map(({ name, stockChange }) => ({
        page: null,
        kind: stockChange === null ? 'Stock change, not known' : 'Stock change',
        account: name,
        ...sides(stockChange ?? 0),
      })),
  ];
}

/** The sum, or null if a part is unknown. */
const wholeSum = (parts: readonly (number | null)[]): number | null =>
  parts.includes(null) ? null : sum(parts, (part) => part!);

async function result({ accounts, products }: Profit, { from, to }: Days, sql: Sql): Promise<Row[]> {
  const income = (...kinds: ResultAccount['kind'][]): number =>
    sum(accounts, (account) => (kinds.includes(account.kind) ? account.income : 0));
  const byBooks = sum(accounts, (account) => account.income);
  const stockChange = wholeSum(products.map((one) => one.stockChange));
  const [kept] = await sql<{ charges: number }>(
    'SELECT COALESCE(SUM(charges), 0)::bigint AS charges FROM swipe_settlement WHERE paid_on BETWEEN $1 AND $2',
    [from, to],
  );
  const lacking = products.filter((one) => one.stockChange === null).map(({ name }) => name);
  return [
    {
      sales: income('SALES'),
      purchases: 0 - income('PURCHASES'),
      stockChange,
      grossMargin: wholeSum(products.map(({ margin }) => margin)),
      expenditure: 0 - income('EXPENDITURE'),
      bankCharges: kept!.charges,
      allowances: 0 - income('CREDIT_NOTE', 'DISCOUNT', 'BAD_DEBT'),
      salaries: 0 - income('SALARIES'),
      interest: income('INTEREST'),
      chargesRecovered: income('CHARGES_RECOVERED'),
      shortAndOver: income('SHORT_OVER'),
      byBooks,
      net: stockChange === null ? null : byBooks + stockChange,
      missing: lacking.length === 0 ? null : cells.noPriceOf({ products: lacking.join(', ') }),
    },
  ];
}

/** The profit of the days: the ledger's incomes and costs, and the change in the value of stock (ADR 19). */
export const profitAndLoss = defineReport({
  route: 'profit-and-loss',
  right: 'books.read',
  title: 'Profit and loss',
  description:
    'Gross margin = sales − purchases + stock change; net profit = gross margin − expenditure − credit notes, ' +
    'discounts and bad debts − salaries + interest + charges for returned cheques + cash over (short −). Stock includes fuel still in a lorry and is valued at the prices of the ' +
    'latest deliveries. Sales count when their shift is closed, salaries when they are paid',
  menu: 'ADMIN',
  parameters: { ...dateRange },
  sections: {
    result: {
      title: 'Result',
      asFacts: true,
      columns: [
        money('sales'),
        money('purchases'),
        money('stockChange', { label: 'Stock change (more +)' }),
        money('grossMargin'),
        money('expenditure'),
        money('bankCharges', { label: 'Of which bank charges on card payments' }),
        money('allowances', { label: 'Credit notes, discounts, bad debts' }),
        money('salaries'),
        money('interest', { label: 'Interest charged' }),
        money('chargesRecovered', { label: 'Charges for returned cheques' }),
        money('shortAndOver', { label: 'Cash over (short −)' }),
        money('byBooks', { label: 'Income − costs, before stock change' }),
        money('net', { label: 'Net profit (loss −)' }),
        message('missing', { label: 'Not known' }),
      ],
      calculate: calculated(result),
    },
    products: {
      title: 'Margin of each product',
      columns: [
        product('product'),
        litres('litres', { label: 'Sold', total: true }),
        money('sales', { total: true }),
        money('purchases', { total: true }),
        litres('openingLitres', { label: 'Opening stock' }),
        money('opening', { label: 'Opening value' }),
        litres('closingLitres', { label: 'Closing stock' }),
        money('closing', { label: 'Closing value' }),
        money('stockChange'),
        money('margin'),
        rate('perLitre', { label: 'Margin a litre' }),
        message('note'),
      ],
      calculate: calculated(({ products }) => products.map(({ productId: _, name: __, ...row }) => row)),
    },
    accounts: {
      title: 'Income and costs',
      columns: [
        path('page'),
        words('kind', [...ACCOUNT_KIND_LABELS, 'Stock change', 'Stock change, not known'], {
          label: 'Account',
          drill: '{page}',
        }),
        text('account', { label: 'Name' }),
        money('income', { total: true }),
        money('cost', { total: true }),
      ],
      calculate: calculated(lines),
    },
  },
});
