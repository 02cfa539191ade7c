import { type Paise, roundHalfUp } from './kernel/money';
import { sum } from './kernel/sum';

/** A pump's sale of one product in a closed shift, and how much of it was on credit. */
export interface ProductSale {
  amount: Paise;
  credit: Paise;
}

/**
 * How a pump's sales beyond credit were paid. No record says for which product, so each figure covers the whole pump.
 */
export interface Takings {
  /** All collections, including the last one. */
  cash: Paise;
  swipe: Paise;
  shortage: Paise;
  /** Positive if too much was handed in, negative if too little. */
  excess: Paise;
}

/**
 * Weights for dividing the takings: the sales beyond credit, or all sales if there are none, so that an excess without
 * them can be assigned.
 */
function weightsOf(sales: readonly ProductSale[]): number[] {
  const beyondCredit = sales.map(({ amount, credit }) => Math.max(amount - credit, 0));
  const sold = sales.map(({ amount }) => amount);
  const weights = [beyondCredit, sold].find((candidate) => sum(candidate, (weight) => weight) > 0);
  return weights ?? sales.map(() => 1);
}

const runningSums = (figures: readonly number[]): number[] => {
  let reached = 0;
  return figures.map((figure) => (reached += figure));
};

/**
 * Adds to each sale its share of the pump's takings, in proportion to its sales beyond credit (ADR 9). Exact both ways: the
 * shares of a figure add up to it, and each product's amount = credit + cash + swipe + shortage − excess, if that holds
 * for the pump.
 *
 * The running totals over products and over ways of paying are rounded, and a share is the difference between adjacent
 * totals; so there is no remainder to assign, and a way without takings has no shares.
 */
export function takingsByProduct<Sale extends ProductSale>(
  sales: readonly Sale[],
  takings: Takings,
): (Sale & Takings)[] {
  const weights = runningSums(weightsOf(sales));
  const whole = weights.at(-1) ?? 0;
  const beyondCredit = runningSums(sales.map(({ amount, credit }) => amount - credit));
  const ways = runningSums([takings.swipe, takings.shortage, -takings.excess]);

  /** Cumulative takings of the first products in the first ways; over all ways, the products' sales beyond credit. */
  const corners = weights.map((weight, index) => [
    ...ways.map((way) => roundHalfUp(BigInt(way) * BigInt(weight), whole)),
    beyondCredit[index]!,
  ]);
  const upTo = (place: number, way: number): Paise => corners[place]?.[way] ?? 0;
  return sales.map((sale, index) => {
    const share = (way: number): Paise =>
      upTo(index, way) - upTo(index, way - 1) - upTo(index - 1, way) + upTo(index - 1, way - 1);
    return { ...sale, swipe: share(0), shortage: share(1), excess: 0 - share(2), cash: share(3) };
  });
}
