import fc from 'fast-check';
import { type BillInterest, dueDateOf, type InterestBill, interestOn } from '../../server/domain/interest';
import { addDays, daysBetween } from '../../server/domain/kernel/business-date';
import { moneyText, parseMoney } from '../../server/domain/kernel/money';

/** What a creditor has unless agreed otherwise: 15 days, 18 % a year. */
const USUAL = { creditDays: 15, interestRate: 1800 };

interface DatedBill extends InterestBill {
  date: string;
}

const billed = (date: string, rupees: string, settled: [on: string, rupees: string][] = []): DatedBill => ({
  date,
  amount: parseMoney(rupees)!,
  settled: settled.map(([on, part]) => ({ on, amount: parseMoney(part)! })),
});

/** From the due date on. */
const lateCost = (bill: DatedBill, { creditDays, interestRate }: typeof USUAL, asAt: string): BillInterest =>
  interestOn(bill, interestRate, dueDateOf(bill.date, creditDays), asAt);

describe('a bill of ₹1,00,000 of 1 April 2026, due on the 16th', () => {
  const bill = (...settled: [string, string][]) => billed('2026-04-01', '100000', settled);

  test.each<[string, DatedBill, string, string, number, string]>([
    // what, bill, as at, unpaid, days, interest; worked by hand from rupees × days × 0.18 ÷ 365
    ['before it is due', bill(), '2026-04-10', '100000.00', 0, '0.00'],
    ['on its due date', bill(), '2026-04-16', '100000.00', 0, '0.00'],
    // 1,00,000 × 1 → 49.315
    ['a day late', bill(), '2026-04-17', '100000.00', 1, '49.32'],
    // 14 days of April, 16 of May: 30,00,000 → 1,479.452
    ['30 days late', bill(), '2026-05-16', '100000.00', 30, '1479.45'],
    // 365 days: 18 % to the paisa
    ['a year late', bill(), '2027-04-16', '100000.00', 365, '18000.00'],
    // 1,00,000 × 15 + 60,000 × 15 = 24,00,000 → 1,183.562
    ['with 40,000 paid on 1 May', bill(['2026-05-01', '40000']), '2026-05-16', '60000.00', 30, '1183.56'],
    // 1,00,000 × 5 + 70,000 × 10 + 20,000 × 15 = 15,00,000 → 739.726
    ['paid in parts', bill(['2026-04-21', '30000'], ['2026-05-01', '50000']), '2026-05-16', '20000.00', 30, '739.73'],
    // the first part before the due date: 75,000 × 15 = 11,25,000 → 554.795
    ['with a part before', bill(['2026-04-10', '25000'], ['2026-05-01', '75000']), '2026-05-16', '0.00', 15, '554.79'],
    ['paid on its due date', bill(['2026-04-16', '100000']), '2026-05-16', '0.00', 0, '0.00'],
    // nothing more after the day of payment: 1,00,000 × 1
    ['paid a day late, long ago', bill(['2026-04-17', '100000']), '2027-03-31', '0.00', 1, '49.32'],
    // that payment was still to come
    ['paid after the report’s day', bill(['2026-05-20', '100000']), '2026-05-16', '100000.00', 30, '1479.45'],
    ['paid on the report’s day', bill(['2026-05-16', '40000']), '2026-05-16', '60000.00', 30, '1479.45'],
  ])('%s', (_what, theBill, asAt, unpaid, days, interest) => {
    expect(dueDateOf(theBill.date, USUAL.creditDays)).toBe('2026-04-16');
    const found = lateCost(theBill, USUAL, asAt);
    expect({ ...found, unpaid: moneyText(found.unpaid), interest: moneyText(found.interest) }).toMatchObject({
      unpaid,
      days,
      interest,
    });
  });

  test.each<[string, string, string, number, string]>([
    // what, charged up to, as at, rate, interest of the days since
    ['15 days at a lower rate', '2026-05-16', '2026-05-31', 1200, '493.15'],
    ['none, whatever the rate', '2026-05-16', '2026-05-16', 2400, '0.00'],
    ['none on a day before', '2026-05-16', '2026-05-01', 1800, '0.00'],
  ])('after an interest charge: %s', (_what, chargedTo, asAt, rate, interest) => {
    expect(moneyText(interestOn(bill(), rate, chargedTo, asAt).interest)).toBe(interest);
  });

  test('payments since the last charge bear no interest', () => {
    // 60,000 × 10 = 6,00,000 → 295.890
    const found = interestOn(bill(['2026-05-01', '40000']), 1800, '2026-05-16', '2026-05-26');
    expect(found).toMatchObject({ days: 10, unpaid: 6_000_000, interest: 29_589 });
  });

  test('lists the unpaid amount by period', () => {
    const parts = bill(['2026-04-21', '30000'], ['2026-05-01', '20000'], ['2026-05-01', '30000']);
    expect(lateCost(parts, USUAL, '2026-05-16').spans).toEqual([
      { from: '2026-04-16', to: '2026-04-21', unpaid: 10_000_000, days: 5 },
      { from: '2026-04-21', to: '2026-05-01', unpaid: 7_000_000, days: 10 },
      { from: '2026-05-01', to: '2026-05-16', unpaid: 2_000_000, days: 15 },
    ]);
  });
});

