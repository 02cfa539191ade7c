import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';
import { billByNumber } from '../../server/modules/credit/bill.queries';
import { advancesAt, debtsAt } from '../../server/modules/credit/debts-at.queries';
import { interestDue } from '../../server/modules/credit/interest.queries';
import { ask } from '../../server/platform/ask';
import type { ChangeOutcome } from '../../server/services/approvals/ask-or-apply';
import { balanceOf } from '../../server/services/ledger/balances.queries';
import { account } from '../../server/services/ledger/post';
import { BillingStation, type MadeBill } from '../server/billing-station';
import { problemsOf } from '../server/cash-station';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';

const FIRST = '2026-04-01';
const DELETE = 1;
const MODIFY = 2;
const RUNS = 4;

let at: BillingStation;
/** The day of the running shift, or of the last one. */
let today: string;
let firms = 0;

beforeAll(async () => {
  at = await BillingStation.open();
  today = FIRST;
});
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.close());

const change = (table: string, rowId: number, typed: Record<string, string | null> | null): Promise<ChangeOutcome> =>
  at.act(
    'changeRow',
    {
      table,
      rowId,
      permission: typed === null ? DELETE : MODIFY,
      comment: 'It was entered wrong',
      confirmed: true,
      changes: Object.entries(typed ?? {}).map(([field, value]) => ({ field, value })),
    },
    { clock: clockOn(today) },
  );

const newFirm = (over: object = {}): Promise<number> => at.addFirm(`FIRM ${++firms}`, today, over);

/** Runs the work while the shift of the next day runs. */
async function nextDay<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  today = addDays(today, 1);
  await at.startDay(today);
  const answer = await work();
  await at.endDay();
  return answer;
}

/** Records a sale of the given litres of HS (₹92.50) and bills it. */
async function sellAndBill(creditorId: number, litres: number): Promise<MadeBill> {
  await at.sell({ creditorId, litres });
  return at.bill(today, creditorId, today, today);
}

const paid = async (creditorId: number, rupees: number): Promise<number> =>
  (await at.pay(creditorId, rupees)).creditorPaymentId;

interface Part {
  payment: number;
  bill: number;
  amount: number;
  on: string;
}

/** Which payment settled which bill: both by their position among the creditor's own, from 1; amounts in rupees. */
const partsOf = (creditorId: number): Promise<Part[]> =>
  at.backend.sql(
    `WITH payment AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM creditor_payment WHERE creditor_id = $1),
          bill AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM creditor_bill WHERE creditor_id = $1)
     SELECT p.place::int AS payment, b.place::int AS bill, (a.amount / 100)::int AS amount, a.allocated_on AS on
     FROM payment_allocation a JOIN payment p ON p.id = a.payment_id JOIN bill b ON b.id = a.bill_id ORDER BY 1, 2`,
    [creditorId],
  );

const billsOf = (creditorId: number) =>
  at.backend.sql<{ settled: number; settledOn: string | null; opening: number; paid: number; closing: number }>(
    `SELECT settled, settled_on AS "settledOn", opening, paid, closing FROM creditor_bill WHERE creditor_id = $1 ORDER BY id`,
    [creditorId],
  );

const advanceOf = async (creditorId: number): Promise<number> => {
  const advances = await advancesAt(at.backend.sql, today);
  return advances.find((one) => one.creditorId === creditorId)?.advance ?? 0;
};

/** Checks that the ageing of a creditor equals the ledger on each day. */
async function expectAgesAsLedger(creditorId: number, from: string): Promise<void> {
  const { sql } = at.backend;
  for (let day = from; day <= today; day = addDays(day, 1)) {
    const own = (rows: { creditorId: number }[]) => rows.filter((row) => row.creditorId === creditorId);
    const owed = sum(own(await debtsAt(sql, day)) as { creditorId: number; unpaid: number }[], ({ unpaid }) => unpaid);
    const advance = sum(
      own(await advancesAt(sql, day)) as { creditorId: number; advance: number }[],
      (row) => row.advance,
    );
    expect([day, owed - advance]).toEqual([day, await balanceOf(sql, account('CREDITOR', creditorId), day)]);
  }
}

