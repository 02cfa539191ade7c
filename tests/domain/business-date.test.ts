import fc from 'fast-check';
import {
  addDays,
  dayIn,
  daysBetween,
  financialYearOf,
  isBusinessDate,
  monthOf,
  parseShownDate,
  showDate,
} from '../../server/domain/kernel/business-date';

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-04-31', false],
  ['2026-00-10', false],
  ['26-11-21', false],
  ['2026-1-1', false],
  ['21-11-2026', false],
  ['0000-01-01', false],
  ['2026-11-21T00:00:00Z', false],
  ['२०२६-११-२१', false],
  ['', false],
])('%p is a valid day: %p', (text, expected) => {
  expect(isBusinessDate(text)).toBe(expected);
});

test('a day is formatted dd-mm-yyyy and parses back', () => {
  expect(showDate('2026-11-21')).toBe('21-11-2026');
  expect(parseShownDate('21-11-2026')).toBe('2026-11-21');
  expect(parseShownDate('31-02-2026')).toBeNull();
  expect(parseShownDate('2026-11-21')).toBeNull();
  expect(parseShownDate('')).toBeNull();
  fc.assert(fc.property(day, (date) => parseShownDate(showDate(date)) === date));
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %d days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('adding days gives real days and is reversible', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
      expect(isBusinessDate(addDays(date, days))).toBe(true);
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test.each([
  ['2026-03-31T18:29:59Z', 'Asia/Kolkata', '2026-03-31'],
  ['2026-03-31T18:30:00Z', 'Asia/Kolkata', '2026-04-01'],
  ['2026-03-31T18:30:00Z', 'UTC', '2026-03-31'],
  ['2026-03-31T02:29:00Z', 'America/St_Johns', '2026-03-30'],
  ['2026-01-01T00:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
])('at %s in %s the business date is %s', (instant, timeZone, expected) => {
  expect(dayIn(timeZone, new Date(instant))).toBe(expected);
});

test.each([
  ['2026-04-01', '2026-27'],
  ['2027-03-31', '2026-27'],
  ['2027-01-15', '2026-27'],
  ['2026-03-31', '2025-26'],
  ['2099-12-31', '2099-00'],
])('%s is in the financial year %s', (date, expected) => {
  expect(financialYearOf(date)).toBe(expected);
});

test.each([
  ['2026-02-15', '2026-02-01', '2026-02-28'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
  ['2026-12-01', '2026-12-01', '2026-12-31'],
  ['2026-04-30', '2026-04-01', '2026-04-30'],
])('the month of %s is from %s to %s', (date, from, to) => {
  expect(monthOf(date)).toEqual({ from, to });
});
