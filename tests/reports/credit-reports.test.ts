import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';
import { ask } from '../../server/platform/ask';
import { transaction } from '../../server/platform/transaction';
import { reports } from '../../server/reports';
import type { Values } from '../../server/reports/parameter';
import type { Row, SectionAnswer } from '../../server/reports/section';
import { balanceOf } from '../../server/services/ledger/balances.queries';
import { account } from '../../server/services/ledger/post';
import { reverse } from '../../server/services/ledger/reverse';
import { BillingStation } from '../server/billing-station';
import { inEnglish } from './in-english';

jest.setTimeout(60_000);

let station: BillingStation;
/** A creditor with bills and an opening balance of ₹5,000, and a small creditor with ₹100. */
let sons: number;
let shop: number;

const SONS = 'A/B & SONS 100%';
/** Runs until the end. */
const LAST_DAY = '2026-02-20';

beforeAll(async () => {
  station = await BillingStation.open();
});
afterAll(() => station?.close());

/** The sections of a report by name. */
async function read(route: string, values: Values = {}): Promise<Record<string, SectionAnswer>> {
  const report = reports.find((each) => each.route === route)!;
  const { sections } = await ask(station.admin, report.query, values);
  const answers = inEnglish(report, sections);
  return Object.fromEntries(report.sections.map(({ name }, index) => [name ?? 'only', answers[index]!]));
}

/** The cells of some columns, row by row; paise and millilitres. */
const cells = ({ rows }: SectionAnswer, ...names: string[]): unknown[][] =>
  rows.map((row: Row) => names.map((name) => row[name]));

const ledger = (creditorId: number, day: string): Promise<number> =>
  balanceOf(station.backend.sql, account('CREDITOR', creditorId), day);

const inRupees = (paise: number): number => paise * 100;

test('without a shift, a report on the current shift is refused', async () => {
  for (const route of ['current-shift-credit-report', 'current-shift-detail-credit-report'])
    await expect(read(route)).rejects.toMatchObject({
      kind: 'NOT_FOUND',
      problems: [{ message: 'No shift has been started yet' }],
    });
});

