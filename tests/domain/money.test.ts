import fc from 'fast-check';
import { litresText, millilitresOf, parseLitres } from '../../server/domain/kernel/litres';
import {
  amountOf,
  litresFor,
  moneyText,
  parseMoney,
  parseRate,
  rateText,
  roundHalfUp,
  wholeRupees,
} from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';

const paise = fc.integer({ min: -9_000_000_000_000_000, max: 9_000_000_000_000_000 });
const litres = fc.integer({ min: 0, max: 99_999_999_999 });
const rate = fc.integer({ min: 1, max: 100_000 });

describe('money texts', () => {
  test.each([
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['1234.56', 123_456],
    ['-0.05', -5],
    ['0', 0],
    ['007', 700],
    ['90000000000000', 9_000_000_000_000_000],
  ])('%s rupees are %d paise', (text, expected) => {
    expect(parseMoney(text)).toBe(expected);
  });

  test.each([
    ['nothing', ''],
    ['an exponent', '1e3'],
    ['no number', 'NaN'],
    ['infinity', 'Infinity'],
    ['Devanagari digits', '१२३'],
    ['Arabic digits', '١٢٣'],
    ['full-width digits', '\uff11\uff12'],
    ['three decimals', '1.234'],
    ['a bare point', '1.'],
    ['no whole part', '.5'],
    ['a plus', '+1'],
    ['a comma', '1,234'],
    ['spaces', ' 1 '],
    ['a line break', '1\n'],
    ['hexadecimal', '0x10'],
    ['two minus signs', '--1'],
    ['two points', '1.2.3'],
    ['the float 0.1 + 0.2', String(0.1 + 0.2)],
    ['a paisa above the safe range', '90000000000000.01'],
    ['a number of 400 digits', '9'.repeat(400)],
  ])('refuses %s', (_what, text) => {
    expect(parseMoney(text)).toBeNull();
  });

  test('-0 is 0', () => {
    expect(Object.is(parseMoney('-0.00'), 0)).toBe(true);
  });

  test('amounts convert to text and back', () => {
    fc.assert(fc.property(paise, (amount) => parseMoney(moneyText(amount)) === amount));
    fc.assert(fc.property(rate, (price) => parseRate(rateText(price)) === price));
    fc.assert(fc.property(paise, (volume) => parseLitres(litresText(volume)) === volume));
  });

  test.each([
    [123_450, '1234.50'],
    [5, '0.05'],
    [-5, '-0.05'],
    [0, '0.00'],
    [-123_456, '-1234.56'],
  ])('%d paise is formatted %s', (amount, expected) => {
    expect(moneyText(amount)).toBe(expected);
  });

  test('half a paisa has no text', () => {
    expect(() => moneyText(0.5)).toThrow(RangeError);
  });
});

describe('litre texts', () => {
  test.each([
    ['445.125', 445_125],
    ['445.1', 445_100],
    ['10000', 10_000_000],
    ['0.001', 1],
  ])('%s litres are %d millilitres', (text, expected) => {
    expect(parseLitres(text)).toBe(expected);
  });

  test.each([['445.1254'], [''], ['1e3'], ['४४५']])('refuses %p', (text) => {
    expect(parseLitres(text)).toBeNull();
  });

  test.each([
    [1.2344999, 1234],
    [1.2345, 1235],
    [0, 0],
  ])('a calculated volume of %d litres is %d millilitres', (volume, expected) => {
    expect(millilitresOf(volume)).toBe(expected);
  });
});

describe('the rounding function', () => {
  test.each([
    [5, 2, 3],
    [-5, 2, -2],
    [7, 3, 2],
    [8, 3, 3],
    [-7, 3, -2],
    [-8, 3, -3],
    [1, 2, 1],
    [-1, 2, 0],
    [0, 9, 0],
    [9_007_199_254_740_991, 1, 9_007_199_254_740_991],
  ])('%d ÷ %d is %d', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });

  test('rounds to the nearest whole number, halves up', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 1000, max: 1e9 }), (n, d) => {
        fc.pre(n / BigInt(d) < 2n ** 53n && n / BigInt(d) > -(2n ** 53n));
        const twice = 2n * n - 2n * BigInt(roundHalfUp(n, d)) * BigInt(d);
        expect(twice >= -BigInt(d) && twice < BigInt(d)).toBe(true);
      }),
    );
  });

  test('refuses a denominator of 0 and numbers beyond exact integers', () => {
    expect(() => roundHalfUp(1, 0)).toThrow(RangeError);
    expect(() => roundHalfUp(2n ** 60n, 1)).toThrow(RangeError);
  });
});

describe('amounts', () => {
  test.each([
    ['1000', '92.50', '92500.00'],
    ['600', '104.20', '62520.00'],
    ['445.125', '92.35', '41107.29'],
    ['0.005', '1.00', '0.01'],
    ['0.004', '1.00', '0.00'],
    ['0', '92.50', '0.00'],
    ['99999999.999', '999.99', '99998999999.00'],
  ])('%s L at %s cost %s', (volume, price, expected) => {
    expect(moneyText(amountOf(parseLitres(volume)!, parseRate(price)!))).toBe(expected);
  });

  test.each([
    ['500.00', '92.50', '5.405'],
    ['0.01', '92.50', '0.000'],
    ['92500.00', '92.50', '1000.000'],
  ])('%s rupees at %s buy %s L', (amount, price, expected) => {
    expect(litresText(litresFor(parseMoney(amount)!, parseRate(price)!))).toBe(expected);
  });

  test('a rate of 0 buys nothing', () => {
    expect(() => litresFor(100, 0)).toThrow(RangeError);
  });

  test('an amount is litres times rate, half a paisa rounded up', () => {
    fc.assert(
      fc.property(litres, rate, (volume, price) => {
        const thousandths = BigInt(volume) * BigInt(price);
        const halfUp = thousandths / 1000n + (thousandths % 1000n >= 500n ? 1n : 0n);
        expect(BigInt(amountOf(volume, price))).toBe(halfUp);
      }),
    );
  });

  test('two deliveries cost the same as one of both, to a paisa', () => {
    fc.assert(
      fc.property(litres, litres, rate, (one, other, price) => {
        const apart = amountOf(one, price) + amountOf(other, price);
        expect(Math.abs(apart - amountOf(one + other, price))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('litres calculated for an amount cost that amount, to half a millilitre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), rate, (amount, price) => {
        const off = Math.abs(amountOf(litresFor(amount, price), price) - amount);
        expect(off).toBeLessThanOrEqual(price / 2000 + 0.5);
      }),
    );
  });

  test.each([
    ['10.50', '10.00'],
    ['270.00', '270.00'],
    ['0.99', '0.00'],
    ['-0.50', '-1.00'],
  ])('the whole rupees of %s are %s', (amount, expected) => {
    expect(moneyText(wholeRupees(parseMoney(amount)!))).toBe(expected);
  });

  test('a sum over nothing is 0', () => {
    expect(sum([], () => 1)).toBe(0);
    expect(sum([{ a: 1 }, { a: 2 }], ({ a }) => a)).toBe(3);
  });
});
