import fc from 'fast-check';
import { billNumberText, CREDIT_SERIES, INTEREST_SERIES, parseBillNumber } from '../../server/domain/bill-number';
import { addDays, financialYearOf } from '../../server/domain/kernel/business-date';

test.each([
  ['2026-04-01', 1, 'CR/2026-27/000001'],
  ['2026-11-21', 123, 'CR/2026-27/000123'],
  ['2027-03-31', 124, 'CR/2026-27/000124'],
  ['2027-04-01', 1, 'CR/2027-28/000001'],
  ['2099-12-31', 999_999, 'CR/2099-00/999999'],
  ['2026-11-21', 1_000_000, 'CR/2026-27/1000000'],
])('bill number of %s, number %d of the year: %s', (date, sequence, text) => {
  const number = { series: CREDIT_SERIES, financialYear: financialYearOf(date), sequence };
  expect(billNumberText(number)).toBe(text);
  expect(parseBillNumber(text)).toEqual(number);
});

test('interest bills have their own number series', () => {
  const number = { series: INTEREST_SERIES, financialYear: '2026-27', sequence: 7 };
  expect(billNumberText(number)).toBe('IN/2026-27/000007');
  expect(INTEREST_SERIES).not.toBe(CREDIT_SERIES);
});

test.each([
  '',
  'CR/2026-27/123',
  'CR/2026-27/000000',
  'CR/2026-27/0001234',
  'CR/2026-27/000123/1',
  'CR/2026-28/000123',
  'CR/2026-2027/000123',
  'CR/26-27/000123',
  'cr/2026-27/000123',
  ' CR/2026-27/000123',
  'CR/2026-27/000123\n',
  'CR-2026-27-000123',
  '/2026-27/000123',
  'CR/2026-27/00012३',
  'CR/2026-27/-00123',
])('%j is not a bill number', (text) => {
  expect(parseBillNumber(text)).toBeNull();
});

test('every number parses back, and the numbers of a year sort as their bills', () => {
  const any = fc.record({
    series: fc.stringMatching(/^[A-Z]{1,8}$/),
    financialYear: fc.nat(36_500).map((days) => financialYearOf(addDays('2000-01-01', days))),
    sequence: fc.integer({ min: 1, max: 999_998 }),
  });
  fc.assert(
    fc.property(any, (number) => {
      const text = billNumberText(number);
      expect(parseBillNumber(text)).toEqual(number);
      expect(text < billNumberText({ ...number, sequence: number.sequence + 1 })).toBe(true);
    }),
  );
});
