import { presetsOf, type ShiftDay, widerRange } from '../../client/src/features/reports/date-presets';

const rangesOn = (today: string, shift: ShiftDay | null) =>
  Object.fromEntries(presetsOf(today, shift).map(({ label, from, to }) => [label.split('.').at(-1), [from, to]]));

test.each([
  [
    '2026-11-21',
    {
      week: '2026-11-16',
      month: ['2026-11-01', '2026-11-30'],
      lastMonth: ['2026-10-01', '2026-10-31'],
      year: ['2026-04-01', '2027-03-31'],
    },
  ],
  [
    '2027-01-04',
    {
      week: '2027-01-04',
      month: ['2027-01-01', '2027-01-31'],
      lastMonth: ['2026-12-01', '2026-12-31'],
      year: ['2026-04-01', '2027-03-31'],
    },
  ],
  [
    '2028-03-05',
    {
      week: '2028-02-28',
      month: ['2028-03-01', '2028-03-31'],
      lastMonth: ['2028-02-01', '2028-02-29'],
      year: ['2027-04-01', '2028-03-31'],
    },
  ],
])('the presets on %s', (today, { week, ...ranges }) => {
  expect(rangesOn(today, null)).toMatchObject({ ...ranges, today: [today, today], week: [week, today] });
});

test('the shift has its own day, which may differ from today; without a shift there is no such preset', () => {
  const day = '2026-11-20';
  expect(rangesOn('2026-11-21', { day, isRunning: true })).toMatchObject({ shift: [day, day] });
  expect(rangesOn('2026-11-21', { day, isRunning: true })).not.toHaveProperty('lastShift');
  expect(rangesOn('2026-11-21', { day, isRunning: false })).toMatchObject({ lastShift: [day, day] });
  expect(rangesOn('2026-11-21', { day, isRunning: false })).not.toHaveProperty('shift');
  expect(rangesOn('2026-11-21', null)).not.toHaveProperty('shift');
});

test.each([
  ['a day', '2026-11-21', '2026-11-21', ['2026-11-01', '2026-11-30']],
  ['days of one month', '2026-11-01', '2026-11-29', ['2026-11-01', '2026-11-30']],
  ['a month', '2026-11-01', '2026-11-30', ['2026-04-01', '2027-03-31']],
  ['days of two months', '2027-01-30', '2027-02-02', ['2026-04-01', '2027-03-31']],
  ['a financial year', '2026-04-01', '2027-03-31', null],
  ['days of two years', '2026-03-31', '2026-04-01', null],
])('the wider range around %s', (_, from, to, expected) => {
  const wider = widerRange({ from, to });
  expect(wider && [wider.from, wider.to]).toEqual(expected);
});
