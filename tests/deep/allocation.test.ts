import fc from 'fast-check';
import { SettleByCreation1764300000014 } from '../../server/database/migrations/0014-settle-by-creation';
import { AuditFilled1764300000025 } from '../../server/database/migrations/0025-audit-filled';
import { addDays } from '../../server/domain/kernel/business-date';
import { moneyText } from '../../server/domain/kernel/money';
import { interestDue } from '../../server/modules/credit/interest.queries';
import { openDebtsOf } from '../../server/modules/credit/open-debts.queries';
import { ask } from '../../server/platform/ask';
import { BillingStation, type MadeBill } from '../server/billing-station';
import { clockOn } from '../support/clock-on';
import { runOldMigration } from '../support/run-old-migration';
import { expectBooksInOrder } from '../support/state-of-books';

const RUNS = Number(process.env.FORECOURT_RUNS ?? 6);
const DELETE = 1;
const MODIFY = 2;
const OPENING_BALANCE = 123_456;
const ADVANCE = -654_321;

let at: BillingStation;
/** The day of the running shift, or of the last one. */
let today = '2026-04-25';
let firms = 0;

beforeAll(async () => {
  at = await BillingStation.open();
  // 20 litres at ₹101 are ₹2,020.00.
  const since = { shiftDate: '2026-04-26', shiftTypeId: at.ids.morning };
  await at.act('createProductRate', { productId: at.ids.hs, rate: 10_100, confirmed: true, ...since });
});
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.close());

const newFirm = (over: object = {}): Promise<number> =>
  at.addFirm(`FIRM ${++firms}`, today, { creditDays: 15, interestRate: 2400, ...over });

async function onDay<Answer>(day: string, work: () => Promise<Answer>): Promise<Answer> {
  today = day;
  await at.startDay(day);
  const answer = await work();
  await at.endDay();
  return answer;
}

/** Records a sale of the given millilitres of HS and bills it. */
async function sellAndBill(creditorId: number, litres: number): Promise<MadeBill & { saleId: number }> {
  const { creditSaleId } = await at.act<{ creditSaleId: number }>('recordCreditSale', {
    creditorId,
    litres,
    productId: at.ids.hs,
    pumpId: at.ids.pumps[0],
  });
  return { ...(await at.bill(today, creditorId, today, today)), saleId: creditSaleId };
}

const pay = async (creditorId: number, amount: number): Promise<number> =>
  (await at.act<{ creditorPaymentId: number }>('recordCreditorPayment', { creditorId, amount, notes: [] }))
    .creditorPaymentId;

const change = (table: string, rowId: number, typed: Record<string, string> | null): Promise<unknown> =>
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

const payAndDelete = async (creditorId: number, amount: number): Promise<void> => {
  await change('creditor_payment', await pay(creditorId, amount), null);
};

const settledOf = async ({ billId }: MadeBill): Promise<string> => {
  const [row] = await at.backend.sql<{ settled: number }>('SELECT settled FROM creditor_bill WHERE id = $1', [billId]);
  return moneyText(row!.settled);
};

const interestOf = async (creditorId: number, { billId }: MadeBill, asAt: string): Promise<string | undefined> => {
  const due = await ask(at.admin, interestDue, { creditorId, asAt });
  const own = due.find((row) => row.billId === billId);
  return own && moneyText(own.toCharge);
};

test("a payment recorded and deleted leaves a bill's settlement and interest unchanged, beside an interest bill of its day", async () => {
  const firm = await newFirm();
  await onDay('2026-04-26', () => sellAndBill(firm, 120_737));
  const { bill, interest, before, after } = await onDay('2026-06-20', async () => {
    await pay(firm, 1_219_444 + 100_000);
    const bill = await sellAndBill(firm, 20_000);
    const interest = await at.charge(today, firm, today);
    const before = [await settledOf(bill), await settledOf(interest)];
    await payAndDelete(firm, 100);
    return { bill, interest, before, after: [await settledOf(bill), await settledOf(interest)] };
  });
  expect([moneyText(bill.amount), moneyText(interest.amount)]).toEqual(['2020.00', '320.73']);
  expect(before).toEqual(['1000.00', '0.00']);
  expect(after).toEqual(['1000.00', '0.00']);
  expect(await interestOf(firm, bill, '2026-08-20')).toBe('30.85');
});

