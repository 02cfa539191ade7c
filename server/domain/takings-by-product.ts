import { type Paise, roundHalfUp } from './kernel/money';
import { sum } from './kernel/sum';

/** What a pump sold of one product in a closed shift, and how much of it on credit. */
export interface ProductSale {
  amount: Paise;
  credit: Paise;
}

/** How a pump's sales beyond credit were paid. No till asks for which product, so each figure is the pump's as a whole. */
export interface Takings {
  /** Of all collections, the last one too. */
  cash: Paise;
  swipe: Paise;
  shortage: Paise;
  /** Handed in too much above 0, too little below. */
  excess: Paise;
}

/** What divides the takings: the sales beyond credit; without any the sales, so that a lone excess finds a place. */
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
 * Each product's share of a pump's takings, in proportion to what the product sold there beyond credit (ADR 9). Exact
 * both ways: the shares of a figure add up to it, and each product's
 * amount = credit + cash + swipe + shortage − excess, as its pump's sale does. That needs the pump's own figures to.
 *
 * Both sums are rounded where they have run up to, over the products and over the ways of paying, and a share is what
 * such a corner adds; so no remainder is left to be put anywhere, and a way that took nothing has no share.
 */
export function takingsByProduct(sales: readonly ProductSale[], takings: Takings): Takings[] {
  const weights = runningSums(weightsOf(sales));
  const whole = weights.at(-1) ?? 0;
  const beyondCredit = runningSums(sales.map(({ amount, credit }) => amount - credit));
  const ways = runningSums([takings.swipe, takings.shortage, -takings.excess]);

  /** All that the products up to each have of the ways up to each; of all ways, what they sold beyond credit. */
  const corners = weights.map((weight, place) => [
    ...ways.map((way) => roundHalfUp(BigInt(way) * BigInt(weight), whole)),
    beyondCredit[place]!,
  ]);
  const upTo = (place: number, way: number): Paise => corners[place]?.[way] ?? 0;
  return sales.map((_, place) => {
    const share = (way: number): Paise =>
      upTo(place, way) - upTo(place, way - 1) - upTo(place - 1, way) + upTo(place - 1, way - 1);
    return { swipe: share(0), shortage: share(1), excess: 0 - share(2), cash: share(3) };
  });
}
