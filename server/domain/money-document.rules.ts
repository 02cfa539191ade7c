import { type FieldRule, GREATEST_ID } from './field-rules';
import { inr } from './kernel/format';
import { GREATEST_AMOUNT } from './kernel/money';

/** Amount of a document, in paise as stored. */
export const amountRule = {
  kind: 'money',
  min: 1,
  max: GREATEST_AMOUNT,
  required: true,
  message: `amount must be more than 0 and at most ${inr(GREATEST_AMOUNT)}`,
  unreadable: 'amount must be rupees with at most 2 decimals',
  missing: 'Enter the amount',
} as const satisfies FieldRule;

/** Number of a cheque, of an NEFT or UPI transfer, or of a deposit slip. */
export const referenceRule = {
  kind: 'text',
  max: 45,
  message: 'Reference must be at most 45 characters',
} as const satisfies FieldRule;

export const commentRule = {
  kind: 'text',
  max: 500,
  message: 'Comment must be at most 500 characters',
} as const satisfies FieldRule;

/** A required selection from a list, with the message for a missing one. */
export const selection = (message: string) =>
  ({ kind: 'integer', min: 1, max: GREATEST_ID, message }) as const satisfies FieldRule;