test('deleting a payment between two others equals a history without it', async () => {
  const [firm, twin] = [await newFirm(), await newFirm()];
  const since = today;
  const both = [firm, twin];
  const bills = await nextDay(async () => {
    const made: MadeBill[] = [];
    for (const one of both) made.push(await sellAndBill(one, 100));
    return made;
  });
  await nextDay(async () => {
    for (const one of both) await sellAndBill(one, 200);
  });
  for (const one of both) await nextDay(() => paid(one, 5_000));
  const between = await nextDay(() => paid(firm, 8_000));
  await nextDay(async () => {
    for (const one of both) await paid(one, 3_000);
  });
  const [, second] = await at.backend.sql<{ number: string }>(
    'SELECT number FROM creditor_bill WHERE creditor_id = $1 ORDER BY id',
    [firm],
  );
  expect((await partsOf(firm)).map(({ payment, bill, amount }) => [payment, bill, amount])).toEqual([
    [1, 1, 5_000],
    [2, 1, 4_250],
    [2, 2, 3_750],
    [3, 2, 3_000],
  ]);
  const { effects } = await change('creditor_payment', between, null);
  expect(effects).toEqual([
    'Due of FIRM 1: ₹11,750.00 → ₹19,750.00',
    `Bill ${bills[0]!.number}: ₹1,250.00 less is settled`,
    `Bill ${second!.number}: ₹6,750.00 less is settled`,
    expect.stringMatching(/^Cash in the safe: /),
    expect.stringMatching(/^Uncounted cash: /),
  ]);
  const without = (await partsOf(twin)).map(({ payment, bill, amount }) => [payment, bill, amount]);
  expect(without).toEqual([
    [1, 1, 5_000],
    [2, 1, 3_000],
  ]);
  expect((await partsOf(firm)).map(({ payment, bill, amount }) => [payment, bill, amount])).toEqual(without);
  expect(await billsOf(firm)).toMatchObject(
    (await billsOf(twin)).map(({ settled, settledOn }) => ({ settled, settledOn })),
  );
  for (const one of both) await expectAgesAsLedger(one, since);
});

test('a payment moved to another creditor settles its debts, and affected bills show the change', async () => {
  const [wrong, right] = [await newFirm(), await newFirm()];
  const since = today;
  const { payment, bill } = await nextDay(async () => {
    await sellAndBill(right, 40);
    const id = await paid(wrong, 4_000);
    return { payment: id, bill: await sellAndBill(wrong, 100) };
  });
  const next = await nextDay(() => sellAndBill(wrong, 10));
  expect(await billsOf(wrong)).toMatchObject([
    { opening: 0, paid: 400_000, closing: 525_000 },
    { opening: 525_000, paid: 0, closing: 617_500 },
  ]);
  const { effects } = await change('creditor_payment', payment, { creditorId: String(right) });
  expect(effects).toEqual([
    expect.stringMatching(/^Due of FIRM \d+: ₹6,175.00 → ₹10,175.00$/),
    expect.stringMatching(/^Due of FIRM \d+: ₹3,700.00 → −₹300.00$/),
    expect.stringMatching(/^Advance of FIRM \d+: ₹0.00 → ₹300.00$/),
    `Bill ${bill.number}: ₹4,000.00 less is settled`,
    expect.stringMatching(/^Bill CR\/2026-27\/\d+: ₹3,700.00 more is settled$/),
    `Payments on bill ${bill.number}: ₹4,000.00 → ₹0.00`,
    `Closing due on bill ${bill.number}: ₹5,250.00 → ₹9,250.00`,
    `Closing due on bill ${next.number}: ₹6,175.00 → ₹10,175.00`,
  ]);
  expect(await partsOf(wrong)).toEqual([]);
  expect(await partsOf(right)).toMatchObject([{ payment: 1, bill: 1, amount: 3_700 }]);
  expect(await advanceOf(right)).toBe(30_000);
  expect(await billsOf(wrong)).toMatchObject([
    { opening: 0, paid: 0, closing: 925_000 },
    { opening: 925_000, paid: 0, closing: 1_017_500 },
  ]);
  for (const one of [wrong, right]) await expectAgesAsLedger(one, since);
});

test('a bill shows the current amount of its payments', async () => {
  const firm = await newFirm();
  const payment = await nextDay(async () => {
    const id = await paid(firm, 500);
    await sellAndBill(firm, 10);
    return id;
  });
  await change('creditor_payment', payment, { amount: '800.00' });
  expect(await billsOf(firm)).toEqual([
    { settled: 80_000, settledOn: null, opening: 0, paid: 80_000, closing: 12_500 },
  ]);
});

