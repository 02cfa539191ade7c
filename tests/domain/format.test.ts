import fc from 'fast-check';
import {
  denominationLabel,
  groupDigits,
  grouped,
  groupedLitres,
  inr,
  plainFigure,
  withMinusSign,
} from '../../server/domain/kernel/format';
import { parseLitres } from '../../server/domain/kernel/litres';
import { moneyText, parseMoney } from '../../server/domain/kernel/money';
import { amountInWords } from '../../server/domain/kernel/words';

const paise = fc.integer({ min: -9_000_000_000_000_000, max: 9_000_000_000_000_000 });

test.each([
  ['1234567.89', '12,34,567.89', '₹12,34,567.89'],
  ['0', '0.00', '₹0.00'],
  ['999.5', '999.50', '₹999.50'],
  ['1000', '1,000.00', '₹1,000.00'],
  ['100000', '1,00,000.00', '₹1,00,000.00'],
  ['-12345678.90', '-1,23,45,678.90', '-₹1,23,45,678.90'],
  ['90000000000000', '9,00,00,00,00,00,000.00', '₹9,00,00,00,00,00,000.00'],
])('%s rupees are formatted %s and %s', (amount, figure, withRupee) => {
  expect(grouped(parseMoney(amount)!)).toBe(figure);
  expect(inr(parseMoney(amount)!)).toBe(withRupee);
});

test('litres have 3 decimals', () => {
  expect(groupedLitres(parseLitres('445.1')!)).toBe('445.100');
  expect(groupedLitres(parseLitres('1234567.125')!)).toBe('12,34,567.125');
});

test.each([
  ['999', '999'],
  ['1000', '1,000'],
  ['-1481594.732', '-14,81,594.732'],
  ['12.34567', '12.34567'],
  ['0', '0'],
  ['1,2', '1,2'],
  ['ten', 'ten'],
])('the digits of %s are grouped to %s', (text, shown) => expect(groupDigits(text)).toBe(shown));

test('any amount is grouped as the texts beside its field are', () => {
  fc.assert(fc.property(paise, (amount) => expect(groupDigits(moneyText(amount))).toBe(grouped(amount))));
});

test('a minus is formatted as U+2212', () => {
  expect(withMinusSign(inr(-50_000))).toBe('\u2212₹500.00');
  expect(withMinusSign('500.00')).toBe('500.00');
});

test.each([
  ['₹ 12,34,567.89', '1234567.89'],
  ['\u2212₹500.00', '-500.00'],
  [' १२३.५० ', '123.50'],
  ['1,234,567.89', '1234567.89'],
  ['12,345', '12345'],
  ['१,२५०.५', '1250.5'],
  ['1,250+2,34,567.5', '1250+234567.5'],
  ['12 abc', '12abc'],
])('a pasted %p parses as %p', (text, expected) => {
  expect(plainFigure(text)).toBe(expected);
});

test.each([
  '1,5',
  '12,34',
  '1,2345',
  '0,125',
  '1,00,00',
  '1234,567',
  '1,234,56,789',
  ',500',
  '1,,250',
  '1.250,5',
  '5,',
])('the comma of %p is no group separator, so the text is refused', (text) => {
  expect(plainFigure(text)).toBe(text);
  expect(parseLitres(plainFigure(text))).toBeNull();
});

test('every amount parses back from its formatted text to the paisa', () => {
  fc.assert(
    fc.property(paise, (amount) => {
      expect(parseMoney(plainFigure(grouped(amount)))).toBe(amount);
      expect(parseMoney(plainFigure(withMinusSign(inr(amount))))).toBe(amount);
      expect(parseLitres(plainFigure(groupedLitres(amount)))).toBe(amount);
    }),
  );
});

test.each([
  [1, '1'],
  [10, '10'],
  [200, '200'],
  [500, '500'],
  [1000, '1K'],
  [2000, '2K'],
])('a note of %d is labelled %s', (value, label) => {
  expect(denominationLabel(value)).toBe(label);
});

test.each([
  ['1234567.89', 'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Paisa Only'],
  ['100', 'Rupees One Hundred Only'],
  ['0', 'Rupees Zero Only'],
  ['0.05', 'Rupees Zero and Five Paisa Only'],
  ['1', 'Rupees One Only'],
  ['12.50', 'Rupees Twelve and Fifty Paisa Only'],
  ['100000', 'Rupees One Lakh Only'],
  ['10000000', 'Rupees One Crore Only'],
  ['10000001', 'Rupees One Crore One Only'],
  ['1000000000', 'Rupees One Hundred Crore Only'],
  [
    '1234567890.12',
    'Rupees One Hundred Twenty Three Crore Forty Five Lakh Sixty Seven Thousand Eight Hundred Ninety and Twelve Paisa Only',
  ],
  ['90000000000000', 'Rupees Ninety Lakh Crore Only'],
  ['-250', 'Minus Rupees Two Hundred Fifty Only'],
])('%s in words: %s', (amount, words) => {
  expect(amountInWords(parseMoney(amount)!).message).toBe(words);
});

test('every amount in words begins with Rupees, ends in Only and uses no unit beyond crore', () => {
  fc.assert(
    fc.property(paise, (amount) => {
      const words = amountInWords(amount).message;
      expect(words).toMatch(/^(Minus )?Rupees [A-Z][A-Za-z ]* Only$/);
      expect(words.includes(' Paisa ')).toBe(amount % 100 !== 0);
      expect(words).not.toMatch(/Arab|Kharab| {2}/);
    }),
  );
});

test('different amounts have different words', () => {
  fc.assert(
    fc.property(
      paise,
      paise,
      (one, other) => one === other || amountInWords(one).message !== amountInWords(other).message,
    ),
  );
});
