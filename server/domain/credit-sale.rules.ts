import type { Millilitres } from './kernel/litres';
import { amountOf, GREATEST_AMOUNT, litresFor, type Paise, type PaisePerLitre } from './kernel/money';

/** A tanker holds 24,000 L: more than 1,00,000 L on one slip is a slip of the finger. */
export const MOST_LITRES: Millilitres = 100_000_000;

/** Characters of what is written beside a sale. */
export const LONGEST = { vehicle: 20, slipNo: 20, overLimitReason: 200 } as const;

/** What a sale is refused with, in the form and by the server. */
export const SALE_TEXTS = {
  creditor: 'Select a creditor',
  pump: 'Select a pump',
  product: 'Select Product',
  notSoldThere: 'That pump does not sell this product',
  noQuantity: 'Enter quantity or amount',
  litresPositive: 'quantity must be more than 0',
  amountPositive: 'amount must be more than 0',
  range: 'quantity must be more than 0 and at most 100000 litres',
} as const;

/** What was delivered, by whichever of the two was typed. */
export interface Quantity {
  litres: Millilitres;
  amount: Paise;
}

/**
 * Both figures of a sale at the shift's rate: the typed one stays, the other follows (domain: section 5). Null where
 * there is no such delivery: nothing, more than `MOST_LITRES`, or an amount too small for a litre's thousandth.
 */
export function quantityBy(by: keyof Quantity, typed: number, rate: PaisePerLitre): Quantity | null {
  if (typed <= 0 || typed > (by === 'litres' ? MOST_LITRES : GREATEST_AMOUNT)) return null;
  const quantity =
    by === 'litres'
      ? { litres: typed, amount: amountOf(typed, rate) }
      : { litres: litresFor(typed, rate), amount: typed };
  const { litres, amount } = quantity;
  return litres > 0 && litres <= MOST_LITRES && amount > 0 && amount <= GREATEST_AMOUNT ? quantity : null;
}
