import fc from 'fast-check';
import { sum } from '../../server/domain/kernel/sum';
import { type ProductSale, type Takings, takingsByProduct } from '../../server/domain/takings-by-product';

/** Paise. */
const sale = (amount: number, credit = 0): ProductSale => ({ amount, credit });
const takings = (cash: number, swipe = 0, shortage = 0, excess = 0): Takings => ({ cash, swipe, shortage, excess });

test.each([
  {
    name: 'one product has all of it',
    sales: [sale(15_502_000, 2_775_000)],
    taken: takings(9_700_000, 3_000_000, 27_000),
    shares: [takings(9_700_000, 3_000_000, 27_000)],
  },
  {
    name: 'two that sold as much beyond credit have the same, whatever went on credit',
    sales: [sale(90_000, 40_000), sale(50_000)],
    taken: takings(80_000, 20_000),
    shares: [takings(40_000, 10_000), takings(40_000, 10_000)],
  },
  {
    name: 'three thirds of a rupee come to the rupee',
    sales: [sale(100), sale(100), sale(100)],
    taken: takings(200, 100),
    shares: [takings(67, 33), takings(66, 34), takings(67, 33)],
  },
  {
    name: 'what was sold on credit alone has no share',
    sales: [sale(60_000, 60_000), sale(30_000)],
    taken: takings(30_000),
    shares: [takings(0), takings(30_000)],
  },
  {
    name: 'too much handed in goes with what was sold, where all of it was on credit',
    sales: [sale(30_000, 30_000), sale(10_000, 10_000)],
    taken: takings(400, 0, 0, 400),
    shares: [takings(300, 0, 0, 300), takings(100, 0, 0, 100)],
  },
  {
    name: 'where nothing was sold, each product has as much',
    sales: [sale(0), sale(0)],
    taken: takings(500, 0, 0, 500),
    shares: [takings(250, 0, 0, 250), takings(250, 0, 0, 250)],
  },
])('$name', ({ sales, taken, shares }) => {
  expect(takingsByProduct(sales, taken)).toMatchObject(shares);
});

test('a pump without sales has no shares', () => {
  expect(takingsByProduct([], takings(0))).toEqual([]);
});

const rupees = fc.nat({ max: 50_000_000 });
const product = fc.tuple(rupees, rupees).map(([beyond, credit]) => sale(beyond + credit, credit));

/** A pump whose figures explain its sale: of what was not sold on credit some by card, some short, the rest in cash. */
const pump = fc
  .record({
    sales: fc.array(product, { minLength: 1, maxLength: 5 }),
    parts: fc.tuple(fc.nat({ max: 100 }), fc.nat({ max: 100 })),
    excess: fc.integer({ min: -1_000, max: 10_000 }),
  })
  .map(({ sales, parts, excess }) => {
    const beyond = sum(sales, ({ amount, credit }) => amount - credit);
    const swipe = Math.floor((beyond * parts[0]) / 100);
    const shortage = Math.floor(((beyond - swipe) * parts[1]) / 100);
    return { sales, taken: takings(beyond - swipe - shortage + excess, swipe, shortage, excess) };
  });

const WAYS = ['cash', 'swipe', 'shortage', 'excess'] as const;

test("the shares add up to the pump's figures and to each product's sale, to the paisa", () => {
  fc.assert(
    fc.property(pump, ({ sales, taken }) => {
      const shares = takingsByProduct(sales, taken);
      for (const way of WAYS) expect(sum(shares, (share) => share[way])).toBe(taken[way]);
      for (const { amount, credit, cash, swipe, shortage, excess } of shares)
        expect(credit + cash + swipe + shortage - excess).toBe(amount);
    }),
    { numRuns: 500 },
  );
});

test('each share is within two paise of its exact part, and a share of nothing is 0', () => {
  fc.assert(
    fc.property(pump, ({ sales, taken }) => {
      const beyond = sum(sales, ({ amount, credit }) => amount - credit);
      fc.pre(beyond > 0);
      for (const share of takingsByProduct(sales, taken))
        for (const way of WAYS) {
          const { amount, credit } = share;
          expect(Math.abs(share[way] - (taken[way] * (amount - credit)) / beyond)).toBeLessThan(2.001);
          if (taken[way] === 0) expect(share[way]).toBe(0);
        }
    }),
    { numRuns: 500 },
  );
});
