import { readDate, readMonth } from '../../client/src/ui/inputs/date-text';

const TODAY = '2026-11-21';

test.each([
  ['21', '2026-11-21'],
  ['5', '2026-11-05'],
  ['2111', '2026-11-21'],
  ['21-11', '2026-11-21'],
  ['1/4', '2026-04-01'],
  ['21-11-26', '2026-11-21'],
  ['21.11.2025', '2025-11-21'],
  ['211126', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['t', TODAY],
  ['T', TODAY],
  ['-1', '2026-11-20'],
  ['+10', '2026-12-01'],
  ['२१११', '2026-11-21'],
  [' 29-02-2028 ', '2028-02-29'],
])('reads %s as %s', (typed, day) => expect(readDate(typed, TODAY)).toBe(day));

test.each(['', '0', '31', '32', '3113', '29-02-2026', '21-13', '211', '21-11-2', 'tomorrow', '2026-02-30', '--1'])(
  'refuses %s as a day in November 2026',
  (typed) => expect(readDate(typed, TODAY)).toBeNull(),
);

test.each([
  ['11', '2026-11'],
  ['4', '2026-04'],
  ['1126', '2026-11'],
  ['11-26', '2026-11'],
  ['4/2025', '2025-04'],
  ['112026', '2026-11'],
  ['11-2026', '2026-11'],
  ['2026-11', '2026-11'],
  ['t', '2026-11'],
  ['-1', '2026-10'],
  ['०४-२०२६', '2026-04'],
])('reads %s as the month %s', (typed, month) => expect(readMonth(typed, TODAY)).toBe(month));

test('the month before January is in the previous year', () => expect(readMonth('-1', '2027-01-31')).toBe('2026-12'));

test.each(['', '0', '13', '00-2026', '1-1', '11-202', 'november', '2026-13', '21-11-2026', '+1'])(
  'refuses %s as a month',
  (typed) => expect(readMonth(typed, TODAY)).toBeNull(),
);