test('interest charged up to a day before a later bill settles at once as it does after a payment is recorded and deleted', async () => {
  const firm = await newFirm();
  await onDay('2026-06-21', () => sellAndBill(firm, 100_000));
  await onDay('2026-08-01', async () => {
    await pay(firm, 1_010_000 + 50_000);
  });
  await onDay('2026-08-02', async () => {
    const bill = await sellAndBill(firm, 20_000);
    const interest = await at.charge(today, firm, '2026-08-01');
    const settled = async () => [await settledOf(bill), await settledOf(interest)];
    const before = await settled();
    const owed = await interestOf(firm, bill, '2026-10-01');
    await payAndDelete(firm, 100);
    expect([await settled(), await interestOf(firm, bill, '2026-10-01')]).toEqual([before, owed]);
    // ₹10,100.00 is 26 days late at 24 %. The interest is the older debt, so the advance settles it first.
    expect(moneyText(interest.amount)).toBe('172.67');
    expect(before).toEqual(['327.33', '172.67']);
  });
});

test('an opening balance entered after a bill of its day was settled is the later of the two debts', async () => {
  const firm = await newFirm();
  await onDay('2026-08-03', async () => {
    const bill = await sellAndBill(firm, 10_000);
    await pay(firm, 101_000);
    await change('creditor', firm, { openingBalance: '500.00' });
    await expectBooksInOrder(at.backend.database);
    await payAndDelete(firm, 100);
    expect(await settledOf(bill)).toBe('1010.00');
  });
});

test('a station that settled by bill numbers migrates to the order of creation, with an audit row per bill', async () => {
  const firm = await newFirm();
  const unsettled = await newFirm();
  await onDay('2026-08-04', () => sellAndBill(firm, 100_000));
  await onDay('2026-09-01', async () => {
    await pay(firm, 1_010_000 + 50_000);
    const itsBill = await sellAndBill(unsettled, 10_000);
    const itsPayment = await pay(unsettled, 30_000);
    const itsSettlement = await settlementOf(unsettled);
    const bill = await sellAndBill(firm, 20_000);
    const interest = await at.charge(today, firm, today);
    const expected = await settlementOf(firm);
    const [{ id: payment } = { id: 0 }] = await at.backend.sql<{ id: number }>(
      'SELECT id FROM creditor_payment WHERE creditor_id = $1',
      [firm],
    );
    // The old order settled the interest bill, which has the lower number, before the sales bill of the same day.
    await at.backend.sql('UPDATE payment_allocation SET amount = amount - $2 WHERE bill_id = $1', [
      bill.billId,
      interest.amount,
    ]);
    await at.backend.sql(
      'INSERT INTO payment_allocation (payment_id, bill_id, amount, allocated_on) VALUES ($1, $2, $3, $4)',
      [payment, interest.billId, interest.amount, today],
    );
    await at.backend.sql('UPDATE creditor_bill SET settled = settled - $2 WHERE id = $1', [
      bill.billId,
      interest.amount,
    ]);
    await at.backend.sql('UPDATE creditor_bill SET settled = amount, settled_on = bill_date WHERE id = $1', [
      interest.billId,
    ]);
    // For the other creditor nothing was settled.
    await at.backend.sql('DELETE FROM payment_allocation WHERE payment_id = $1', [itsPayment]);
    await at.backend.sql('UPDATE creditor_payment SET allocated = 0 WHERE id = $1', [itsPayment]);
    await at.backend.sql('UPDATE creditor_bill SET settled = 0 WHERE id = $1', [itsBill.billId]);
    expect(await settlementOf(firm)).not.toEqual(expected);
    await runOldMigration(at.backend.database, new SettleByCreation1764300000014());
    expect(await settlementOf(firm)).toEqual(expected);
    expect(await settlementOf(unsettled)).toEqual(itsSettlement);
    const audited = await at.backend.sql(
      `SELECT row_id AS "rowId", before, after FROM audit_row WHERE command = 'migration' ORDER BY row_id::int`,
    );
    const part = (amount: number) => ({ settledBy: [{ paymentId: payment, amount, on: today }] });
    expect(audited).toEqual([
      {
        rowId: String(itsBill.billId),
        before: { settledBy: [] },
        after: { settledBy: [{ paymentId: itsPayment, amount: 30_000, on: today }] },
      },
      {
        rowId: String(bill.billId),
        before: part(50_000 - interest.amount),
        after: part(50_000),
      },
      { rowId: String(interest.billId), before: part(interest.amount), after: { settledBy: [] } },
    ]);
  });
});

