import {
  furthestShiftDate,
  isLaterShift,
  lastStartableDate,
  nextShift,
  tooFarAhead,
} from '../../server/domain/shift-order';

const MORNING = { name: 'Morning', order: 1 };
const NIGHT = { name: 'Night', order: 2 };
const types = [NIGHT, MORNING];

test.each([
  ['2026-11-21', 2, '2026-11-21', 1, true],
  ['2026-11-22', 1, '2026-11-21', 2, true],
  ['2026-11-21', 1, '2026-11-21', 1, false],
  ['2026-11-21', 1, '2026-11-21', 2, false],
  ['2026-11-20', 2, '2026-11-21', 1, false],
  ['2027-01-01', 1, '2026-12-31', 2, true],
])('%s shift %d after %s shift %d: %p', (date, order, lastDate, lastOrder, expected) => {
  expect(isLaterShift({ date, order }, { date: lastDate, order: lastOrder })).toBe(expected);
});

test('any shift may be the first', () => {
  expect(isLaterShift({ date: '2026-11-21', order: 1 }, null)).toBe(true);
});

test.each([
  ['the day goes on', { date: '2026-11-21', order: 1 }, '2026-11-21', NIGHT],
  ['the day is over', { date: '2026-12-31', order: 2 }, '2027-01-01', MORNING],
  ['a station begins', null, '2026-11-25', MORNING],
])('proposes the next shift when %s', (_when, last, date, type) => {
  expect(nextShift(types, last, '2026-11-25')).toEqual({ date, type });
});

test('proposes nothing without shift types', () => {
  expect(nextShift([], null, '2026-11-25')).toBeNull();
});

describe('the latest date of a shift', () => {
  test.each([
    ['a day after the next one due', '2026-11-24', '2026-11-22', '2026-11-25'],
    ['a day after today at a station that paused', '2026-11-01', '2026-11-22', '2026-11-23'],
    ['a day after today where that is due', '2026-11-22', '2026-11-22', '2026-11-23'],
    ['a day after today at a new station', null, '2026-11-22', '2026-11-23'],
  ])('needs no confirmation until %s', (_until, next, today, latest) => {
    expect(lastStartableDate(next, today)).toBe(latest);
  });

  test('is 31 days ahead even with a confirmation', () => {
    expect(furthestShiftDate('2026-11-22')).toBe('2026-12-23');
    expect(tooFarAhead('2026-12-24').message).toBe('24-12-2026 is more than 31 days ahead');
  });
});
