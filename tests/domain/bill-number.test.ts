import fc from 'fast-check';
import {
  billNumberText,
  CREDIT_SERIES,
  formOfYear,
  INTEREST_SERIES,
  problemsOfSeries,
  standardForm,
  yearsToSet,
} from '../../server/domain/bill-number';
import { addDays, financialYearOf } from '../../server/domain/kernel/business-date';

test.each([
  ['2026-04-01', 1, 'CR/2026-27/000001'],
  ['2026-11-21', 123, 'CR/2026-27/000123'],
  ['2027-03-31', 124, 'CR/2026-27/000124'],
  ['2027-04-01', 1, 'CR/2027-28/000001'],
  ['2099-12-31', 999_999, 'CR/2099-00/999999'],
  ['2026-11-21', 1_000_000, 'CR/2026-27/1000000'],
])('standard bill number of %s, number %d of the year: %s', (date, sequence, text) => {
  expect(billNumberText(standardForm(CREDIT_SERIES, financialYearOf(date)), sequence)).toBe(text);
});

test('interest bills have their own number series', () => {
  expect(billNumberText(standardForm(INTEREST_SERIES, '2026-27'), 7)).toBe('IN/2026-27/000007');
  expect(INTEREST_SERIES).not.toBe(CREDIT_SERIES);
});

test.each([
  ['SVP/26-27/', 1, 32, 'SVP/26-27/32'],
  ['SVP/26-27/', 4, 32, 'SVP/26-27/0032'],
  ['B-', 2, 100, 'B-100'],
])('with the prefix %s and %d digits, sequence %d is %s', (prefix, digits, sequence, text) => {
  expect(billNumberText({ prefix, digits }, sequence)).toBe(text);
});

const typed = (over: object) => ({
  series: CREDIT_SERIES,
  financialYear: '2026-27',
  prefix: 'SVP/26-27/',
  firstNumber: '32',
  ...over,
});

test.each([
  ['a prefix with the year', {}],
  ['zeros in front', { firstNumber: '0032' }],
  ['16 characters', { prefix: 'SVP/2026-27/', firstNumber: '0001' }],
  ['16 characters from which 1,000 bills have room', { prefix: 'SVP/2026-27/', firstNumber: '9000' }],
  ['capitals to come and spaces around', { prefix: ' svp-', firstNumber: ' 7 ' }],
  ['a digit in front', { prefix: '1A/' }],
  ['the standard prefix with fewer digits', { prefix: 'CR/2026-27/', firstNumber: '00001' }],
  ['the greatest first number', { prefix: 'S', firstNumber: '999999999' }],
])('takes %s', (_, over) => {
  expect(problemsOfSeries(typed(over))).toEqual([]);
});

const CHARACTERS = 'A prefix has only the letters A to Z, digits, "/" and "-"';
const BEGIN = 'A prefix begins with a letter or with a digit from 1 to 9';
const END = 'End the prefix with a letter, "/" or "-", so that the number after it can be read';
const STANDARD = 'This is the standard prefix of another series or year. Choose another one.';
const FIRST = 'Enter the first number as it is to be printed, such as 32 or 0032';

