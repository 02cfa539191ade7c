import { figureTypedOf, MOST_LITRES, quantityBy } from '../../server/domain/credit-sale.rules';

const HS = 9250;

test.each([
  ['litres', 1_000, HS, { litres: 1_000, amount: 9_250 }],
  ['litres', MOST_LITRES, HS, { litres: MOST_LITRES, amount: 925_000_000 }],
  ['amount', 10_000, HS, { litres: 1_081, amount: 10_000 }],
  ['amount', 925_000_000, HS, { litres: MOST_LITRES, amount: 925_000_000 }],
] as const)('%s of %d at %d is a valid sale', (by, typed, rate, sale) => {
  expect(quantityBy(by, typed, rate)).toEqual(sale);
});

test.each([
  ['nothing', 'litres', 0, HS],
  ['less than nothing', 'amount', -1, HS],
  ['more than a slip takes', 'litres', MOST_LITRES + 1, HS],
  ['an amount that buys more', 'amount', 925_000_100, HS],
  ['an amount beyond all', 'amount', 8_500_000_000_000_000, HS],
  ['litres that come to more than any amount', 'litres', MOST_LITRES, 1_000_000],
  ['an amount that buys no millilitre', 'amount', 1, 1_000_000],
  ['litres that cost nothing', 'litres', 1, 1],
] as const)('refuses %s', (_what, by, typed, rate) => {
  expect(quantityBy(by, typed, rate)).toBeNull();
});

// At ₹1 a litre a paisa is 10 ml; the greatest amount is ₹99,99,99,999.99, more than the greatest quantity costs.
test.each([
  ['litres', 0, 100_000],
  ['litres', -5, 100],
  ['amount', 0, 100],
] as const)('no sale: %s of %d at %d', (by, typed, rate) => {
  expect(quantityBy(by, typed, rate)).toBeNull();
});

test('the greatest amount is a sale, at a rate that makes it few litres', () => {
  const [amount, rate] = [99_999_999_999, 999_999_999];
  expect(quantityBy('amount', amount, rate)).toEqual({ litres: 100_000, amount });
  expect(quantityBy('amount', amount + 1, rate)).toBeNull();
});

test.each([
  [4_878, 50_000, 'amount'],
  [10_000, 102_500, 'litres'],
  [10_000, 102_400, 'amount'],
  [4_870, 49_918, 'litres'],
  [4_876, 49_979, 'litres'],
] as const)('of %i ml and %i paise at 102.50, the %s was typed', (litres, amount, typed) =>
  expect(figureTypedOf({ litres, amount }, 10_250)).toBe(typed),
);