test('an opening balance changed and changed back stays the older debt of its day', async () => {
  const settled = await onDay('2026-09-02', async () => {
    const firm = await newFirm({ openingBalance: 1_000_000 });
    const bill = await sellAndBill(firm, 10_000);
    await change('creditor', firm, { openingBalance: '9000.00' });
    await change('creditor', firm, { openingBalance: '10000.00' });
    await pay(firm, 101_000);
    return settledOf(bill);
  });
  expect(settled).toBe('0.00');
});

test('an opening balance set to zero and entered again is the later debt of its day', async () => {
  const settled = await onDay('2026-09-03', async () => {
    const firm = await newFirm({ openingBalance: 1_000_000 });
    const bill = await sellAndBill(firm, 10_000);
    await change('creditor', firm, { openingBalance: '0.00' });
    await pay(firm, 101_000);
    await change('creditor', firm, { openingBalance: '10000.00' });
    await change('creditor', firm, { openingBalance: '9000.00' });
    await expectBooksInOrder(at.backend.database);
    await payAndDelete(firm, 100);
    return settledOf(bill);
  });
  expect(settled).toBe('1010.00');
});

test('a station that settled by the current entry migrates to the order of first entry', async () => {
  const firm = await newFirm();
  const expected = await onDay('2026-09-04', async () => {
    await change('creditor', firm, { openingBalance: '10000.00' });
    await sellAndBill(firm, 10_000);
    await change('creditor', firm, { openingBalance: '9000.00' });
    await pay(firm, 101_000);
    return settlementOf(firm);
  });
  await runOldMigration(at.backend.database, new SettleByCreation1764300000014());
  expect(await settlementOf(firm)).not.toEqual(expected);
  await runOldMigration(at.backend.database, new AuditFilled1764300000025());
  expect(await settlementOf(firm)).toEqual(expected);
});

interface Day {
  gap: number;
  /** Millilitres of a sale that is billed at once; null for no sale. */
  sold: number | null;
  paidBefore: number | null;
  paidAfter: number | null;
  /** How many days before today interest is charged up to; null for no interest. */
  charged: number | null;
  order: 'bill first' | 'interest first';
  undone: Undone;
}
const UNDONE = ['payment', 'bill', 'amount', 'firm', 'interest', 'opening'] as const;
interface Undone {
  what: (typeof UNDONE)[number];
  amount: number;
}

/** Whether a creditor had an opening balance or an advance, and whether it has the day of the first bill. */
const anyDebtor: fc.Arbitrary<string> = fc.constantFrom(
  'from before',
  'from the first day',
  'in advance',
  'in advance from the first day',
  'not at all',
);
const QUIET_DAY = { gap: 1, sold: null, paidBefore: null, paidAfter: null, charged: null } as const;
const OPENING_UNDONE: [Day[], string] = [
  [{ ...QUIET_DAY, sold: 10_000, order: 'bill first', undone: { what: 'opening', amount: 1 } }],
  'from the first day',
];
/** Raised above 0 and back after it has settled a bill. */
const ADVANCE_UNDONE: [Day[], string] = [
  [
    { ...QUIET_DAY, sold: 10_000, order: 'bill first', undone: { what: 'opening', amount: 700_000 } },
    { ...QUIET_DAY, sold: 60_000, paidAfter: 5_000, order: 'bill first', undone: { what: 'payment', amount: 5 } },
  ],
  'in advance',
];

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 2, arbitrary }, { weight: 1, arbitrary: fc.constant(null) });
const anyDay: fc.Arbitrary<Day> = fc.record({
  gap: fc.integer({ min: 1, max: 20 }),
  sold: maybe(fc.integer({ min: 1_000, max: 60_000 })),
  paidBefore: maybe(fc.integer({ min: 1, max: 900_000 })),
  paidAfter: maybe(fc.integer({ min: 1, max: 300_000 })),
  charged: maybe(fc.nat(12)),
  order: fc.constantFrom<Day['order'][]>('bill first', 'interest first'),
  undone: fc.record({ what: fc.constantFrom(...UNDONE), amount: fc.integer({ min: 1, max: 500_000 }) }),
});

/**
 * Which payment settled how much of which debt from which day on, the order in which open debts are settled, and the
 * interest due on each bill.
 */
