import type { Millilitres } from './kernel/litres';
import { type Paise, roundHalfUp } from './kernel/money';

/** Purchased litres and their cost. */
export interface Purchase {
  quantity: Millilitres;
  amount: Paise;
}

/**
 * Values a stock at cost: it is assumed to come from the newest deliveries, `newestFirst`, each at its own price; stock
 * beyond them all is valued at their average. Rounded half up where a delivery counts in part. 0 for no stock; null if
 * nothing was bought, since there is no price then (ADR 19).
 */
export function stockValue(litres: Millilitres, newestFirst: readonly Purchase[]): Paise | null {
  if (litres <= 0) return 0;
  let left = litres;
  let value = 0;
  for (const { quantity, amount } of newestFirst) {
    const taken = Math.min(left, quantity);
    value += partOf(amount, taken, quantity);
    left -= taken;
    if (left === 0) return value;
  }
  const bought = newestFirst.reduce((sum, { quantity }) => sum + quantity, 0);
  return bought === 0 ? null : value + partOf(value, left, bought);
}

const partOf = (amount: Paise, part: Millilitres, whole: Millilitres): Paise =>
  roundHalfUp(BigInt(amount) * BigInt(part), whole);
