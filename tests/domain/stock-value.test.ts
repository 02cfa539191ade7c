import fc from 'fast-check';
import { sum } from '../../server/domain/kernel/sum';
import { type Purchase, stockValue } from '../../server/domain/stock-value';

/** Litres and rupees, for the eye. */
const bought = (litres: number, rupees: number): Purchase => ({ quantity: litres * 1000, amount: rupees * 100 });
const NEW = bought(10_000, 900_000);
const OLD = bought(10_000, 880_000);

test.each([
  ['within the newest delivery', 5_000, [NEW, OLD], 450_000],
  ['the newest one and half of the one before', 15_000, [NEW, OLD], 900_000 + 440_000],
  ['all of both', 20_000, [NEW, OLD], 1_780_000],
  ['more than was bought: the rest at the average', 30_000, [NEW, OLD], 1_780_000 * 1.5],
  ['no stock', 0, [NEW], 0],
  ['no stock and no price', 0, [], 0],
])('%s', (_what, litres, purchases, rupees) => expect(stockValue(litres * 1000, purchases)).toBe(rupees * 100));

test('a stock without purchases has no value', () => expect(stockValue(1, [])).toBeNull());

test('a part is rounded half up', () => expect(stockValue(500, [{ quantity: 1000, amount: 5 }])).toBe(3));

/** Up to a tanker, at ₹50 to ₹150 a litre. */
const anyPurchase = fc
  .record({ quantity: fc.integer({ min: 1, max: 20_000_000 }), rate: fc.integer({ min: 5_000, max: 15_000 }) })
  .map(({ quantity, rate }): Purchase => ({ quantity, amount: Math.floor((quantity * rate) / 1000) }));

test('the rate is between the cheapest and the dearest price, and the whole stock is worth what was paid', () =>
  fc.assert(
    fc.property(
      fc.array(anyPurchase, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 99_999_999 }),
      (purchases, litres) => {
        const value = stockValue(litres, purchases)!;
        const prices = purchases.map(({ quantity, amount }) => amount / quantity);
        expect(value).toBeGreaterThanOrEqual(Math.floor(litres * Math.min(...prices)) - purchases.length);
        expect(value).toBeLessThanOrEqual(Math.ceil(litres * Math.max(...prices)) + purchases.length);
        const all = sum(purchases, ({ quantity }) => quantity);
        expect(stockValue(all, purchases)).toBe(sum(purchases, ({ amount }) => amount));
      },
    ),
  ));