test("a payment's texts can change alone, even when its notes have left the safe", async () => {
  const [firm, other] = [await newFirm(), await newFirm()];
  const { id: accountId } = await at.act('createTransactionAccount', { name: `BANK ${firm}` });
  const notes = [{ value: 500, in: 20, out: 0 }];
  const held = () => at.backend.sql<{ available: number }>('SELECT available FROM denomination WHERE value = 50000');
  const payment = await nextDay(async () => {
    const { creditorPaymentId } = await at.act<{ creditorPaymentId: number }>('recordCreditorPayment', {
      creditorId: firm,
      amount: 1_000_000,
      notes,
    });
    const [row] = await held();
    await at.act('transferCash', { kind: 'DEPOSIT', accountId, notes: [{ value: 500, in: 0, out: row!.available }] });
    return creditorPaymentId;
  });
  await change('creditor_payment', payment, { comment: 'brought by the driver' });
  await change('creditor_payment', payment, { creditorId: String(other) });
  expect(await advanceOf(other)).toBe(1_000_000);
  await change('creditor_payment', payment, { amount: '9000.00' });
  await expect(change('creditor_payment', payment, null)).rejects.toThrow(
    'These notes are no longer in the safe. Missing: 20 × ₹500',
  );
});

test('deleting a bill frees its sales, which the next number bills again', async () => {
  const firm = await newFirm();
  const since = today;
  const { first, second } = await nextDay(async () => {
    await paid(firm, 1_000);
    return { first: await sellAndBill(firm, 100), second: await newFirm().then((other) => sellAndBill(other, 1)) };
  });
  const { effects, message } = await change('creditor_bill', first.billId, null);
  expect(message).toBe(`${first.number} is cancelled. Its number is not used again.`);
  expect(effects).toEqual([
    `1 sale is unbilled again, and the number ${first.number} is not used again`,
    expect.stringMatching(/^Advance of FIRM \d+: ₹0.00 → ₹1,000.00$/),
  ]);
  await expectBooksInOrder(at.backend.database);
  await expectAgesAsLedger(firm, since);
  expect(await ask(at.admin, billByNumber, { number: first.number })).toBeNull();
  const again = await at.bill(today, firm, today, today);
  const sequenceOf = ({ number }: MadeBill): number => Number(number.split('/')[2]);
  expect(sequenceOf(again)).toBe(sequenceOf(second) + 1);
  expect(again.amount).toBe(first.amount);
  expect(await billsOf(firm)).toMatchObject([{ settled: 100_000, opening: 0, paid: 100_000, closing: 825_000 }]);
  const cancelled = await at.backend.sql('SELECT number, amount, reason FROM cancelled_bill WHERE id = $1', [
    first.billId,
  ]);
  expect(cancelled).toEqual([{ number: first.number, amount: first.amount, reason: 'It was entered wrong' }]);
  await expect(change('creditor_bill', first.billId, null)).rejects.toThrow('This entry was not found');
});

const openingsOf = async (creditorId: number): Promise<number[][]> =>
  (await billsOf(creditorId)).map(({ opening, closing }) => [opening, closing]);

test('moving an unbilled sale to another creditor updates the opening due of affected bills', async () => {
  const [early, wrong, right] = [await newFirm(), await newFirm(), await newFirm()];
  const since = today;
  const saleId = await nextDay(async () => {
    await sellAndBill(early, 10);
    return (await at.sell({ creditorId: wrong, litres: 100 })).creditSaleId;
  });
  const [bill, other] = await nextDay(async () => [await sellAndBill(wrong, 10), await sellAndBill(right, 20)]);
  expect(await openingsOf(wrong)).toEqual([[925_000, 1_017_500]]);
  const { effects } = await change('credit_sale', saleId, { creditorId: String(right) });
  expect(effects!.slice(-2)).toEqual([
    `Closing due on bill ${bill!.number}: ₹10,175.00 → ₹925.00`,
    `Closing due on bill ${other!.number}: ₹1,850.00 → ₹11,100.00`,
  ]);
  expect([await openingsOf(wrong), await openingsOf(right)]).toEqual([[[0, 92_500]], [[925_000, 1_110_000]]]);
  await expectBooksInOrder(at.backend.database);
  // A bill made before the sale was recorded does not include it.
  await change('credit_sale', saleId, { creditorId: String(early) });
  expect([await openingsOf(right), await openingsOf(early)]).toEqual([[[0, 185_000]], [[0, 92_500]]]);
  for (const one of [early, wrong, right]) await expectAgesAsLedger(one, since);
});

