import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';
import {
  type MachineDay,
  problemsOfSettlement,
  settleSwipes,
  toComeFor,
  warningOfCharges,
} from '../../server/domain/swipe-settlement';

const day = (businessDate: string, taken: number, settled = 0): MachineDay => ({ businessDate, taken, settled });

/** 30,000 + 20,000 + 10,000 taken, 5,000 of the first settled: 55,000.00 to come. Not in order of the days. */
const days = [day('2026-11-20', 2_000_000), day('2026-11-19', 3_000_000, 500_000), day('2026-11-21', 1_000_000)];

test.each([
  {
    what: 'a part of the oldest day',
    payment: { paid: 990_000, charges: 10_000 },
    covered: [['2026-11-19', 3_000_000, 1_000_000, 1_500_000]],
    toCome: 4_500_000,
    chargePercent: 100,
  },
  {
    what: 'the oldest day to its end, no more',
    payment: { paid: 2_475_000, charges: 25_000 },
    covered: [['2026-11-19', 3_000_000, 2_500_000, 0]],
    toCome: 3_000_000,
    chargePercent: 100,
  },
  {
    what: 'over two days',
    payment: { paid: 3_000_000, charges: 0 },
    covered: [
      ['2026-11-19', 3_000_000, 2_500_000, 0],
      ['2026-11-20', 2_000_000, 500_000, 1_500_000],
    ],
    toCome: 2_500_000,
    chargePercent: 0,
  },
  {
    what: 'all there is',
    payment: { paid: 5_417_500, charges: 82_500 },
    covered: [
      ['2026-11-19', 3_000_000, 2_500_000, 0],
      ['2026-11-20', 2_000_000, 2_000_000, 0],
      ['2026-11-21', 1_000_000, 1_000_000, 0],
    ],
    toCome: 0,
    chargePercent: 150,
  },
])('a payment settles $what', ({ payment, covered, toCome, chargePercent }) => {
  expect(problemsOfSettlement(days, payment)).toEqual([]);
  const settlement = settleSwipes(days, payment);
  expect(settlement).toMatchObject({ ...payment, taken: 5_500_000, toCome, chargePercent });
  expect(
    settlement.days.map(({ businessDate, taken, settled, toCome: left }) => [businessDate, taken, settled, left]),
  ).toEqual(covered);
});

test('a day that is already settled or has no takings is not covered again', () => {
  const list = [day('2026-11-18', 400_000, 400_000), day('2026-11-19', 0), day('2026-11-20', 100_000)];
  expect(settleSwipes(list, { paid: 100_000, charges: 0 }).days).toMatchObject([{ businessDate: '2026-11-20' }]);
});

test('a day settled too far after a correction is netted with the days after it', () => {
  const list = [day('2026-11-19', 90_000, 100_000), day('2026-11-20', 50_000)];
  expect(toComeFor(list)).toBe(40_000);
  expect(problemsOfSettlement(list, { paid: 40_001, charges: 0 })).toHaveLength(1);
  expect(settleSwipes(list, { paid: 40_000, charges: 0 })).toMatchObject({
    days: [
      { businessDate: '2026-11-19', settled: -10_000, toCome: 0 },
      { businessDate: '2026-11-20', settled: 50_000, toCome: 0 },
    ],
    toCome: 0,
  });
});

test.each([
  ['nothing paid', 0, 0, 'paid', 'paid must be more than 0'],
  ['less than nothing', -1, 0, 'paid', 'paid must be more than 0'],
  ['charges below nothing', 100, -1, 'charges', 'charges must not be below 0'],
  ['a paisa too much', 5_500_001, 0, 'paid', '₹55,000.01 is more than the ₹55,000.00 outstanding on this machine'],
  [
    'too much with the charges alone',
    5_500_000,
    100,
    'charges',
    'Paid plus charges is ₹55,001.00, more than the ₹55,000.00 outstanding on this machine',
  ],
])('refuses %s', (_what, paid, charges, field, message) => {
  expect(problemsOfSettlement(days, { paid, charges })).toMatchObject([{ field, message }]);
});

