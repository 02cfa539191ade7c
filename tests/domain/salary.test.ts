import fc from 'fast-check';
import { earnedPay, type PayLine } from '../../server/domain/earned-pay';
import { sum } from '../../server/domain/kernel/sum';
import { payslipOf, problemOfPaid, RECOVERED_IN_ORDER, type StaffAccount, salaryOf } from '../../server/domain/salary';

/** 26 shifts at 450.00: 11,700.00. */
const pay: PayLine[] = [
  {
    from: '2026-11-01',
    to: '2026-11-30',
    payBasis: 'SHIFT',
    payRate: 45_000,
    count: 26,
    daysInMonth: null,
    amount: 1_170_000,
  },
];

const account = (carried: number, advances: number, shortages: number): StaffAccount => ({
  carried,
  advances,
  shortages,
});
const NOTHING = account(0, 0, 0);

test.each([
  { what: 'nothing owed either way', before: NOTHING, recovered: NOTHING, left: NOTHING, payable: 1_170_000 },
  {
    what: '2,000.00 in advance and 270.00 short leave 9,430.00',
    before: account(0, 200_000, 27_000),
    recovered: account(0, 200_000, 27_000),
    left: NOTHING,
    payable: 943_000,
  },
  {
    what: '300.00 left from October is taken first',
    before: account(30_000, 200_000, 27_000),
    recovered: account(30_000, 200_000, 27_000),
    left: NOTHING,
    payable: 913_000,
  },
  {
    what: '500.00 held over from October is paid with it',
    before: account(-50_000, 200_000, 0),
    recovered: account(0, 200_000, 0),
    left: NOTHING,
    payable: 1_020_000,
  },
  {
    what: 'as much owed as earned leaves nothing to pay and nothing to carry',
    before: account(170_000, 1_000_000, 0),
    recovered: account(170_000, 1_000_000, 0),
    left: NOTHING,
    payable: 0,
  },
  {
    what: '12,700.00 owed: the pay is taken up by the oldest, and 1,000.00 is left over',
    before: account(400_000, 800_000, 70_000),
    recovered: account(400_000, 770_000, 0),
    left: account(0, 30_000, 70_000),
    payable: 0,
  },
  {
    what: 'an advance of 1,000.00 that was reversed after it was recovered is given back',
    before: account(0, -100_000, 27_000),
    recovered: account(0, 0, 27_000),
    left: NOTHING,
    payable: 1_243_000,
  },
])('11,700.00 earned, $what', ({ before, recovered, left, payable }) => {
  const salary = salaryOf(pay, before);
  expect(salary).toMatchObject({ pay, earned: 1_170_000, recovered, notRecovered: left, payable });
  expect(salary.owedBefore).toBe(-Math.min(before.carried, 0) - Math.min(before.advances, 0) || 0);
});

test('without earnings nothing is paid and the debts stay', () => {
  const salary = salaryOf([], account(0, 50_000, 0));
  expect(salary).toMatchObject({ earned: 0, payable: 0, notRecovered: account(0, 50_000, 0) });
  expect(payslipOf(salary, 0)).toMatchObject({ paid: 0, held: 0, carried: 50_000 });
});

test('paid in full, nothing is carried forward; of 9,430.00 rounded to the hundred, 30.00 is carried forward', () => {
  const salary = salaryOf(pay, account(0, 200_000, 27_000));
  expect(payslipOf(salary, 943_000)).toMatchObject({ paid: 943_000, held: 0, carried: 0 });
  expect(payslipOf(salary, 940_000)).toMatchObject({ paid: 940_000, held: 3_000, carried: -3_000 });
});

test.each([
  [0, null],
  [943_000, null],
  [943_001, 'The salary is ₹9,430.00. Record anything more as an advance.'],
  [-1, 'amount must not be below 0'],
])('of 9,430.00 payable, %d paise: %s', (paid, message) => {
  const problem = problemOfPaid(salaryOf(pay, account(0, 200_000, 27_000)), paid);
  expect(problem?.message ?? null).toBe(message);
  expect(problem?.field ?? 'amount').toBe('amount');
});

