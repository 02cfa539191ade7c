import type { Millilitres } from './kernel/litres';
import { type Paise, type PaisePerLitre, roundHalfUp } from './kernel/money';

/** A line that an invoice's amount is shared among: its litres, and what its product sells at; null where it has no rate. */
export interface PurchasedLine {
  quantity: Millilitres;
  rate: PaisePerLitre | null;
}

/**
 * Each line's share of an invoice's amount, in the lines' order: in proportion to what its litres would sell for, or to
 * the litres alone where any of the products has no rate (docs/adr: purchases by product). Shares are whole paise, none
 * below 0, each within a paisa of its exact part, and they come to the amount: the parts are cut where the running
 * total of the lines ends, so that no rounding is left over. Quantities are above 0.
 */
export function purchaseShares(amount: Paise, lines: readonly PurchasedLine[]): Paise[] {
  const isPriced = lines.every(({ rate }) => rate !== null);
  const weights = lines.map(({ quantity, rate }) => BigInt(quantity) * BigInt(isPriced ? rate! : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const shares: Paise[] = [];
  let weighed = 0n;
  let shared: Paise = 0;
  for (const weight of weights) {
    weighed += weight;
    const end = roundHalfUp(BigInt(amount) * weighed, total);
    shares.push(end - shared);
    shared = end;
  }
  return shares;
}
