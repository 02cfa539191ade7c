import { billableCreditors, billPreview } from '../../server/modules/credit/bill.queries';
import { debtsAt } from '../../server/modules/credit/debts-at.queries';
import { interestDue } from '../../server/modules/credit/interest.queries';
import { openDebtsOf } from '../../server/modules/credit/open-debts.queries';
import { ask } from '../../server/platform/ask';
import { balanceOf } from '../../server/services/ledger/balances.queries';
import { account } from '../../server/services/ledger/post';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { BillingStation } from './billing-station';
import { saidOf } from './stock-in-station';

let at: BillingStation;

beforeEach(async () => {
  at = await BillingStation.open();
}, 60_000);
afterEach(() => at.close());

/** An admin changes a creditor on a given day. */
async function change(day: string, id: number, changes: object): Promise<unknown> {
  const [row] = await at.backend.sql<{ version: number }>('SELECT version FROM creditor WHERE id = $1', [id]);
  const input = { id, version: row!.version, reason: 'The papers came late', ...changes };
  return at.act('updateCreditor', input, { clock: clockOn(day) });
}
const on = (day: string) => ({ ...at.admin, clock: clockOn(day) });
const owed = (firm: number, day?: string): Promise<number> => balanceOf(at.backend.sql, account('CREDITOR', firm), day);
const debts = async (firm: number) =>
  (await openDebtsOf(at.backend.sql, firm)).map(({ label, date, unpaid }) => [label, date, unpaid]);

describe('a creditor that changes from an open account to bills', () => {
  const APRIL = ['2026-04-01', '2026-04-30'] as const;
  const FIRST_BILL = ['REFUSED', 'from: There are unbilled sales from 10-01-2026 on. Bill them first.'];
  let firm: number;

  /** Three months of sales, each paid a month late; then April, which is unpaid. */
  beforeEach(async () => {
    firm = await at.addFirm('SHREE ROADLINES', '2026-01-01', { isSmall: true });
    const sale = { creditorId: firm, litres: 1_000 };
    const payment = { creditorId: firm, rupees: 92_500 };
    await at.workDay('2026-01-10', { sales: [sale] });
    await at.workDay('2026-02-10', { sales: [sale], payments: [payment] });
    await at.workDay('2026-03-10', { sales: [sale], payments: [payment] });
    await at.workDay('2026-04-01', { payments: [payment] });
    await change('2026-04-01', firm, { isSmall: false });
    await at.workDay('2026-04-10', { sales: [sale] });
  });

  test('refuses a bill that leaves out earlier dues, also in the preview', async () => {
    const [from, to] = APRIL;
    expect(await saidOf(at.bill('2026-05-01', firm, from, to))).toEqual(FIRST_BILL);
    expect(await saidOf(ask(on('2026-05-01'), billPreview, { creditorId: firm, from, to }))).toEqual(FIRST_BILL);
    const listed = async (since: string) =>
      (await ask(on('2026-05-01'), billableCreditors, { from: since, to })).map((row) => [row.creditorId, row.problem]);
    expect(await listed(from)).toEqual([[firm, 'There are unbilled sales from 10-01-2026 on. Bill them first.']]);
    expect(await listed('2026-01-01')).toEqual([[firm, null]]);
    expect(await at.backend.sql('SELECT id FROM creditor_bill')).toEqual([]);
  });

  test('gets one bill of all dues, which its payments settle: the rest bears interest', async () => {
    const { number } = await at.bill('2026-05-01', firm, '2026-01-01', APRIL[1]);
    expect(await owed(firm)).toBe(9_250_000);
    expect(await debts(firm)).toEqual([[number, '2026-05-01', 9_250_000]]);
    const late = await ask(on('2026-09-01'), interestDue, { asAt: '2026-08-31', creditorId: firm });
    expect(late.map((bill) => [bill.number, bill.unpaid, bill.toCharge > 0])).toEqual([[number, 9_250_000, true]]);
    // Nothing is left of the payments, so newer sales can be billed at any time.
    await at.workDay('2026-05-10', { sales: [{ creditorId: firm, litres: 10 }] });
    await at.workDay('2026-06-10', { sales: [{ creditorId: firm, litres: 20 }] });
    expect(await at.bill('2026-06-11', firm, '2026-06-01', '2026-06-11')).toMatchObject({ amount: 185_000 });
  });

  test('the open account may be billed up to a day, the oldest sales first', async () => {
    await at.bill('2026-05-01', firm, '2026-01-10', '2026-03-31');
    expect(await debts(firm)).toEqual([]);
    expect(await at.bill('2026-05-01', firm, ...APRIL)).toMatchObject({ amount: 9_250_000 });
    expect((await debts(firm)).map(([, , unpaid]) => unpaid)).toEqual([9_250_000]);
  });
});

