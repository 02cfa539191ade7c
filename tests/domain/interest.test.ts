import fc from 'fast-check';
import { dueDateOf, type InterestBill, interestOn } from '../../server/domain/interest';
import { addDays, daysBetween } from '../../server/domain/kernel/business-date';
import { moneyText, parseMoney } from '../../server/domain/kernel/money';

/** What a creditor has unless agreed otherwise: 15 days, 18 % a year. */
const USUAL = { creditDays: 15, interestRate: 1800 };

const billed = (date: string, rupees: string, settled: [on: string, rupees: string][] = []): InterestBill => ({
  date,
  amount: parseMoney(rupees)!,
  settled: settled.map(([on, part]) => ({ on, amount: parseMoney(part)! })),
});

describe('a bill of ₹1,00,000 of 1 April 2026, due on the 16th', () => {
  const bill = (...settled: [string, string][]) => billed('2026-04-01', '100000', settled);

  test.each<[string, InterestBill, string, string, number, string]>([
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
    const found = interestOn(theBill, USUAL, asAt);
    expect({ ...found, unpaid: moneyText(found.unpaid), interest: moneyText(found.interest) }).toMatchObject({
      dueDate: '2026-04-16',
      unpaid,
      days,
      interest,
    });
  });

  test('shows what was owed from when to when', () => {
    const parts = bill(['2026-04-21', '30000'], ['2026-05-01', '20000'], ['2026-05-01', '30000']);
    expect(interestOn(parts, USUAL, '2026-05-16').spans).toEqual([
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
  expect(moneyText(interestOn(billed(date, rupees), { creditDays, interestRate }, asAt).interest)).toBe(interest);
});

test('it is rounded once: 0.4 and 0.39973 paise are a paisa', () => {
  const bill = billed('2026-04-01', '14.60', [['2026-04-02', '0.01']]);
  expect(interestOn(bill, { creditDays: 0, interestRate: 1000 }, '2026-04-03').interest).toBe(1);
});

const anyBill = fc
  .record({
    amount: fc.integer({ min: 1, max: 99_999_999 }),
    parts: fc.array(fc.tuple(fc.nat(120), fc.nat(60_000_000)), { maxLength: 5 }),
  })
  .map(({ amount, parts }): InterestBill => {
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

test('it is the interest of each day’s unpaid part, added up and rounded', () => {
  fc.assert(
    fc.property(anyBill, anyTerms, anyDay, (bill, terms, asAt) => {
      const dueDate = dueDateOf(bill.date, terms);
      let paiseDays = 0n;
      let days = 0;
      for (let day = dueDate; day < asAt; day = addDays(day, 1)) {
        const paid = bill.settled.reduce((total, { on, amount }) => total + (on <= day ? amount : 0), 0);
        paiseDays += BigInt(bill.amount - paid);
        if (paid < bill.amount) days += 1;
      }
      const found = interestOn(bill, terms, asAt);
      const beside = 2n * (BigInt(found.interest) * 3_650_000n - paiseDays * BigInt(terms.interestRate));
      expect(beside > -3_650_000n && beside <= 3_650_000n).toBe(true);
      expect(found.days).toBe(days);
      expect(found.days).toBeLessThanOrEqual(Math.max(0, daysBetween(dueDate, asAt)));
    }),
  );
});

test('it never falls as days pass or the rate rises, and never rises when more is paid', () => {
  fc.assert(
    fc.property(anyBill, anyTerms, anyDay, anyDay, (bill, terms, asAt, on) => {
      const { interest, unpaid } = interestOn(bill, terms, asAt);
      expect(interestOn(bill, terms, addDays(asAt, 1)).interest).toBeGreaterThanOrEqual(interest);
      expect(
        interestOn(bill, { ...terms, interestRate: terms.interestRate + 25 }, asAt).interest,
      ).toBeGreaterThanOrEqual(interest);
      const left = bill.settled.reduce((rest, { amount }) => rest - amount, bill.amount);
      const paid = { ...bill, settled: [...bill.settled, { on, amount: left }] };
      expect(interestOn(paid, terms, asAt).interest).toBeLessThanOrEqual(interest);
      expect(interestOn(paid, terms, asAt).unpaid).toBe(on <= asAt ? unpaid - left : unpaid);
    }),
  );
});

test('payments of a day count together, in whatever order they are read', () => {
  fc.assert(
    fc.property(anyBill, anyTerms, anyDay, (bill, terms, asAt) => {
      const halved = bill.settled.flatMap(({ on, amount }) => {
        const part = Math.floor(amount / 2);
        return [
          { on, amount: part },
          { on, amount: amount - part },
        ];
      });
      const found = interestOn(bill, terms, asAt);
      expect(interestOn({ ...bill, settled: halved.toReversed() }, terms, asAt)).toEqual(found);
    }),
  );
});
