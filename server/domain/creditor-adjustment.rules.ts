import type { FieldRules } from './field-rules';
import { amountRule, commentRule, referenceRule, selection } from './money-document.rules';

/**
 * What lowers a creditor's due without money (docs/design/domain.md#adjustments). TAX_DEDUCTED is tax that the payer
 * deducted and pays to the government: the station gets it back by the certificate.
 */
export const ADJUSTMENTS = ['CREDIT_NOTE', 'DISCOUNT', 'BAD_DEBT', 'TAX_DEDUCTED'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** The names of the kinds, which are labels. */
export const ADJUSTMENT_LABELS: Readonly<Record<Adjustment, string>> = {
  CREDIT_NOTE: 'Credit note',
  DISCOUNT: 'Discount',
  BAD_DEBT: 'Bad debt',
  TAX_DEDUCTED: 'Tax deducted',
};

export const creditorAdjustmentRules = {
  kind: {
    kind: 'choice',
    choices: ADJUSTMENTS,
    required: true,
    message: 'Select credit note, discount, bad debt or tax deducted',
  },
  creditorId: { ...selection('Select a creditor'), required: true },
  amount: amountRule,
  reference: referenceRule,
  comment: commentRule,
} as const satisfies FieldRules;