test.each([
  ['no prefix', { prefix: '  ' }, 'prefix', 'Enter the prefix of the numbers'],
  ['a space within', { prefix: 'SVP 26/' }, 'prefix', CHARACTERS],
  ['an underscore', { prefix: 'SVP_' }, 'prefix', CHARACTERS],
  ['Hindi letters', { prefix: 'बिल/' }, 'prefix', CHARACTERS],
  ['a letter that has no single capital', { prefix: 'ß/' }, 'prefix', CHARACTERS],
  ['a line break', { prefix: 'A\nB/' }, 'prefix', CHARACTERS],
  ['a slash in front', { prefix: '/26-27/' }, 'prefix', BEGIN],
  ['a hyphen in front', { prefix: '-A' }, 'prefix', BEGIN],
  ['a zero in front', { prefix: '0A/' }, 'prefix', BEGIN],
  ['a digit at the end', { prefix: 'SVP26' }, 'prefix', END],
  ['the standard prefix of the next year', { prefix: 'cr/2027-28/' }, 'prefix', STANDARD],
  ['the standard prefix of interest', { prefix: 'IN/2026-27/' }, 'prefix', STANDARD],
  [
    '17 characters',
    { prefix: 'SVP/2026-27/', firstNumber: '00001' },
    'prefix',
    'Numbers up to SVP/2026-27/01000 have 17 characters, but at most 16 are allowed. Shorten the prefix.',
  ],
  [
    'no room for 1,000 bills',
    { prefix: 'SVP/2026-27/', firstNumber: '9001' },
    'prefix',
    'Numbers up to SVP/2026-27/10000 have 17 characters, but at most 16 are allowed. Shorten the prefix.',
  ],
  ['no first number', { firstNumber: '' }, 'firstNumber', FIRST],
  ['zero', { firstNumber: '000' }, 'firstNumber', FIRST],
  ['a sign', { firstNumber: '-3' }, 'firstNumber', FIRST],
  ['a decimal', { firstNumber: '3.5' }, 'firstNumber', FIRST],
  ['letters', { firstNumber: '32A' }, 'firstNumber', FIRST],
  ['ten digits', { firstNumber: '1234567890' }, 'firstNumber', FIRST],
])('refuses %s at its field', (_, over, field, message) => {
  expect(problemsOfSeries(typed(over))).toMatchObject([{ field, message }]);
});

test('both fields are refused at once', () => {
  expect(problemsOfSeries(typed({ prefix: '', firstNumber: '' })).map(({ field }) => field)).toEqual([
    'prefix',
    'firstNumber',
  ]);
});

test.each([
  ['SVP/26-27/', 'SVP/27-28/'],
  ['SVP/2026-27/', 'SVP/2027-28/'],
  ['A2627-', 'A2728-'],
  ['A202627/', 'A202728/'],
  ['CR/2026-27/', 'CR/2027-28/'],
  ['SVP-', null],
  ['SVP/25-26/', null],
])('the prefix %s is carried to the next year as %s', (prefix, next) => {
  expect(formOfYear({ prefix, digits: 4 }, '2026-27', '2027-28')).toEqual(next && { prefix: next, digits: 4 });
});

test.each([
  ['2026-11-30', ['2025-26', '2026-27', '2027-28']],
  ['2027-03-31', ['2025-26', '2026-27', '2027-28']],
  ['2028-02-29', ['2026-27', '2027-28', '2028-29']],
  ['2027-04-01', ['2026-27', '2027-28', '2028-29']],
])('on %s the years %j can be set', (today, years) => {
  expect(yearsToSet(today)).toEqual(years);
});

test('the standard numbers of a year sort as their bills, and no accepted number is longer than 16 characters', () => {
  const year = fc.nat(36_500).map((days) => financialYearOf(addDays('2000-01-01', days)));
  fc.assert(
    fc.property(year, fc.integer({ min: 1, max: 999_998 }), (financialYear, sequence) => {
      const form = standardForm(CREDIT_SERIES, financialYear);
      expect(billNumberText(form, sequence) < billNumberText(form, sequence + 1)).toBe(true);
    }),
  );
  const input = fc.record({
    prefix: fc.stringMatching(/^[A-Z0-9/-]{1,16}$/),
    firstNumber: fc.stringMatching(/^[0-9]{1,10}$/),
  });
  fc.assert(
    fc.property(input, ({ prefix, firstNumber }) => {
      fc.pre(problemsOfSeries(typed({ prefix, firstNumber })).length === 0);
      const number = billNumberText({ prefix, digits: firstNumber.length }, Number(firstNumber) + 999);
      expect(number).toMatch(/^[A-Z1-9][A-Z0-9/-]{0,15}$/);
    }),
  );
});
