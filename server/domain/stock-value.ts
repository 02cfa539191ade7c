import type { Millilitres } from './kernel/litres';
import { type Paise, roundHalfUp } from './kernel/money';

/** Litres that were bought, and what they cost. */
export interface Purchase {
  quantity: Millilitres;
  amount: Paise;
}

/**
 * What a stock cost: it is taken to be of the newest deliveries, `newestFirst`, each at its own price; what is beyond
 * them all goes at their average. Rounded half up where a delivery is in it in part. 0 for no stock; null where nothing
 * was bought, since there is no price then (docs/adr/0019).
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
