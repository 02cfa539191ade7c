import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';
import { duesOfSupplier } from '../../server/domain/supplier-dues.rules';
import '../support/seed';

const TODAY = '2026-04-30';
const ago = (days: number): string => addDays(TODAY, -days);
const received = (...invoices: [amount: number, age: number][]) =>
  invoices.map(([amount, age]) => ({ amount, receivedOn: ago(age) }));
const THREE = received([300, 2], [400, 8], [500, 40]);
const ages = (upTo30: number, upTo60: number, upTo90: number, above90: number) => ({ upTo30, upTo60, upTo90, above90 });

test.each([
  ['the oldest is paid in part', 900, ages(700, 200, 0, 0), { overdue: 600, dueThisWeek: 900, nextDue: ago(-5) }],
  ['exactly the invoices', 1_200, ages(700, 500, 0, 0), { overdue: 900, dueThisWeek: 1_200, nextDue: ago(-5) }],
  ['more than all invoices', 1_500, ages(700, 500, 0, 300), { overdue: 1_200, dueThisWeek: 1_500, nextDue: ago(-5) }],
  ['only the newest', 100, ages(100, 0, 0, 0), { overdue: 0, dueThisWeek: 100, nextDue: ago(-5) }],
  ['nothing', 0, ages(0, 0, 0, 0), { overdue: 0, dueThisWeek: 0, nextDue: null }],
  ['an advance', -200, ages(-200, 0, 0, 0), { overdue: 0, dueThisWeek: 0, nextDue: null }],
])('terms of 7 days, owed is %s', (_, owed, aged, due) => {
  expect(duesOfSupplier({ owed, paymentDays: 7, invoices: THREE }, TODAY)).toEqual({ ...aged, due: owed, ...due });
});

test.each([
  [0, 'upTo30'],
  [30, 'upTo30'],
  [31, 'upTo60'],
  [60, 'upTo60'],
  [61, 'upTo90'],
  [90, 'upTo90'],
  [91, 'above90'],
])('an invoice of %d days is in %s', (age, column) => {
  const dues = duesOfSupplier({ owed: 500, paymentDays: null, invoices: received([500, age]) }, TODAY);
  expect(dues).toMatchObject({ ...ages(0, 0, 0, 0), [column]: 500 });
});

test.each([
  // Due on the day, after it and before it; seven days on and one more.
  [7, { overdue: 0, dueThisWeek: 500, nextDue: TODAY }],
  [6, { overdue: 0, dueThisWeek: 500, nextDue: ago(-1) }],
  [8, { overdue: 500, dueThisWeek: 500, nextDue: null }],
  [0, { overdue: 0, dueThisWeek: 500, nextDue: ago(-7) }],
])('terms of 7 days, an invoice of %d days', (age, due) => {
  expect(duesOfSupplier({ owed: 500, paymentDays: 7, invoices: received([500, age]) }, TODAY)).toMatchObject(due);
});

test('what falls due in eight days is not of this week, and cash terms are due at once', () => {
  const invoices = received([500, 0]);
  expect(duesOfSupplier({ owed: 500, paymentDays: 8, invoices }, TODAY)).toMatchObject({ overdue: 0, dueThisWeek: 0 });
  expect(duesOfSupplier({ owed: 500, paymentDays: 0, invoices }, TODAY)).toMatchObject({ overdue: 0, nextDue: TODAY });
});

test('without terms nothing falls due', () => {
  expect(duesOfSupplier({ owed: 900, paymentDays: null, invoices: THREE }, TODAY)).toMatchObject({
    ...ages(700, 200, 0, 0),
    ...{ overdue: null, dueThisWeek: null, nextDue: null },
  });
});

test('the ages come to what is owed, and what is due is part of it', () => {
  const invoice = fc.record({ age: fc.nat(200), amount: fc.integer({ min: 1, max: 5_000 }) });
  fc.assert(
    fc.property(
      fc.array(invoice, { maxLength: 8 }),
      fc.integer({ min: -5_000, max: 30_000 }),
      fc.nat(120),
      (invoices, owed, paymentDays) => {
        const newestFirst = invoices
          .toSorted((one, other) => one.age - other.age)
          .map(({ age, amount }) => ({ receivedOn: ago(age), amount }));
        const dues = duesOfSupplier({ owed, paymentDays, invoices: newestFirst }, TODAY);
        const { upTo30, upTo60, upTo90, above90 } = dues;
        expect(sum([upTo30, upTo60, upTo90, above90], (age) => age)).toBe(owed);
        expect([upTo60, upTo90, above90].filter((age) => age < 0)).toEqual([]);
        expect(dues.overdue).toBeLessThanOrEqual(dues.dueThisWeek!);
        expect(dues.dueThisWeek).toBeLessThanOrEqual(Math.max(owed, 0));
        // A payment settles no newer invoice: more is owed only if more is old.
        const more = duesOfSupplier({ owed: owed + 1, paymentDays, invoices: newestFirst }, TODAY);
        expect(more.overdue).toBeGreaterThanOrEqual(dues.overdue!);
      },
    ),
  );
});
