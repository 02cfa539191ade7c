import type { PayTerms } from '../../server/domain/earned-pay';
import type { PaymentWays } from '../../server/domain/payment-way';
import { lastPayDay, problemsOfPayPeriod, problemsOfSalary, proposedPeriod } from '../../server/domain/salary.rules';

const terms = (since: string, payBasis: PayTerms['payBasis']): PayTerms => ({ since, payBasis, payRate: 45_000 });

test.each<[string, PayTerms[], string]>([
  ['by the shift: the day before, since the day has shifts to come', [terms('2025-01-01', 'SHIFT')], '2026-11-20'],
  ['by the month: the day itself', [terms('2025-01-01', 'MONTH')], '2026-11-21'],
  ['by the month from that day on', [terms('2025-01-01', 'SHIFT'), terms('2026-11-21', 'MONTH')], '2026-11-21'],
  ['by the month until the day before', [terms('2025-01-01', 'MONTH'), terms('2026-11-21', 'SHIFT')], '2026-11-20'],
  ['terms to come change nothing', [terms('2025-01-01', 'SHIFT'), terms('2026-11-22', 'MONTH')], '2026-11-20'],
  ['first terms still to come', [terms('2027-01-01', 'SHIFT')], '2026-11-20'],
  ['no terms', [], '2026-11-20'],
])('while a shift of 21-11-2026 runs, the last payable day — %s', (_what, history, day) => {
  expect(lastPayDay(history, '2026-11-21')).toBe(day);
});

test.each([
  ['2026-10-16', '2026-11-20', '2026-10-31'],
  ['2026-11-01', '2026-11-20', '2026-11-20'],
  ['2026-11-20', '2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-20', '2026-11-20'],
])('from %s, when the last payable day is %s, the proposed end is %s', (from, payTo, to) => {
  expect(proposedPeriod(from, payTo)).toEqual({ from, to });
});

const said = (problems: { field?: string; message: string }[]) => problems.map((p) => `${p.field}: ${p.message}`);

test.each([
  ['2026-11-01', '2026-11-20', []],
  ['2026-11-20', '2026-11-20', []],
  ['2025-11-20', '2026-11-20', []],
  ['2025-11-19', '2026-11-20', ['from: A salary can cover at most 366 days']],
  ['2026-11-20', '2026-11-19', ['to: To must not be before From']],
  ['2026-11-01', '2026-11-21', ['to: To must be 20-11-2026 or earlier, the last day that can be paid now']],
  ['', '2026-02-30', ['from: Enter the first day of the salary', 'to: Enter the last day of the salary']],
])('%s to %s: %j', (from, to, problems) => {
  expect(said(problemsOfPayPeriod({ employeeId: 1, from, to }, { payTo: '2026-11-20' }))).toEqual(problems);
});

test.each([
  ['2026-11-06', ['from: The shifts from 05-11-2026 on are not paid yet. Start with that day.']],
  ['2026-11-05', []],
  ['2026-11-01', []],
])('from %s, with unpaid shifts since 05-11-2026: %j', (from, problems) => {
  const days = { payTo: '2026-11-20', unpaidSince: '2026-11-05' };
  expect(said(problemsOfPayPeriod({ employeeId: 1, from, to: '2026-11-20' }, days))).toEqual(problems);
});

const ways: PaymentWays = {
  accounts: [{ id: 1, name: 'SBI CURRENT', modes: [{ id: 2, name: 'NEFT' }] }],
  modes: [
    { id: 1, name: 'Cash' },
    { id: 2, name: 'NEFT' },
  ],
};
const salary = { employeeId: 1, from: '2026-11-01', to: '2026-11-20', amount: '9430' };

test.each<[string, object, { in: number; out: number }[], string[]]>([
  ['by cash', {}, [{ in: 0, out: 2 }], []],
  ['through an account', { accountId: 1, paymentModeId: 2, reference: 'UTR 7' }, [], []],
  ['through an account, no mode', { accountId: 1 }, [], ['paymentModeId: Select a payment mode']],
  ['nothing paid needs no way', { amount: '0', accountId: 1 }, [], []],
  [
    'nothing paid, a note counted',
    { amount: 0 },
    [{ in: 0, out: 1 }],
    ['notes: Nothing is paid, so there are no notes to count'],
  ],
  ['no amount', { amount: '' }, [], ['amount: Enter the amount']],
  ['below 0', { amount: '-1' }, [], ['amount: amount must be at least 0 and at most ₹99,99,99,999.99']],
  ['no employee', { employeeId: '' }, [], ['employeeId: Select an employee']],
  ['a long reference', { reference: 'x'.repeat(46) }, [], ['reference: Reference must be at most 45 characters']],
  ['a long comment', { comment: 'x'.repeat(501) }, [], ['comment: Comment must be at most 500 characters']],
])('a salary of 9,430.00 — %s', (_what, change, notes, problems) => {
  expect(said(problemsOfSalary({ ...salary, ...change }, ways, notes))).toEqual(problems);
});
