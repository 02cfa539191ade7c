import fc from 'fast-check';
import type {
  CreditTaken,
  NozzleReading,
  PumpTakings,
  Rates,
  ShiftTakings,
  TankLevel,
} from '../../server/domain/closing';
import { amountOf, type Paise, wholeRupees } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';

const PRODUCTS = [1, 2, 3];

/** A share of a whole, in thousandths: draws stay independent of the figures that they part. */
const share = fc.integer({ min: 0, max: 1000 });
const partOf = (whole: number, thousandths: number): number => Math.floor((Math.max(0, whole) * thousandths) / 1000);

export const anyRates: fc.Arbitrary<Rates> = fc
  .tuple(...PRODUCTS.map(() => fc.integer({ min: 5000, max: 15_000 })))
  .map((rates) => Object.fromEntries(PRODUCTS.map((productId, index) => [productId, rates[index]!])));

const anyLeg = fc.record({
  productId: fc.constantFrom(...PRODUCTS),
  open: fc.integer({ min: 0, max: 9_000_000_000 }),
  sold: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 })),
  testing: fc.option(fc.integer({ min: 0, max: 20_000 })),
});

/** Up to three slips of one product, together not above the litres sold. */
function slipsOf(productId: number, litresSold: number, thousandths: number[], rates: Rates): CreditTaken[] {
  let left = litresSold;
  return thousandths.map((part) => {
    const litres = partOf(left, part);
    left -= litres;
    return { productId, litres, amount: amountOf(litres, rates[productId]!) };
  });
}

/** How the cash at the end meets what is to be handed in; each is a way a shift may close. */
const anyEnding = fc.constantFrom('exact', 'withinTolerance', 'short', 'over');

function missingOf(ending: string, toHandIn: Paise, part: number): Paise {
  if (ending === 'withinTolerance') return Math.min(partOf(1000, part), toHandIn - 1);
  if (ending === 'short' && toHandIn > 1001) return 1001 + partOf(toHandIn - 1002, part);
  return ending === 'over' ? -partOf(100_000, part) : 0;
}

function sharesOf(shortage: Paise, parts: number[]) {
  let left = shortage;
  const shares = parts.map((part, index) => {
    const amount = wholeRupees(partOf(left, part));
    left -= amount;
    return { employeeId: index + 1, amount };
  });
  return shortage === 0 ? [] : [...shares, { employeeId: parts.length + 1, amount: left }];
}

/** A pump that may close: every figure is drawn within what the figures before it leave. */
export const anyValidPump = (rates: Rates): fc.Arbitrary<PumpTakings> =>
  fc
    .record({
      pumpId: fc.integer({ min: 1, max: 99 }),
      legs: fc.array(anyLeg, { minLength: 1, maxLength: 6 }),
      slips: fc.array(fc.array(share, { maxLength: 3 }), { minLength: PRODUCTS.length, maxLength: PRODUCTS.length }),
      cash: share,
      swipes: fc.array(share, { maxLength: 3 }),
      ending: anyEnding,
      missing: share,
      isCounted: fc.boolean(),
      answering: fc.array(share, { maxLength: 3 }),
    })
    .map((drawn) => {
      const nozzles: NozzleReading[] = drawn.legs.map(({ productId, open, sold, testing }, index) => {
        const nozzleId = Math.floor(index / 2) + 1;
        const close = open + sold + (testing ?? 0);
        return { nozzleId, nozzleName: `N${nozzleId}`, productId, open, close, testing };
      });
      const litresOf = (productId: number) => sum(drawn.legs, (leg) => (leg.productId === productId ? leg.sold : 0));
      const creditSales = PRODUCTS.flatMap((productId, index) =>
        slipsOf(productId, litresOf(productId), drawn.slips[index]!, rates),
      );
      const sale = sum(drawn.legs, (leg) => amountOf(leg.sold, rates[leg.productId]!));
      let left = sale - sum(creditSales, (slip) => slip.amount);
      const cash = partOf(left, drawn.cash);
      left -= cash;
      const swipes = drawn.swipes.map((part, index) => {
        const amount = partOf(left, part);
        left -= amount;
        return { swipeMachineId: index + 1, amount };
      });
      const isDue = left > 0;
      const missing = isDue ? missingOf(drawn.ending, left, drawn.missing) : 0;
      const amount = left - missing;
      const notes = drawn.isCounted ? { cashIn: amount + 500, cashOut: 500 } : {};
      return {
        pumpId: drawn.pumpId,
        pumpName: `P${drawn.pumpId}`,
        nozzles,
        creditSales,
        cash,
        swipes,
        lastCollection: isDue ? { employeeId: 7, amount, ...notes } : null,
        shortages: missing > 1000 ? sharesOf(wholeRupees(missing), drawn.answering) : [],
      };
    });

const anyTank: fc.Arbitrary<TankLevel> = fc
  .record({ volume: fc.integer({ min: 1, max: 40_000_000 }), dip: fc.option(fc.integer({ min: 1, max: 2500 })) })
  .map(({ volume, dip }) => ({ tankId: 1, tankName: 'T1', volume, dip, isAtg: dip === null }));

/** A shift that may close, with its rates. */
export const anyValidShift: fc.Arbitrary<{ rates: Rates; takings: ShiftTakings }> = anyRates.chain((rates) =>
  fc.record({
    rates: fc.constant(rates),
    takings: fc.record({
      pumps: fc.array(anyValidPump(rates), { minLength: 1, maxLength: 4 }),
      tanks: fc.array(anyTank, { minLength: 1, maxLength: 4 }),
    }),
  }),
);
