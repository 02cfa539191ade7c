import fc from 'fast-check';
import { type OpenBill, type OpenPayment, type Settlement, settle } from '../../server/domain/allocation';
import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';

const bill = (date: string, order: number, unpaid: number): OpenBill => ({ date, order, unpaid });
const payment = (id: number, date: string, unallocated: number): OpenPayment => ({ id, date, unallocated });

/** What each bill gets, by the bills' order of creation. */
const shares = ({ allocations }: Settlement<OpenBill, OpenPayment>) =>
  allocations.map(({ bill: to, amount }) => [to.order, amount]);

const bills = [bill('2026-10-16', 2, 30_000), bill('2026-11-01', 3, 20_000), bill('2026-10-01', 1, 10_000)];

test.each<[string, OpenBill[], number, number[][], number]>([
  ['part of the oldest', bills, 4_000, [[1, 4_000]], 0],
  ['the oldest to the paisa', bills, 10_000, [[1, 10_000]], 0],
  [
    'into the next',
    bills,
    10_001,
    [
      [1, 10_000],
      [2, 1],
    ],
    0,
  ],
  [
    'all of them',
    bills,
    60_000,
    [
      [1, 10_000],
      [2, 30_000],
      [3, 20_000],
    ],
    0,
  ],
  [
    'more than is due',
    bills,
    75_050,
    [
      [1, 10_000],
      [2, 30_000],
      [3, 20_000],
    ],
    15_050,
  ],
  ['nothing due', [], 5_000, [], 5_000],
  [
    'bills of a day in the order in which they were made',
    [bill('2026-11-01', 9, 500), bill('2026-11-01', 8, 500)],
    600,
    [
      [8, 500],
      [9, 100],
    ],
    0,
  ],
  [
    'the order of creation does not outrank the day',
    [bill('2027-03-31', 900, 500), bill('2027-04-01', 1, 500)],
    600,
    [
      [900, 500],
      [1, 100],
    ],
    0,
  ],
  ['a paid bill gets nothing', [bill('2026-10-01', 1, 0), bill('2026-10-16', 2, 500)], 400, [[2, 400]], 0],
  [
    'a due from before the first bill is the oldest',
    [bill('2026-10-01', 1, 500), bill('2026-10-01', 0, 300)],
    400,
    [
      [0, 300],
      [1, 100],
    ],
    0,
  ],
])('a payment settles %s', (_what, open, paid, expected, advance) => {
  const settlement = settle(open, [payment(1, '2026-11-20', paid)]);
  expect(shares(settlement)).toEqual(expected);
  expect(settlement.advance).toBe(advance);
});

describe('advances', () => {
  const advances = [payment(7, '2026-11-05', 3_000), payment(4, '2026-10-20', 2_000)];

  test.each([
    // the bill, from which payment how much, unpaid after, left of the advances after
    [1_500, [[4, 1_500]], 0, 3_500],
    [
      4_500,
      [
        [4, 2_000],
        [7, 2_500],
      ],
      0,
      500,
    ],
    [
      9_000,
      [
        [4, 2_000],
        [7, 3_000],
      ],
      4_000,
      0,
    ],
  ])('advances settle a bill of %d when it is created, the oldest advance first', (amount, expected, unpaid, left) => {
    const settlement = settle([bill('2026-11-16', 5, amount)], advances);
    expect(settlement.allocations.map((part) => [part.payment.id, part.amount])).toEqual(expected);
    expect(settlement.bills[0]!.unpaid).toBe(unpaid);
    expect(settlement.advance).toBe(left);
  });

  test('advances of one day settle in the order of their entry', () => {
    const ofOneDay = [payment(9, '2026-11-05', 500), payment(8, '2026-11-05', 500)];
    const { allocations } = settle([bill('2026-11-16', 5, 600)], ofOneDay);
    expect(allocations.map((part) => [part.payment.id, part.amount])).toEqual([
      [8, 500],
      [9, 100],
    ]);
  });

  test("an advance settles from the bill's day on, a later payment from its own day", () => {
    const { allocations } = settle([bill('2026-11-01', 5, 5_000)], advances);
    expect(allocations.map(({ on }) => on)).toEqual(['2026-11-01', '2026-11-05']);
  });
});

const anyDate = fc.nat(200).map((days) => addDays('2026-10-01', days));
const anyBills = fc
  .array(fc.record({ date: anyDate, unpaid: fc.nat(99_999) }), { maxLength: 15 })
  .map((drawn) => drawn.map((open, index): OpenBill => ({ ...open, order: index + 1 })));
const anyPayments = fc
  .array(fc.record({ date: anyDate, unallocated: fc.nat(150_000) }), { maxLength: 12 })
  .map((drawn) => drawn.map((open, index): OpenPayment => ({ ...open, id: index + 1 })));
const anyBooks = fc.tuple(anyBills, anyPayments);

const byDate = (one: { date: string }, other: { date: string }) => one.date.localeCompare(other.date);
const due = (open: readonly OpenBill[]) => sum(open, ({ unpaid }) => unpaid);

/** What each bill has been given in all, by the bills' order of creation. */
const given = (allocations: readonly { bill: OpenBill; amount: number }[]) => {
  const amounts = new Map<number, number>();
  for (const { bill: to, amount } of allocations) amounts.set(to.order, (amounts.get(to.order) ?? 0) + amount);
  return amounts;
};

