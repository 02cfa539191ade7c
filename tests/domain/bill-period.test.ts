import { lastMonth, monthSoFar, problemsOfBillPeriod, problemsOfOlderSales } from '../../server/domain/bill-period';

const TODAY = '2026-03-01';

test.each([
  ['a day', '2026-02-28', '2026-02-28', []],
  ['up to today', '2026-02-01', '2026-03-01', []],
  ['years', '2020-01-01', '2026-02-28', []],
  ['up to tomorrow', '2026-02-01', '2026-03-02', ['To must not be after today']],
  ['the wrong way round', '2026-02-02', '2026-02-01', ['To must not be before From']],
  ['tomorrow only', '2026-03-03', '2026-03-02', ['To must not be after today']],
])('%s: %s to %s', (_what, from, to, messages) => {
  const problems = problemsOfBillPeriod({ from, to }, TODAY);
  expect(problems.map(({ message }) => message)).toEqual(messages);
  expect(problems.every(({ field }) => field === 'to')).toBe(true);
});

const BEFORE = 'There are unbilled sales from 31-01-2026 on. Bill them first.';

test.each<[string, string | null, boolean, string[]]>([
  ['an advance and older sales', '2026-01-31', true, [BEFORE]],
  ['older sales alone', '2026-01-31', false, []],
  ['an advance, and the oldest sales on the first day', '2026-02-01', true, []],
  ['an advance alone', null, true, []],
])('with an existing bill from February on: %s', (_what, oldestUnbilled, hasAdvance, messages) => {
  const problems = problemsOfOlderSales({ from: '2026-02-01', to: '2026-02-28' }, { oldestUnbilled, hasAdvance });
  expect(problems.map(({ message }) => message)).toEqual(messages);
  expect(problems.every(({ field }) => field === 'from')).toBe(true);
});

test.each([
  // on, last month, this month so far
  ['2026-03-01', '2026-02-01', '2026-02-28', '2026-03-01'],
  ['2028-03-31', '2028-02-01', '2028-02-29', '2028-03-01'],
  ['2026-01-15', '2025-12-01', '2025-12-31', '2026-01-01'],
])('the usual billing periods on %s', (today, from, to, first) => {
  expect(lastMonth(today)).toEqual({ from, to });
  expect(monthSoFar(today)).toEqual({ from: first, to: today });
});
