import type { FieldRule } from './field-rules';
import type { Millilitres } from './kernel/litres';
import { amountOf, GREATEST_AMOUNT, litresFor, type Paise, type PaisePerLitre } from './kernel/money';
import { amountRule, selection } from './money-document.rules';

/** A tanker holds 24,000 L, so more than 1,00,000 L on one slip is a typing error. */
export const MOST_LITRES: Millilitres = 100_000_000;

/** Maximum characters of a sale's text fields. */
export const LONGEST = { vehicle: 20, slipNo: 20, overLimitReason: 200 } as const;

/** Maximum vehicles of a creditor that `creditStanding` returns: with fewer, they are all that the creditor has. */
export const MOST_VEHICLES = 50;

/** Fields of a recorded sale, for validating a change of it. */
export const creditSaleRules = {
  creditorId: { ...selection('Select a creditor'), required: true },
  pumpId: { ...selection('Select a pump'), required: true },
  productId: { ...selection('Select Product'), required: true },
  vehicle: {
    kind: 'text',
    max: LONGEST.vehicle,
    case: 'upper',
    withoutJoiners: true,
    message: `vehicle must be at most ${LONGEST.vehicle} characters`,
  },
  slipNo: { kind: 'text', max: LONGEST.slipNo, message: `slip number must be at most ${LONGEST.slipNo} characters` },
  litres: {
    kind: 'litres',
    min: 1,
    max: MOST_LITRES,
    required: true,
    message: 'quantity must be more than 0 and at most 100000 litres',
  },
  amount: amountRule,
  overLimitReason: {
    kind: 'text',
    max: LONGEST.overLimitReason,
    message: `reason must be at most ${LONGEST.overLimitReason} characters`,
  },
} as const satisfies Record<string, FieldRule>;

/** A delivered quantity; either figure may be the typed one. */
export interface Quantity {
  litres: Millilitres;
  amount: Paise;
}

/**
 * Returns which figure of a sale was typed if a program sends both: it stays unchanged when the rate is corrected. The amount
 * was typed if it differs from what the litres cost, or if the litres have three decimals and the amount is in whole
 * rupees, since such litres were calculated from it.
 */
export function figureTypedOf({ litres, amount }: Quantity, rate: PaisePerLitre): keyof Quantity {
  const isCalculated = litres % 10 !== 0 && amount % 100 === 0;
  return isCalculated || amount !== amountOf(litres, rate) ? 'amount' : 'litres';
}

/**
 * Calculates both figures of a sale at the shift's rate: the typed one is unchanged, the other follows
 * (docs/design/domain.md#credit-sales). Null if there is no such delivery: zero, more than `MOST_LITRES`, or an amount
 * too small for a thousandth of a litre.
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
