import type { Millilitres } from './kernel/litres';
import { type Paise, type PaisePerLitre, roundHalfUp } from './kernel/money';

/** A line that gets a share of an invoice's amount: its litres, and its product's selling rate; null without a rate. */
export interface PurchasedLine {
  quantity: Millilitres;
  rate: PaisePerLitre | null;
}

/**
 * Divides an invoice's amount among its lines, in order: in proportion to what their litres would sell for, or to the
 * litres alone if any product has no rate (ADR 8). Shares are whole paise, none below 0, each within a paisa of its
 * exact part, and they add up to the amount: the running total is rounded, so nothing is left over. Quantities are
 * above 0.
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