test('a sale changed after its bill was deleted, billed again and deleted: later bills state each due', async () => {
  const firm = await newFirm();
  const since = today;
  await nextDay(async () => {
    const { creditSaleId } = await at.sell({ creditorId: firm, litres: 100 });
    const first = await at.bill(today, firm, today, today);
    await sellAndBill(firm, 10);
    await change('creditor_bill', first.billId, null);
    await change('credit_sale', creditSaleId, { litres: '20.000' });
    expect(await openingsOf(firm)).toEqual([[185_000, 277_500]]);
    const again = await at.bill(today, firm, today, today);
    expect(await openingsOf(firm)).toEqual([
      [185_000, 277_500],
      [92_500, 277_500],
    ]);
    await expectBooksInOrder(at.backend.database);
    await change('creditor_bill', again.billId, null);
    await change('credit_sale', creditSaleId, null);
    expect(await openingsOf(firm)).toEqual([[0, 92_500]]);
  });
  await expectAgesAsLedger(firm, since);
});

test('a corrected opening balance is corrected in the opening due of later bills', async () => {
  const firm = await newFirm({ openingBalance: 500_000 });
  await nextDay(() => sellAndBill(firm, 10));
  await change('creditor', firm, { openingBalance: '3000.00' });
  expect(await openingsOf(firm)).toEqual([[300_000, 392_500]]);
});

test('a deleted interest bill is no longer owed, and its days can be charged again', async () => {
  const firm = await newFirm({ creditDays: 0, interestRate: 1_800 });
  const since = today;
  const due = (asAt: string) => ask(at.admin, interestDue, { asAt, creditorId: firm });
  const bill = await nextDay(() => sellAndBill(firm, 1_000));
  await nextDay(() => paid(firm, 1_000));
  await nextDay(async () => {});
  const chargedTo = today;
  const expected = await due(chargedTo);
  expect(expected).toHaveLength(1);
  const early = await at.charge(today, firm, today);
  const shown = await nextDay(() => sellAndBill(firm, 10));
  const late = await at.charge(today, firm, today);
  const refused = (of: MadeBill) => problemsOf(change('creditor_bill', of.billId, null));
  expect(await refused(bill)).toEqual([
    [undefined, `${late.number} charges interest on ${bill.number}. Delete that bill first.`],
  ]);
  expect(await refused(early)).toEqual([
    [undefined, `${late.number} charges interest for the days after ${early.number}. Delete that bill first.`],
  ]);
  await change('creditor_bill', late.billId, null);
  const { effects } = await change('creditor_bill', early.billId, null);
  expect(effects).toEqual([
    expect.stringMatching(new RegExp(`^Bill ${bill.number}: ₹[0-9.]+ of interest from .* can be charged again$`)),
    expect.stringMatching(new RegExp(`^Closing due on bill ${shown.number}: `)),
    expect.stringMatching(/^Due of FIRM /),
  ]);
  // The payment's day is between the days of two bills, so it is printed on the second one.
  expect(await billsOf(firm)).toMatchObject([{ closing: 9_250_000 }, { opening: 9_250_000, paid: 100_000 }]);
  await expectAgesAsLedger(firm, since);
  expect(await due(chargedTo)).toEqual(expected);
  const again = await at.charge(today, firm, today);
  expect(Number(again.number.split('/')[2])).toBe(Number(late.number.split('/')[2]) + 1);
  expect(again.amount).toBe(early.amount + late.amount);
});