async function settlementOf(creditorId: number): Promise<unknown> {
  const parts = await at.backend.sql(
    `SELECT a.payment_id AS payment, b.number AS bill, a.amount, a.allocated_on AS on
     FROM payment_allocation a LEFT JOIN creditor_payment p ON p.id = a.payment_id LEFT JOIN creditor_bill b ON b.id = a.bill_id
     WHERE COALESCE(p.creditor_id, b.creditor_id) = $1 ORDER BY 1, 2, 3`,
    [creditorId],
  );
  const bills = await at.backend.sql(
    'SELECT number, settled, settled_on FROM creditor_bill WHERE creditor_id = $1 ORDER BY id',
    [creditorId],
  );
  const due = await ask(at.admin, interestDue, { creditorId, asAt: addDays(today, 40) });
  const open = (await openDebtsOf(at.backend.sql, creditorId)).map(({ label, unpaid }) => ({ label, unpaid }));
  return { parts, bills, open, due };
}

/** Charges interest if any is due and returns the bill. */
async function charge(creditorId: number, daysBefore: number): Promise<MadeBill | null> {
  const [last] = await at.backend.sql<{ day: string | null }>(
    "SELECT MAX(bill_date) AS day FROM creditor_bill WHERE kind = 'INTEREST' AND creditor_id = $1",
    [creditorId],
  );
  const latest = addDays(today, -daysBefore);
  const asAt = last!.day !== null && last!.day > latest ? last!.day : latest;
  const due = await ask(at.admin, interestDue, { creditorId, asAt });
  return due.some(({ toCharge }) => toCharge > 0) ? at.charge(today, creditorId, asAt) : null;
}

/** Makes a change that does not concern the other documents, and undoes it. */
async function doAndUndo({ what, amount }: Undone, creditorId: number, other: number): Promise<void> {
  if (what === 'payment') return payAndDelete(creditorId, amount);
  if (what === 'bill') {
    const { billId, saleId } = await sellAndBill(creditorId, amount);
    await change('creditor_bill', billId, null);
    return void (await change('credit_sale', saleId, null));
  }
  if (what === 'interest') {
    const bill = await charge(creditorId, amount % 10);
    return void (bill && (await change('creditor_bill', bill.billId, null)));
  }
  if (what === 'opening') {
    const [{ opening, settled } = { opening: 0, settled: 0 }] = await at.backend.sql<{
      opening: number;
      settled: number;
    }>('SELECT opening_balance AS opening, opening_settled AS settled FROM creditor WHERE id = $1', [creditorId]);
    if (opening === 0 || settled > 0) return;
    await change('creditor', creditorId, { openingBalance: moneyText(opening + amount) });
    return void (await change('creditor', creditorId, { openingBalance: moneyText(opening) }));
  }
  const [payment] = await at.backend.sql<{ id: number; amount: number }>(
    'SELECT id, amount FROM creditor_payment WHERE creditor_id = $1 ORDER BY id LIMIT 1',
    [creditorId],
  );
  if (!payment) return;
  const changePayment = (typed: Record<string, string>) => change('creditor_payment', payment.id, typed);
  if (what === 'firm') {
    await changePayment({ creditorId: String(other) });
    await changePayment({ creditorId: String(creditorId) });
  } else {
    await changePayment({ amount: moneyText(payment.amount + amount) });
    await changePayment({ amount: moneyText(payment.amount) });
  }
}

test(
  "any sequence of changes and undoings of bills, interest and payments keeps every bill's settlement and interest",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDay, { minLength: 5, maxLength: 9 }), anyDebtor, async (days, debtor) => {
        const isOld = !debtor.endsWith('first day') && debtor !== 'not at all';
        const openingBalance = debtor.startsWith('in advance') ? ADVANCE : OPENING_BALANCE;
        const [firm, other] = [await newFirm({ creditDays: 2, ...(isOld && { openingBalance }) }), await newFirm()];
        for (const [index, { gap, sold, paidBefore, paidAfter, charged, order, undone }] of days.entries()) {
          await onDay(addDays(today, gap), async () => {
            if (index === 0 && debtor.endsWith('first day'))
              await change('creditor', firm, { openingBalance: moneyText(openingBalance) });
            if (paidBefore !== null) await pay(firm, paidBefore);
            if (charged !== null && order === 'interest first') await charge(firm, charged);
            if (sold !== null) await sellAndBill(firm, sold);
            if (charged !== null && order === 'bill first') await charge(firm, charged);
            if (paidAfter !== null) await pay(firm, paidAfter);
            await expectBooksInOrder(at.backend.database);
            const before = await settlementOf(firm);
            await doAndUndo(undone, firm, other);
            expect(await settlementOf(firm)).toEqual(before);
          });
        }
      }),
      { numRuns: RUNS, endOnFailure: true, examples: [OPENING_UNDONE, ADVANCE_UNDONE] },
    );
  },
  RUNS * 60_000,
);
