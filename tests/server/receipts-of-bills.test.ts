import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';
import { billPreview } from '../../server/modules/credit/bill.queries';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import type { SectionAnswer } from '../../server/reports/section';
import type { ChangeOutcome } from '../../server/services/approvals/ask-or-apply';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { BillingStation } from './billing-station';

const FIRST = '2026-04-01';
const DELETE = 1;
const MODIFY = 2;

let at: BillingStation;
/** The day of the running shift, or of the last one. */
let today = FIRST;
let firms = 0;

beforeAll(async () => {
  at = await BillingStation.open();
}, 60_000);
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.close());

const newFirm = (): Promise<number> => at.addFirm(`FIRM ${++firms}`, today);

/** Runs the work while the shift of the next day runs. */
async function nextDay<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  today = addDays(today, 1);
  await at.startDay(today);
  const answer = await work();
  await at.endDay();
  return answer;
}

const change = (table: string, rowId: number, typed: Record<string, string> | null): Promise<ChangeOutcome> =>
  at.act(
    'changeRow',
    {
      table,
      rowId,
      permission: typed === null ? DELETE : MODIFY,
      comment: 'It was entered wrong',
      changes: Object.entries(typed ?? {}).map(([field, value]) => ({ field, value })),
    },
    { clock: clockOn(today) },
  );

/** Bills the sales of the last days up to today. */
const bill = async (firm: number, days: number): Promise<number> =>
  (await at.bill(today, firm, addDays(today, -days), today)).billId;

interface PrintedBill {
  id: number;
  opening: number;
  amount: number;
  paid: number;
  closing: number;
  /** Ids of the payments that the printed bill lists. */
  receipts: number[];
}

/** The creditor's bills as they print now, in the order in which they were made; rupees. */
async function printsOf(firm: number): Promise<PrintedBill[]> {
  const report = reports.find(({ route }) => route === 'credit-report-bybillid')!;
  const bills = await at.backend.sql<{ id: number }>(
    'SELECT id FROM creditor_bill WHERE creditor_id = $1 ORDER BY id',
    [firm],
  );
  const prints: PrintedBill[] = [];
  for (const { id } of bills) {
    const { sections } = await ask(at.admin, report.query, { creditorId: firm, creditorBillId: id, firmName: 'x' });
    const section = (name: string): SectionAnswer => sections[report.sections.findIndex((one) => one.name === name)]!;
    const [due] = section('due').rows as Record<'opening' | 'amount' | 'paid' | 'closing', number>[];
    const receipts = section('payments').rows;
    expect(sum(receipts, ({ amount }) => amount as number)).toBe(due!.paid);
    expect(due!.opening + due!.amount - due!.paid).toBe(due!.closing);
    prints.push({
      id,
      opening: due!.opening / 100,
      amount: due!.amount / 100,
      paid: due!.paid / 100,
      closing: due!.closing / 100,
      receipts: receipts.map(({ creditorPaymentId }) => creditorPaymentId as number),
    });
  }
  return prints;
}

const figures = async (firm: number): Promise<number[][]> =>
  (await printsOf(firm)).map(({ opening, amount, paid, closing }) => [opening, amount, paid, closing]);

test('a receipt prints on one of several bills of a day, and the next bill opens with the previous closing', async () => {
  const firm = await newFirm();
  const payment = await nextDay(async () => {
    await at.sell({ creditorId: firm, litres: 100 });
    const { creditorPaymentId } = await at.pay(firm, 2_000);
    await bill(firm, 0);
    await at.sell({ creditorId: firm, litres: 10 });
    await bill(firm, 0);
    return creditorPaymentId;
  });
  expect(await figures(firm)).toEqual([
    [0, 9_250, 2_000, 7_250],
    [7_250, 925, 0, 8_175],
  ]);
  expect((await printsOf(firm)).map(({ receipts }) => receipts)).toEqual([[payment], []]);
});

test('bills of overlapping days, and a payment between two bills, print each receipt once', async () => {
  const firm = await newFirm();
  await nextDay(async () => {
    await at.sell({ creditorId: firm, litres: 10 });
    await at.pay(firm, 100);
  });
  await nextDay(async () => {
    await at.sell({ creditorId: firm, litres: 10 });
    await bill(firm, 1);
  });
  // On a day outside all bills.
  await nextDay(() => at.pay(firm, 200));
  await nextDay(async () => {
    await at.pay(firm, 300);
    await at.sell({ creditorId: firm, litres: 10 });
    const preview = await ask({ ...at.clerk, clock: clockOn(today) }, billPreview, {
      creditorId: firm,
      from: today,
      to: today,
    });
    expect(preview).toMatchObject({ opening: 175_000, paid: 50_000, closing: 217_500 });
    expect(preview.payments.map(({ amount }) => amount)).toEqual([20_000, 30_000]);
    await bill(firm, 0);
  });
  await nextDay(async () => {
    await at.sell({ creditorId: firm, litres: 10 });
    // From the first day of all payments.
    await bill(firm, 4);
  });
  expect(await figures(firm)).toEqual([
    [0, 1_850, 100, 1_750],
    [1_750, 925, 500, 2_175],
    [2_175, 925, 0, 3_100],
  ]);
});

test('a deleted bill leaves its receipts to the next one; a corrected payment updates the bills that include it', async () => {
  const firm = await newFirm();
  const [payment, first] = await nextDay(async () => {
    await at.sell({ creditorId: firm, litres: 10 });
    const { creditorPaymentId } = await at.pay(firm, 100);
    const billId = await bill(firm, 0);
    await at.sell({ creditorId: firm, litres: 20 });
    await bill(firm, 0);
    return [creditorPaymentId, billId];
  });
  await nextDay(async () => {
    await at.pay(firm, 50);
    await at.sell({ creditorId: firm, litres: 10 });
    await bill(firm, 0);
  });
  expect(await figures(firm)).toEqual([
    [0, 925, 100, 825],
    [825, 1_850, 0, 2_675],
    [2_675, 925, 50, 3_550],
  ]);
  await change('creditor_payment', payment, { amount: '400.00' });
  expect(await figures(firm)).toEqual([
    [0, 925, 400, 525],
    [525, 1_850, 0, 2_375],
    [2_375, 925, 50, 3_250],
  ]);
  const { effects } = await change('creditor_bill', first, null);
  expect(effects).toContainEqual(expect.stringMatching(/^Payments on bill CR.*: ₹0\.00 → ₹400\.00$/));
  expect(await figures(firm)).toEqual([
    [925, 1_850, 400, 2_375],
    [2_375, 925, 50, 3_250],
  ]);
  await change('creditor_payment', payment, null);
  expect(await figures(firm)).toEqual([
    [925, 1_850, 0, 2_775],
    [2_775, 925, 50, 3_650],
  ]);
});