test('charged interest stays when an earlier payment is deleted, and no day is charged twice', async () => {
  const firm = await newFirm({ creditDays: 0, interestRate: 3_650 });
  await nextDay(() => sellAndBill(firm, 1_000));
  const payment = await nextDay(() => paid(firm, 50_000));
  for (let day = 0; day < 3; day++) await nextDay(async () => {});
  const charged = await at.charge(today, firm, today);
  const { effects } = await change('creditor_payment', payment, null);
  expect(effects).toContainEqual(
    expect.stringMatching(/^Bill CR.*: interest already charged up to .* does not change$/),
  );
  await nextDay(async () => {});
  const again = await at.charge(today, firm, today);
  // ₹92,500.00 at 36.5 % a year is ₹92.50 a day. The whole amount was due for one day, then ₹42,500.00 for four days.
  expect([charged.amount, again.amount]).toEqual([9_250 + 3 * 4_250, 9_250]);
});

interface Payment {
  rupees: number;
  /** What is wrong at first and corrected after the given number of days. */
  wrong: 'nothing' | 'all' | 'amount' | 'firm';
  days: number;
}

interface Day {
  paidBefore: Payment[];
  /** Litres of a sale that is billed at once; null for no sale. */
  sold: number | null;
  isTakenBack: boolean;
  paidAfter: Payment[];
}

const anyPayments = fc.array(
  fc.record({
    rupees: fc.integer({ min: 1, max: 6_000 }),
    wrong: fc.constantFrom<Payment['wrong']>('nothing', 'nothing', 'all', 'amount', 'firm'),
    days: fc.nat(3),
  }),
  { maxLength: 2 },
);

const anyDay: fc.Arbitrary<Day> = fc.record({
  paidBefore: anyPayments,
  sold: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  isTakenBack: fc.integer({ min: 1, max: 4 }).map((one) => one === 1),
  paidAfter: anyPayments,
});

/** A history with mistakes that are corrected, played beside the same history without them. */
class Histories {
  private readonly corrections: { day: number; make: () => Promise<unknown> }[] = [];

  constructor(
    readonly firm: number,
    readonly twin: number,
    /** The creditor for whom a payment is recorded by mistake. */
    readonly other: number,
  ) {}

  async play(days: Day[]): Promise<void> {
    for (const [day, { paidBefore, sold, isTakenBack, paidAfter }] of days.entries()) {
      await nextDay(async () => {
        for (const payment of paidBefore) await this.pay(day, payment);
        if (sold !== null) await this.bill(sold, isTakenBack ? days.length : null);
        for (const payment of paidAfter) await this.pay(day, payment);
      });
      await this.correct((due) => due === day);
    }
    await this.correct((due) => due >= days.length);
  }

  private async pay(day: number, { rupees, wrong, days }: Payment): Promise<void> {
    const id = await paid(wrong === 'firm' ? this.other : this.firm, wrong === 'amount' ? rupees + 700 : rupees);
    if (wrong !== 'all') await paid(this.twin, rupees);
    if (wrong === 'nothing') return;
    const right: Record<typeof wrong, Record<string, string> | null> = {
      all: null,
      amount: { amount: `${rupees}.00` },
      firm: { creditorId: String(this.firm) },
    };
    this.corrections.push({ day: day + days, make: () => change('creditor_payment', id, right[wrong]) });
  }

  /** Deleted at the end, because an advance cannot settle newer sales while older ones are unbilled. */
  private async bill(litres: number, takenBackOn: number | null): Promise<void> {
    const { billId } = await sellAndBill(this.firm, litres);
    if (takenBackOn === null) await sellAndBill(this.twin, litres);
    else this.corrections.push({ day: takenBackOn, make: () => change('creditor_bill', billId, null) });
  }

  private async correct(isDue: (day: number) => boolean): Promise<void> {
    for (const { make } of this.corrections.filter(({ day }) => isDue(day))) {
      await make();
      await expectBooksInOrder(at.backend.database);
    }
  }
}

test('after any corrections the settlement equals that of a history without the mistakes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDay, { minLength: 3, maxLength: 5 }), async (days) => {
      const since = today;
      const histories = new Histories(await newFirm(), await newFirm(), await newFirm());
      await histories.play(days);
      const { firm, twin, other } = histories;
      expect(await partsOf(firm)).toEqual(await partsOf(twin));
      expect(await billsOf(firm)).toMatchObject(
        (await billsOf(twin)).map(({ settled, settledOn }) => ({ settled, settledOn })),
      );
      expect(await advanceOf(firm)).toBe(await advanceOf(twin));
      expect(await advanceOf(other)).toBe(0);
      await expectAgesAsLedger(firm, since);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 120_000);
