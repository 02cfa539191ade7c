import type { FieldRules } from './field-rules';
import type { Problem } from './kernel/problem';
import { amountRule, commentRule, referenceRule, selection } from './money-document.rules';
import { type CountedNotes, type PaymentWays, paymentWayRules, problemsOfPayment } from './payment-way';
import { valueDateRule } from './value-date.rules';

/** Money spent, from the safe or from an account. */
export const expenditureRules = {
  expenditureCategoryId: { ...selection('Select an expenditure category'), required: true },
  amount: amountRule,
  ...paymentWayRules,
  valueDate: valueDateRule,
  reference: referenceRule,
  comment: commentRule,
} as const satisfies FieldRules;

/** Validates an expenditure, typed or stored: first its fields, then how it was paid. */
export const problemsOfExpenditure = (
  entry: Readonly<Record<string, unknown>>,
  ways: PaymentWays,
  notes: CountedNotes = [],
): Problem[] => problemsOfPayment(expenditureRules, entry, ways, notes);