test.each([
  // 366 days to 31-12-2028 by 365: 36,60,00,00 → 18,049.315
  ['a leap year counts its days, not itself', '2027-12-31', '100000', 0, 1800, '2028-12-31', '18049.32'],
  ['no credit days: due when billed', '2026-04-01', '100000', 0, 1800, '2026-04-02', '49.32'],
  ['no interest agreed', '2026-04-01', '100000', 0, 0, '2027-04-01', '0.00'],
  // 12.75 % of 73,000 for 10 days: 255.00
  ['a rate with hundredths', '2026-04-01', '73000', 0, 1275, '2026-04-11', '255.00'],
  // 10 % of 18.25 is 1.825 a year, half a paisa a day
  ['half a paisa goes up', '2026-04-01', '18.25', 0, 1000, '2026-04-02', '0.01'],
  ['less than half goes down', '2026-04-01', '18.24', 0, 1000, '2026-04-02', '0.00'],
  // the greatest amount for 30 years at 100 %: exact beyond 2^53 in between; 10,957 days ÷ 365
  ['the greatest figures', '2000-01-01', '999999999.99', 0, 10_000, '2029-12-31', '30019178081.89'],
])('%s', (_what, date, rupees, creditDays, interestRate, asAt, interest) => {
  expect(moneyText(lateCost(billed(date, rupees), { creditDays, interestRate }, asAt).interest)).toBe(interest);
});

test('is rounded once: 0.4 and 0.39973 paise make a paisa', () => {
  const bill = billed('2026-04-01', '14.60', [['2026-04-02', '0.01']]);
  expect(lateCost(bill, { creditDays: 0, interestRate: 1000 }, '2026-04-03').interest).toBe(1);
});

const anyBill = fc
  .record({
    amount: fc.integer({ min: 1, max: 99_999_999 }),
    parts: fc.array(fc.tuple(fc.nat(120), fc.nat(60_000_000)), { maxLength: 5 }),
  })
  .map(({ amount, parts }): DatedBill => {
    let left = amount;
    const settled = parts.map(([days, wanted]) => {
      const part = Math.min(left, wanted);
      left -= part;
      return { on: addDays('2026-04-01', days), amount: part };
    });
    return { date: '2026-04-01', amount, settled };
  });
const anyTerms = fc.record({ creditDays: fc.nat(40), interestRate: fc.nat(10_000) });
const anyDay = fc.nat(160).map((days) => addDays('2026-04-01', days));

test('equals the rounded sum of the daily interest on the unpaid part', () => {
  fc.assert(
    fc.property(anyBill, anyTerms, anyDay, (bill, terms, asAt) => {
      const dueDate = dueDateOf(bill.date, terms.creditDays);
      let paiseDays = 0n;
      let days = 0;
      for (let day = dueDate; day < asAt; day = addDays(day, 1)) {
        const paid = bill.settled.reduce((total, { on, amount }) => total + (on <= day ? amount : 0), 0);
        paiseDays += BigInt(bill.amount - paid);
        if (paid < bill.amount) days += 1;
      }
      const found = lateCost(bill, terms, asAt);
      const beside = 2n * (BigInt(found.interest) * 3_650_000n - paiseDays * BigInt(terms.interestRate));
      expect(beside > -3_650_000n && beside <= 3_650_000n).toBe(true);
      expect(found.days).toBe(days);
      expect(found.days).toBeLessThanOrEqual(Math.max(0, daysBetween(dueDate, asAt)));
    }),
  );
});

test('never falls with days or rate and never rises with payments', () => {
  fc.assert(
    fc.property(anyBill, anyTerms, anyDay, anyDay, (bill, terms, asAt, on) => {
      const { interest, unpaid } = lateCost(bill, terms, asAt);
      expect(lateCost(bill, terms, addDays(asAt, 1)).interest).toBeGreaterThanOrEqual(interest);
      expect(lateCost(bill, { ...terms, interestRate: terms.interestRate + 25 }, asAt).interest).toBeGreaterThanOrEqual(
        interest,
      );
      const left = bill.settled.reduce((rest, { amount }) => rest - amount, bill.amount);
      const paid = { ...bill, settled: [...bill.settled, { on, amount: left }] };
      expect(lateCost(paid, terms, asAt).interest).toBeLessThanOrEqual(interest);
      expect(lateCost(paid, terms, asAt).unpaid).toBe(on <= asAt ? unpaid - left : unpaid);
    }),
  );
});

test('interest charged in two bills equals one charge, except for a paisa of rounding', () => {
  fc.assert(
    fc.property(anyBill, anyTerms, anyDay, anyDay, (bill, terms, one, other) => {
      const [chargedTo, asAt] = [one, other].toSorted() as [string, string];
      const before = lateCost(bill, terms, chargedTo).interest;
      const dueDate = dueDateOf(bill.date, terms.creditDays);
      const from = chargedTo > dueDate ? chargedTo : dueDate;
      const rest = interestOn(bill, terms.interestRate, from, asAt).interest;
      expect(Math.abs(before + rest - lateCost(bill, terms, asAt).interest)).toBeLessThanOrEqual(1);
    }),
  );
});

test('payments of a day count together, in any order', () => {
  fc.assert(
    fc.property(anyBill, anyTerms, anyDay, (bill, terms, asAt) => {
      const halved = bill.settled.flatMap(({ on, amount }) => {
        const part = Math.floor(amount / 2);
        return [
          { on, amount: part },
          { on, amount: amount - part },
        ];
      });
      const found = lateCost(bill, terms, asAt);
      expect(lateCost({ ...bill, settled: halved.toReversed() }, terms, asAt)).toEqual(found);
    }),
  );
});