test('a payment is either allocated or an advance, no bill gets more than its amount, and no open bill waits behind a later one', () => {
  fc.assert(
    fc.property(anyBooks, ([open, payments]) => {
      const settlement = settle(open, payments);
      const { allocations, advance } = settlement;
      const allocated = sum(allocations, ({ amount }) => amount);
      expect(allocated + advance).toBe(sum(payments, ({ unallocated }) => unallocated));
      expect(due(settlement.bills)).toBe(due(open) - allocated);
      expect(advance).toBe(sum(settlement.payments, ({ unallocated }) => unallocated));
      for (const part of allocations) expect(part.amount).toBeGreaterThan(0);
      for (const left of settlement.bills) {
        const whole = open.find(({ order }) => order === left.order)!.unpaid;
        expect(left.unpaid).toBeGreaterThanOrEqual(0);
        expect(left.unpaid + (given(allocations).get(left.order) ?? 0)).toBe(whole);
      }
      if (advance > 0) expect(due(settlement.bills)).toBe(0);
      const firstOpen = settlement.bills.findIndex(({ unpaid }) => unpaid > 0);
      const later = firstOpen < 0 ? [] : settlement.bills.slice(firstOpen + 1).map(({ order }) => order);
      for (const order of later) expect(given(allocations).has(order)).toBe(false);
    }),
  );
});

test('separate payments settle the same as together or as one sum', () => {
  fc.assert(
    fc.property(anyBooks, fc.nat(), ([open, drawn], drawnCut) => {
      const payments = drawn.toSorted((one, other) => byDate(one, other) || one.id - other.id);
      const cut = payments.length === 0 ? 0 : drawnCut % payments.length;
      const together = settle(open, payments);
      const first = settle(open, payments.slice(0, cut));
      const second = settle(first.bills, payments.slice(cut));
      expect(second.bills).toEqual(together.bills);
      expect(first.advance + second.advance).toBe(together.advance);
      expect(given([...first.allocations, ...second.allocations])).toEqual(given(together.allocations));
      const asOne = settle(open, [
        payment(
          1,
          '2027-12-31',
          sum(payments, ({ unallocated }) => unallocated),
        ),
      ]);
      expect(given(asOne.allocations)).toEqual(given(together.allocations));
      expect(asOne.advance).toBe(together.advance);
    }),
  );
});

/** Debts and payments in the order in which they are entered; a debt may be of an earlier day than those before it. */
const anyEntries = fc.array(
  fc.record({
    isDebt: fc.boolean(),
    date: fc.nat(40).map((days) => addDays('2026-10-01', days)),
    amount: fc.integer({ min: 1, max: 9_999 }),
  }),
  { maxLength: 40 },
);
const partsOf = ({ allocations }: Pick<Settlement<OpenBill, OpenPayment>, 'allocations'>) =>
  allocations
    .map(({ bill: to, payment: from, amount, on }) => [from.id, to.order, amount, on] as const)
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);

test('settling document by document, or in full where an earlier debt was settled, equals settling the whole history', () => {
  let settledAgain = 0;
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const debts: OpenBill[] = [];
      const payments: OpenPayment[] = [];
      let kept: Settlement<OpenBill, OpenPayment>['allocations'] = [];
      const leftOf = (debt: OpenBill): number =>
        debt.unpaid - sum(kept, (part) => (part.bill.order === debt.order ? part.amount : 0));
      for (const [place, { isDebt, date, amount }] of entries.entries()) {
        const lastPaid = payments.at(-1)?.date ?? date;
        // Payments are of the running shift, so they never come before an earlier one.
        if (isDebt) debts.push(bill(date, place, amount));
        else payments.push(payment(place, date > lastPaid ? date : lastPaid, amount));
        const inOrder = debts.toSorted((one, other) => byDate(one, other) || one.order - other.order);
        const firstOpen = inOrder.findIndex((debt) => leftOf(debt) > 0);
        const isOutOfOrder = firstOpen >= 0 && inOrder.slice(firstOpen + 1).some((debt) => leftOf(debt) < debt.unpaid);
        const open = inOrder.map((debt) => ({ ...debt, unpaid: leftOf(debt) }));
        const advances = payments.map((from) => ({
          ...from,
          unallocated: from.unallocated - sum(kept, (part) => (part.payment.id === from.id ? part.amount : 0)),
        }));
        if (isOutOfOrder) settledAgain++;
        kept = isOutOfOrder ? settle(debts, payments).allocations : [...kept, ...settle(open, advances).allocations];
        expect(partsOf({ allocations: kept })).toEqual(partsOf(settle(debts, payments)));
      }
    }),
    { numRuns: 500 },
  );
  expect(settledAgain).toBeGreaterThan(100);
});

test('settling as bills and payments arrive equals settling the whole history', () => {
  fc.assert(
    fc.property(anyBooks, ([open, payments]) => {
      let bills: OpenBill[] = [];
      let advances: OpenPayment[] = [];
      const entered = [...open, ...payments].toSorted((one, other) => byDate(one, other));
      for (const document of entered) {
        const settlement = 'order' in document ? settle([document], advances) : settle(bills, [...advances, document]);
        if ('order' in document) bills = [...bills, ...settlement.bills];
        else bills = settlement.bills;
        advances = settlement.payments;
      }
      const whole = settle(open, payments);
      const byOrder = (list: readonly OpenBill[]) => new Map(list.map((row) => [row.order, row.unpaid]));
      const byId = (list: readonly OpenPayment[]) => new Map(list.map((row) => [row.id, row.unallocated]));
      expect(due(bills)).toBe(due(whole.bills));
      expect(byOrder(bills)).toEqual(byOrder(whole.bills));
      expect(byId(advances)).toEqual(byId(whole.payments));
    }),
  );
});