test('a creditor with unpaid bills cannot become small; a paid-up one can', async () => {
  const firm = await at.addFirm('GANESH LOGISTICS', '2026-04-01');
  const toSmall = () => saidOf(change('2026-04-20', firm, { isSmall: true }));
  const numbers: string[] = [];
  for (const day of ['2026-04-10', '2026-04-11']) {
    await at.workDay(day, { sales: [{ creditorId: firm, litres: 10 }] });
    numbers.push((await at.bill('2026-04-20', firm, day, day)).number);
  }
  expect(await toSmall()).toEqual(['REFUSED', `isSmall: GANESH LOGISTICS has unpaid bills: ${numbers.join(', ')}`]);
  // Another field may change too.
  await change('2026-04-20', firm, { creditDays: 20 });
  await at.workDay('2026-04-20', { payments: [{ creditorId: firm, rupees: 1_850 }] });
  await change('2026-04-20', firm, { isSmall: true });
  await change('2026-04-20', firm, { isSmall: true, creditDays: 25 });
});

describe('the opening balance', () => {
  const openings = (firm: number) =>
    at.backend.sql(
      `SELECT e.business_date AS day, p.amount, e.reverses_id IS NOT NULL AS "isBack" FROM journal_entry e
       JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CREDITOR'
       WHERE e.document_kind = 'CREDITOR_OPENING' AND e.document_id = $1 ORDER BY e.id`,
      [firm],
    );
  const entry = (day: string, amount: number, isBack = false) => ({ day, amount, isBack });

  test('the opening balance of a creditor without one is owed from the day of the change', async () => {
    const firm = await at.addFirm('OLD FRIENDS', '2026-04-01');
    await change('2026-04-05', firm, { openingBalance: 500_000 });
    expect(await openings(firm)).toEqual([entry('2026-04-05', 500_000)]);
    expect(await debts(firm)).toEqual([['Opening balance', '2026-04-05', 500_000]]);
    await at.workDay('2026-04-06', { payments: [{ creditorId: firm, rupees: 5_000 }] });
    expect(await debts(firm)).toEqual([]);
  });

  test('is corrected on its original day, and stays one debt', async () => {
    const firm = await at.addFirm('OLD FRIENDS', '2026-04-01', { openingBalance: 500_000 });
    await change('2026-04-05', firm, { openingBalance: 700_000 });
    await change('2026-04-06', firm, { openingBalance: 700_000, creditDays: 30 });
    await change('2026-04-07', firm, { openingBalance: 600_000 });
    expect(await openings(firm)).toEqual([
      entry('2026-04-01', 500_000),
      entry('2026-04-01', 700_000),
      entry('2026-04-01', -500_000, true),
      entry('2026-04-01', 600_000),
      entry('2026-04-01', -700_000, true),
    ]);
    expect([await owed(firm, '2026-03-31'), await owed(firm, '2026-04-01')]).toEqual([0, 600_000]);
    expect(await debts(firm)).toEqual([['Opening balance', '2026-04-01', 600_000]]);
    const aged = (await debtsAt(at.backend.sql, '2026-04-02')).filter(({ creditorId }) => creditorId === firm);
    expect(aged).toEqual([{ creditorId: firm, date: '2026-04-01', isBilled: true, unpaid: 600_000 }]);
  });

  test('is deleted, and entered again later', async () => {
    const firm = await at.addFirm('OLD FRIENDS', '2026-04-01', { openingBalance: 500_000 });
    await change('2026-04-05', firm, { openingBalance: 0 });
    expect([await owed(firm), await debts(firm)]).toEqual([0, []]);
    await change('2026-04-09', firm, { openingBalance: 100_000 });
    expect(await debts(firm)).toEqual([['Opening balance', '2026-04-09', 100_000]]);
  });

  test('is corrected after part of it was settled, and beside an advance, which settles it', async () => {
    const firm = await at.addFirm('OLD FRIENDS', '2026-04-01', { openingBalance: 500_000 });
    const other = await at.addFirm('PAID BEFORE', '2026-04-01');
    await at.workDay('2026-04-06', {
      payments: [
        { creditorId: firm, rupees: 1_000 },
        { creditorId: other, rupees: 250 },
      ],
    });
    const [debt] = await debts(firm);
    await change('2026-04-07', firm, { openingBalance: 600_000, creditDays: 30 });
    expect(await debts(firm)).toEqual([[debt![0], debt![1], 500_000]]);
    // Far less than was paid: the rest is an advance, and settles what it is raised to later.
    await change('2026-04-07', firm, { openingBalance: 40_000 });
    expect([await owed(firm), await debts(firm)]).toEqual([-60_000, []]);
    await change('2026-04-08', firm, { openingBalance: 500_000 });
    expect(await debts(firm)).toMatchObject([[debt![0], expect.anything(), 400_000]]);
    await change('2026-04-07', other, { openingBalance: 600_000 });
    expect(await owed(other)).toBe(575_000);
    await expectBooksInOrder(at.backend.database);
  });

  test('an opening balance entered with a payment at once leaves no advance beside it', async () => {
    const firm = await at.addFirm('OLD FRIENDS', '2026-04-01');
    await at.startDay('2026-04-05');
    await Promise.allSettled([change('2026-04-05', firm, { openingBalance: 500_000 }), at.pay(firm, 1_000)]);
    await expectBooksInOrder(at.backend.database);
    await at.endDay();
  });
});