describe('seven weeks of two creditors', () => {
  let firstShift: number;

  // HS costs ₹92.50 and MS ₹104.20 a litre.
  beforeAll(async () => {
    sons = await station.addFirm(SONS, '2026-01-01', { openingBalance: inRupees(5_000), maxLimit: inRupees(50_000) });
    shop = await station.addFirm('CORNER SHOP', '2026-01-02', { openingBalance: inRupees(100), isSmall: true });
    ({ shiftId: firstShift } = await station.startDay('2026-01-02'));
    await station.sell({ creditorId: sons, litres: 100, vehicle: 'ka01' });
    await station.sell({ creditorId: sons, litres: 10, product: 'ms', vehicle: 'ka02' });
    await station.sell({ creditorId: shop, litres: 20 });
    await station.endDay();
    // Settles the opening balance and leaves ₹1,000 as an advance.
    await station.workDay('2026-01-05', { payments: [{ creditorId: sons, rupees: 6_000 }] });
    await station.workDay('2026-01-10', { sales: [{ creditorId: sons, litres: 50, vehicle: 'ka01' }] });
    // A bill of 9,250 + 1,042; the ₹1,000 settle part of it.
    await station.bill('2026-01-12', sons, '2026-01-01', '2026-01-05');
    await station.workDay('2026-01-20', {
      payments: [
        { creditorId: sons, rupees: 2_292 },
        { creditorId: shop, rupees: 2_500 },
      ],
    });
    await station.startDay(LAST_DAY);
    await station.sell({ creditorId: sons, litres: 40, product: 'ms', vehicle: 'ka02' });
    // ₹7,000 for 22 days after 27 January at 18 %: 75.945….
    await station.charge(LAST_DAY, sons, '2026-02-18');
  });

  test.each([
    // Before it was billed and settled.
    ['2026-01-02', { unbilled: 1_029_200, billed: 500_000, advance: 0, due: 1_529_200, upTo30: 1_529_200 }],
    ['2026-01-05', { unbilled: 1_029_200, billed: 0, advance: -100_000, due: 929_200, upTo30: 929_200 }],
    ['2026-01-11', { unbilled: 1_491_700, billed: 0, advance: -100_000, due: 1_391_700, upTo30: 1_391_700 }],
    ['2026-01-12', { unbilled: 462_500, billed: 929_200, advance: 0, due: 1_391_700, upTo30: 1_391_700 }],
    ['2026-01-20', { unbilled: 462_500, billed: 700_000, advance: 0, due: 1_162_500, upTo30: 1_162_500 }],
    ['2026-02-17', { unbilled: 462_500, billed: 700_000, advance: 0, due: 1_162_500, upTo30: 0, upTo60: 1_162_500 }],
    [LAST_DAY, { unbilled: 879_300, billed: 707_595, advance: 0, due: 1_586_895, upTo30: 424_395, upTo60: 1_162_500 }],
    ['2026-04-20', { due: 1_586_895, upTo30: 0, upTo60: 416_800, upTo90: 7595, above90: 1_162_500 }],
  ])('credit-account-details at the end of %s', async (asAt, paise) => {
    const { only } = await read('credit-account-details', { asAt });
    const row = only!.rows.find(({ creditorId }) => creditorId === sons);
    expect(row).toMatchObject(paise);
  });

  test('credit-account-details equals the ledger on every day, by kind and by age', async () => {
    for (let asAt = '2025-12-31'; asAt <= '2026-02-25'; asAt = addDays(asAt, 1)) {
      const { only } = await read('credit-account-details', { asAt });
      for (const row of only!.rows) {
        const figure = (name: string): number => row[name] as number;
        const due = await ledger(row.creditorId as number, asAt);
        const ageing = sum(['upTo30', 'upTo60', 'upTo90', 'above90'], figure);
        expect([asAt, row.firmName, row.due, sum(['unbilled', 'billed', 'advance'], figure), ageing]).toEqual([
          asAt,
          row.firmName,
          due,
          due,
          due,
        ]);
      }
    }
    const { only } = await read('credit-account-details', { asAt: LAST_DAY });
    const shopOwes = only!.rows.find(({ creditorId }) => creditorId === shop);
    expect(shopOwes).toMatchObject({ unbilled: 0, billed: 0, advance: inRupees(-550), due: inRupees(-550) });
    // 15,868.95 of 50,000.
    expect(only!.rows.find(({ creditorId }) => creditorId === sons)).toMatchObject({ used: 3_174 });
  });

  test('credit-statement lists each document with the balance after it', async () => {
    const {
      account: facts,
      lines,
      vehicles,
    } = await read('credit-statement', {
      creditor: sons,
      from: '2026-01-01',
      to: '2026-02-28',
    });
    expect(cells(lines!, 'date', 'what', 'vehicle', 'debit', 'credit', 'balance')).toEqual([
      ['2026-01-02', 'Opening balance', null, 500_000, 0, 500_000],
      ['2026-01-02', 'Credit sale', 'KA01', 925_000, 0, 1_425_000],
      ['2026-01-02', 'Credit sale', 'KA02', 104_200, 0, 1_529_200],
      ['2026-01-05', 'Payment, Cash', null, 0, 600_000, 929_200],
      ['2026-01-10', 'Credit sale', 'KA01', 462_500, 0, 1_391_700],
      ['2026-01-20', 'Payment, Cash', null, 0, 229_200, 1_162_500],
      // Charged after the sale was entered, for an earlier day.
      ['2026-02-18', 'Interest', null, 7_595, 0, 1_170_095],
      ['2026-02-20', 'Credit sale', 'KA02', 416_800, 0, 1_586_895],
    ]);
    // A billed sale links to its bill, a payment to its receipt.
    for (const row of lines!.rows) {
      const isBilled = row.billNo !== null;
      expect([row.what, row.creditorId, row.creditorBillId !== null]).toEqual([
        row.what,
        isBilled ? sons : null,
        isBilled,
      ]);
      expect([row.what, row.creditorPaymentId !== null]).toEqual([row.what, String(row.what).startsWith('Payment')]);
    }
    expect(cells(lines!, 'what', 'billNo')).toContainEqual(['Interest', 'IN/2025-26/000001']);
    expect(lines!.rows.filter(({ what, billNo }) => what === 'Credit sale' && billNo !== null)).not.toEqual([]);
    expect(lines!.totals).toMatchObject({ debit: 2_416_095, credit: 829_200 });
    expect(cells(facts!, 'firmName', 'opening', 'debit', 'credit', 'closing')).toEqual([
      [SONS, 500_000, 1_916_095, 829_200, 1_586_895],
    ]);
    expect(cells(vehicles!, 'vehicle', 'first', 'last', 'sales', 'litres', 'amount')).toEqual([
      ['KA01', '2026-01-02', '2026-01-10', 2, 150_000, 1_387_500],
      ['KA02', '2026-01-02', '2026-02-20', 2, 50_000, 521_000],
    ]);
  });

  test('a statement opens with the balance of the previous day and closes with the ledger balance', async () => {
    const { account: facts, lines } = await read('credit-statement', {
      creditor: sons,
      from: '2026-01-05',
      to: '2026-01-20',
    });
    expect(cells(facts!, 'opening', 'debit', 'credit', 'closing')).toEqual([[1_529_200, 462_500, 829_200, 1_162_500]]);
    expect(lines!.rows.at(-1)).toMatchObject({ balance: await ledger(sons, '2026-01-20') });
    const quiet = await read('credit-statement', { creditor: sons, from: '2026-03-01', to: '2026-03-31' });
    expect([quiet.lines!.rows, quiet.lines!.totals]).toEqual([[], { debit: 0, credit: 0 }]);
    expect(cells(quiet.account!, 'opening', 'closing')).toEqual([[1_586_895, 1_586_895]]);
  });

  test('a reversed entry is shown only with corrections', async () => {
    const back = new Error('reversed for good');
    const statement = reports.find(({ route }) => route === 'credit-statement')!;
    const lines = statement.sections.find(({ name }) => name === 'lines')!;
    const inVain = transaction(station.backend.database, async (tx) => {
      await reverse(tx, null, { kind: 'CREDITOR_PAYMENT', id: 1 });
      const days = { creditor: sons, from: '2026-01-05', to: '2026-01-05' };
      expect((await lines.read(tx.sql, days)).rows).toEqual([]);
      const found = await lines.read(tx.sql, { ...days, corrections: true });
      const answer = inEnglish({ sections: [lines] }, [found])[0]!;
      expect(cells(answer, 'what', 'debit', 'credit', 'balance')).toEqual([
        ['Payment, Cash (reversed)', 0, 600_000, 929_200],
        ['Reversal: Payment, Cash', 600_000, 0, 1_529_200],
      ]);
      expect(answer.totals).toEqual({ debit: 0, credit: 0 });
      throw back;
    });
    await expect(inVain).rejects.toBe(back);
  });

  test('small creditors have their statement, balances and days', async () => {
    const days = { from: '2026-01-01', to: '2026-01-31' };
    const { account: facts, lines } = await read('small-creditor-account-statement', { creditor: shop, ...days });
    expect(cells(lines!, 'what', 'debit', 'credit', 'balance')).toEqual([
      ['Opening balance', 10_000, 0, 10_000],
      ['Credit sale', 185_000, 0, 195_000],
      ['Payment, Cash', 0, 250_000, -55_000],
    ]);
    expect(cells(facts!, 'closing')).toEqual([[-55_000]]);
    await expect(read('small-creditor-account-statement', { creditor: sons, ...days })).rejects.toMatchObject({
      kind: 'NOT_FOUND',
      problems: [{ message: 'This creditor has no open account. See the creditor statement.' }],
    });

    const balances = async (asAt: string) =>
      cells((await read('all-small-creditor-statement', { asAt })).only!, 'firmName', 'debit', 'credit', 'balance');
    expect(await balances('2026-01-10')).toEqual([['CORNER SHOP', 195_000, 0, 195_000]]);
    expect(await balances('2026-01-20')).toEqual([['CORNER SHOP', 195_000, 250_000, -55_000]]);
    expect(await balances('2026-01-01')).toEqual([]);

    const between = async (from: string, to: string) => {
      const { only } = await read('all-small-creditor-report-between-two-dates', { from, to });
      return cells(only!, 'opening', 'sales', 'payments', 'other', 'closing');
    };
    // Added with an opening balance of ₹100 in these days.
    expect(await between('2026-01-01', '2026-01-10')).toEqual([[10_000, 185_000, 0, 0, 195_000]]);
    expect(await between('2026-01-11', '2026-01-31')).toEqual([[195_000, 0, 250_000, 0, -55_000]]);
    // Interest of the days when the creditor was billed is not a sale.
    await station.backend.sql('UPDATE creditor SET is_small = true WHERE id = $1', [sons]);
    const february = await between('2026-02-01', '2026-02-28');
    await station.backend.sql('UPDATE creditor SET is_small = false WHERE id = $1', [sons]);
    expect(february).toEqual([
      [1_162_500, 416_800, 0, 7_595, 1_586_895],
      [-55_000, 0, 0, 0, -55_000],
    ]);
  });

  test('credit-report-unbilled lists unbilled sales as of the day, without small creditors, which are never billed', async () => {
    const on = async (asAt: string) =>
      cells((await read('credit-report-unbilled', { asAt })).only!, 'firmName', 'oldest', 'sales', 'litres', 'amount');
    expect(await on('2026-01-11')).toEqual([[SONS, '2026-01-02', 3, 160_000, 1_491_700]]);
    expect(await on('2026-01-12')).toEqual([[SONS, '2026-01-10', 1, 50_000, 462_500]]);
    expect(await on(LAST_DAY)).toEqual([[SONS, '2026-01-10', 2, 90_000, 879_300]]);
    expect(await on('2026-01-01')).toEqual([]);
  });

  test('credit-report-unbilled-bycreditor finds the creditor by its number and ignores the name', async () => {
    const of = (id: number, days: Values = {}) =>
      read('credit-report-unbilled-bycreditor', { id, firmName: 'SOMEBODY ELSE', ...days });
    const { firm, sales } = await of(sons);
    expect(cells(firm!, 'firmName', 'sales', 'amount', 'oldest', 'newest', 'next')).toEqual([
      [SONS, 2, 879_300, '2026-01-10', '2026-02-20', 'Make bill'],
    ]);
    expect(cells(sales!, 'date', 'vehicle', 'product', 'litres', 'rate', 'amount')).toEqual([
      ['2026-01-10', 'KA01', 'HS', 50_000, 9_250, 462_500],
      ['2026-02-20', 'KA02', 'MS', 40_000, 10_420, 416_800],
    ]);
    expect(sales!.totals).toMatchObject({ litres: 90_000, amount: 879_300 });
    const february = await of(sons, { from: '2026-02-01' });
    expect(cells(february.firm!, 'sales', 'amount')).toEqual([[1, 416_800]]);
    // A small creditor is not billed.
    expect(cells((await of(shop)).firm!, 'firmName', 'amount', 'next')).toEqual([['CORNER SHOP', 185_000, null]]);
  });

  test('credit-detail-between-two-day lists all sales, or those of a creditor, product or part of the vehicle', async () => {
    const days = { from: '2026-01-01', to: '2026-02-28' };
    const find = async (chosen: Values) =>
      cells((await read('credit-detail-between-two-day', { ...days, ...chosen })).only!, 'firmName', 'amount');
    const { only } = await read('credit-detail-between-two-day', days);
    expect(cells(only!, 'date', 'shift', 'firmName', 'vehicle', 'product', 'litres', 'amount')).toEqual([
      ['2026-01-02', 'Morning', SONS, 'KA01', 'HS', 100_000, 925_000],
      ['2026-01-02', 'Morning', SONS, 'KA02', 'MS', 10_000, 104_200],
      ['2026-01-02', 'Morning', 'CORNER SHOP', null, 'HS', 20_000, 185_000],
      ['2026-01-10', 'Morning', SONS, 'KA01', 'HS', 50_000, 462_500],
      ['2026-02-20', 'Morning', SONS, 'KA02', 'MS', 40_000, 416_800],
    ]);
    expect(only!.subtotals).toEqual([
      expect.objectContaining({ product: 'HS', litres: 170_000, amount: 1_572_500 }),
      expect.objectContaining({ product: 'MS', litres: 50_000, amount: 521_000 }),
    ]);
    expect(await find({ creditor: shop })).toEqual([['CORNER SHOP', 185_000]]);
    expect(await find({ product: station.ids.ms, creditor: sons })).toEqual([
      [SONS, 104_200],
      [SONS, 416_800],
    ]);
    expect(await find({ vehicle: ' a01 ' })).toEqual([
      [SONS, 925_000],
      [SONS, 462_500],
    ]);
    // A percent sign is not a wildcard.
    expect(await find({ vehicle: '%' })).toEqual([]);
    // A closed shift links to its sheet; the running one has none.
    expect(only!.rows.map(({ shiftId }) => shiftId === null)).toEqual([false, false, false, false, true]);
    expect(only!.rows[0]).toMatchObject({ shiftId: firstShift });
  });

  test('credit-report-by-shift-with-aggreagation totals each shift by product, and all days', async () => {
    const { only } = await read('credit-report-by-shift-with-aggreagation', { from: '2026-01-01', to: '2026-02-28' });
    expect(cells(only!, 'date', 'product', 'sales', 'litres', 'amount')).toEqual([
      ['2026-01-02', 'HS', 2, 120_000, 1_110_000],
      ['2026-01-02', 'MS', 1, 10_000, 104_200],
      ['2026-01-10', 'HS', 1, 50_000, 462_500],
      ['2026-02-20', 'MS', 1, 40_000, 416_800],
    ]);
    expect(only!.subtotals.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-01-02', 1_214_200],
      ['2026-01-10', 462_500],
      ['2026-02-20', 416_800],
    ]);
    const [posted] = await station.backend.sql<{ amount: number }>(
      `SELECT SUM(p.amount)::bigint AS amount
       FROM posting p JOIN journal_entry j ON j.id = p.entry_id JOIN ledger_account a ON a.id = p.account_id
       WHERE j.document_kind = 'CREDIT_SALE' AND a.kind = 'CREDITOR'`,
    );
    expect(only!.totals).toMatchObject({ sales: 5, amount: posted!.amount });
  });

  test('showall-creditors lists the current balance of each creditor', async () => {
    const { only } = await read('showall-creditors');
    const due = Object.fromEntries(cells(only!, 'firmName', 'due') as [string, number][]);
    expect(due).toEqual({ [SONS]: 1_586_895, 'CORNER SHOP': -55_000, 'SHREE TRANSPORT': 0, 'SMALL LIMIT': 0 });
  });

  test('trial-balance: debit and credit are equal on any day', async () => {
    const { only } = await read('trial-balance', { asAt: LAST_DAY });
    const rows = cells(only!, 'kind', 'account', 'debit', 'credit').filter(
      ([kind]) => kind !== 'Cash in safe' && kind !== 'Opening balances',
    );
    expect(rows).toEqual([
      ['Creditor', SONS, 1_586_895, null],
      ['Creditor', 'CORNER SHOP', null, 55_000],
      ['Sales', 'HS', null, 1_572_500],
      ['Sales', 'MS', null, 104_200],
      ['Interest', null, null, 7_595],
      ['Shift clearing', '20-02-2026 Morning', null, 416_800],
    ]);
    // Everything is opened on the day of the first shift.
    expect((await read('trial-balance', { asAt: '2026-01-01' })).only!.rows).toEqual([]);
    for (const asAt of ['2026-01-02', '2026-01-10', '2026-01-20', '2026-02-18', LAST_DAY, '2030-01-01']) {
      const { totals } = (await read('trial-balance', { asAt })).only!;
      expect([asAt, totals!.debit]).toEqual([asAt, totals!.credit]);
      expect(totals!.debit).toBeGreaterThan(0);
    }
  });

  test('day-book lists each entry of a day with both sides', async () => {
    const { only } = await read('day-book', { from: '2026-01-05', to: '2026-01-05' });
    expect(cells(only!, 'date', 'document', 'kind', 'account', 'debit', 'credit')).toEqual([
      ['2026-01-05', 'Creditor payment 1', 'Cash in safe', null, 600_000, null],
      ['2026-01-05', 'Creditor payment 1', 'Creditor', SONS, null, 600_000],
    ]);
    const { totals } = (await read('day-book', { from: '2026-01-01', to: LAST_DAY })).only!;
    expect(totals!.debit).toBe(totals!.credit);
  });

  test('the current shift is the running one, else the last closed one', async () => {
    const running = await read('current-shift-detail-credit-report');
    expect(cells(running.shift!, 'shiftDate', 'shift', 'state')).toEqual([[LAST_DAY, 'Morning', 'Running']]);
    const sale = ['firmName', 'vehicle', 'pump', 'product', 'litres', 'rate', 'amount'];
    expect(cells(running.sales!, ...sale)).toEqual([[SONS, 'KA02', 'P1', 'MS', 40_000, 10_420, 416_800]]);
    await station.sell({ creditorId: sons, litres: 2 });
    await station.sell({ creditorId: shop, litres: 1 });
    await station.endDay();
    const closed = await read('current-shift-credit-report');
    expect(cells(closed.shift!, 'shiftDate', 'state')).toEqual([[LAST_DAY, 'Closed']]);
    expect(cells(closed.firms!, 'firmName', 'sales', 'products', 'litres', 'amount')).toEqual([
      [SONS, 2, 'HS 2.000, MS 40.000', 42_000, 435_300],
      ['CORNER SHOP', 1, 'HS 1.000', 1_000, 9_250],
    ]);
    expect(closed.firms!.totals).toMatchObject({ sales: 3, litres: 43_000, amount: 444_550 });
    expect((await read('current-shift-detail-credit-report')).sales!.totals).toMatchObject({ amount: 444_550 });
  });
});