test('a machine without takings has nothing outstanding', () => {
  expect(problemsOfSettlement([], { paid: 1, charges: 0 })).toMatchObject([
    { code: 'ABOVE_TO_COME', message: '₹0.01 is more than the ₹0.00 outstanding on this machine' },
  ]);
});

test.each([
  [1_000_000, 0, null],
  [970_000, 30_000, null],
  [969_900, 30_100, 'The bank charged 3.01 % of the takings, which is unusually high. Check paid and charges.'],
  [10_000, 990_000, 'The bank charged 99.00 % of the takings, which is unusually high. Check paid and charges.'],
  [0, 0, null],
])('%d paid and %d charged: %s', (paid, charges, message) => {
  expect(warningOfCharges({ paid, charges })?.message ?? null).toBe(message);
});

const anyDays = fc
  .array(fc.record({ taken: fc.nat({ max: 10_000_000 }), percent: fc.nat({ max: 120 }) }), { minLength: 1 })
  .chain((list) =>
    fc.shuffledSubarray(
      list.map(({ taken, percent }, index) =>
        day(addDays('2026-11-01', index), taken, Math.floor((taken * percent) / 100)),
      ),
      { minLength: list.length },
    ),
  );
const anySettlement = fc
  .record({ list: anyDays, share: fc.integer({ min: 1, max: 100 }), cost: fc.nat({ max: 99 }) })
  .map(({ list, share, cost }) => {
    const settling = Math.ceil((toComeFor(list) * share) / 100);
    const charges = Math.floor((settling * cost) / 100);
    return { list, payment: { paid: settling - charges, charges } };
  })
  .filter(({ payment }) => payment.paid > 0);

test('taken = paid + charges + outstanding, for the machine and each day, oldest first', () => {
  fc.assert(
    fc.property(anySettlement, ({ list, payment }) => {
      expect(problemsOfSettlement(list, payment)).toEqual([]);
      const { days: covered, taken, paid, charges, toCome } = settleSwipes(list, payment);
      expect(taken).toBe(paid + charges + toCome);
      expect(sum(covered, ({ settled }) => settled)).toBe(paid + charges);
      expect(toCome).toBeGreaterThanOrEqual(0);
      const dates = covered.map(({ businessDate }) => businessDate);
      expect(dates).toEqual([...dates].sort());
      for (const { businessDate, taken: took, settled } of list.filter((one) => one.settled > one.taken))
        expect(covered).toContainEqual({ businessDate, taken: took, settled: took - settled, toCome: 0 });
      const paidFor = covered.filter(({ settled }) => settled > 0);
      expect(paidFor.length).toBeGreaterThan(0);
      for (const one of paidFor) expect(one.toCome >= 0 && one.settled <= one.taken).toBe(true);
      for (const one of paidFor.slice(0, -1)) expect(one.toCome).toBe(0);
      const last = paidFor.at(-1)!.businessDate;
      for (const older of list.filter(({ businessDate }) => businessDate < last))
        if (older.settled < older.taken) expect(dates).toContain(older.businessDate);
    }),
  );
});

test('a payment in two parts settles the same as in one', () => {
  fc.assert(
    fc.property(anySettlement, fc.nat({ max: 100 }), ({ list, payment }, percent) => {
      const first = Math.floor((payment.paid * percent) / 100);
      fc.pre(first > 0 && first < payment.paid);
      const settledBy = (from: MachineDay[], paid: number, charges: number): MachineDay[] => {
        const { days: covered } = settleSwipes(from, { paid, charges });
        return from.map((one) => ({
          ...one,
          settled: one.settled + (covered.find(({ businessDate }) => businessDate === one.businessDate)?.settled ?? 0),
        }));
      };
      const inTwo = settledBy(settledBy(list, first, 0), payment.paid - first, payment.charges);
      expect(inTwo).toEqual(settledBy(list, payment.paid, payment.charges));
    }),
  );
});

test('refuses a payment beyond the outstanding amount', () => {
  fc.assert(
    fc.property(anySettlement, fc.integer({ min: 1, max: 1_000_000 }), ({ list, payment }, more) => {
      const paid = toComeFor(list) - payment.charges + more;
      expect(problemsOfSettlement(list, { ...payment, paid })).toMatchObject([{ code: 'ABOVE_TO_COME' }]);
    }),
  );
});
