import { problemsOfPayRate } from '../../server/domain/pay-rate.rules';

const change = { employeeId: 1, since: '2026-11-21', payBasis: 'SHIFT', payRate: '480', reason: 'A year here' };
const facts = {
  today: '2026-11-21',
  newest: { since: '2026-06-01', payBasis: 'SHIFT', payRate: 45_000 },
  paidUpTo: '2026-10-31',
} as const;

test.each<[string, object, string[]]>([
  ['480.00 a shift from today', {}, []],
  ['from a day that is over and not paid', { since: '2026-11-01' }, []],
  ['the same figure, now by the month', { payBasis: 'MONTH', payRate: '450' }, []],
  ['a year ahead', { since: '2027-11-22' }, []],
  ['further ahead', { since: '2027-11-23' }, ['since: 23-11-2027 is more than 366 days ahead']],
  ['a day that is paid', { since: '2026-10-31' }, ['since: The salary is paid up to 31-10-2026: choose a later day']],
  [
    'the day of the newest terms',
    { since: '2026-06-01' },
    ['since: New terms must begin after the last ones, of 01-06-2026'],
  ],
  ['what is paid already', { payRate: '450.00' }, ['payRate: This is what is paid already']],
  ['nothing', { payRate: '0' }, ['payRate: please enter a valid payrate']],
  ['a figure that is none', { payRate: '4x' }, ['payRate: please enter a valid payrate']],
  ['more than any amount', { payRate: 100_000_000_000 }, ['payRate: please enter a valid payrate']],
  ['no such day', { since: '2026-02-30' }, ['since: Enter the day from which the new terms hold']],
  ['by the week', { payBasis: 'WEEK' }, ['payBasis: Select by the shift or by the month']],
  ['no reason', { reason: '  ' }, ['reason: Enter the reason of the change']],
  ['a long reason', { reason: 'x'.repeat(501) }, ['reason: The reason must be at most 500 characters']],
])('%s', (_what, given, said) => {
  expect(problemsOfPayRate({ ...change, ...given }, facts).map((p) => `${p.field}: ${p.message}`)).toEqual(said);
});

test('before the first salary every day after the terms may have new ones', () => {
  expect(problemsOfPayRate({ ...change, since: '2026-06-02' }, { ...facts, paidUpTo: null })).toEqual([]);
});