const due = fc.integer({ min: -2_000_000, max: 5_000_000 });
const anyAccount = fc.record({ carried: due, advances: due, shortages: due });
const anyPay = fc.nat({ max: 40 }).map((shifts) =>
  earnedPay(
    { from: '2026-11-01', to: '2026-11-30' },
    [{ since: '2026-01-01', payBasis: 'SHIFT', payRate: 45_050 }],
    Array.from({ length: shifts }, () => '2026-11-10'),
  ),
);
const all = (parts: StaffAccount): number => sum(RECOVERED_IN_ORDER, (part) => parts[part]);

test('no figure is below 0, and earned + previous debt = recovered + paid + carried forward', () => {
  fc.assert(
    fc.property(anyPay, anyAccount, fc.nat({ max: 100 }), (lines, before, percent) => {
      const salary = salaryOf(lines, before);
      const slip = payslipOf(salary, Math.floor((salary.payable * percent) / 100));
      const { earned, owedBefore, recovered, notRecovered, payable, paid, held } = slip;
      const figures = [earned, owedBefore, payable, paid, held, ...Object.values({ ...recovered })];
      for (const figure of [...figures, ...Object.values({ ...notRecovered })])
        expect(figure).toBeGreaterThanOrEqual(0);
      expect(earned + owedBefore).toBe(all(recovered) + paid + held);
      for (const part of RECOVERED_IN_ORDER)
        expect(recovered[part] + notRecovered[part]).toBe(Math.max(before[part], 0));
    }),
    { numRuns: 500 },
  );
});

test('agrees with the ledger: the account before − earned + paid is the balance carried forward', () => {
  fc.assert(
    fc.property(anyPay, anyAccount, fc.nat({ max: 100 }), (lines, before, percent) => {
      const salary = salaryOf(lines, before);
      const paid = Math.floor((salary.payable * percent) / 100);
      expect(payslipOf(salary, paid).carried).toBe(all(before) - salary.earned + paid);
    }),
    { numRuns: 500 },
  );
});

test('a paid employee has nothing left to recover, and debts are recovered oldest first', () => {
  fc.assert(
    fc.property(anyPay, anyAccount, (lines, before) => {
      const { payable, recovered, notRecovered } = salaryOf(lines, before);
      if (payable > 0) expect(all(notRecovered)).toBe(0);
      for (const [place, part] of RECOVERED_IN_ORDER.entries())
        if (notRecovered[part] > 0)
          for (const later of RECOVERED_IN_ORDER.slice(place + 1)) expect(recovered[later]).toBe(0);
    }),
    { numRuns: 500 },
  );
});

test('month by month, earnings are paid, recovered or carried forward: nothing is lost between salaries', () => {
  const months = fc.array(
    fc.record({ lines: anyPay, advances: fc.nat({ max: 900_000 }), shortages: fc.nat({ max: 90_000 }) }),
  );
  fc.assert(
    fc.property(months, (list) => {
      let carried = 0;
      let balance = 0;
      for (const { lines, advances, shortages } of list) {
        const salary = salaryOf(lines, { carried, advances, shortages });
        const paid = salary.payable - (salary.payable % 10_000);
        carried = payslipOf(salary, paid).carried;
        balance += advances + shortages - salary.earned + paid;
        expect(carried).toBe(balance);
      }
    }),
  );
});

test('the generator covers paid salaries, salaries used up by debts, and balances owed by the station', () => {
  const kinds = fc.sample(fc.tuple(anyPay, anyAccount), 300).flatMap(([lines, before]) => {
    const { payable, owedBefore, notRecovered } = salaryOf(lines, before);
    return [
      payable > 0 ? 'paid' : 'not paid',
      ...(owedBefore > 0 ? ['owed'] : []),
      ...(all(notRecovered) > 0 ? ['left'] : []),
    ];
  });
  expect(new Set(kinds)).toEqual(new Set(['paid', 'not paid', 'owed', 'left']));
});
