import { chequeRules, problemsOfCheque } from './cheque.rules';
import type { FieldRules } from './field-rules';
import type { Problem } from './kernel/problem';
import { amountRule, commentRule, referenceRule, selection } from './money-document.rules';
import { type CountedNotes, type PaymentWays, paymentWayRules, problemsOfPayment } from './payment-way';
import { valueDateRule } from './value-date.rules';

/** What is paid to a supplier, from the safe or from an account. */
export const supplierPaymentRules = {
  supplierId: { ...selection('Select a supplier'), required: true },
  amount: amountRule,
  ...paymentWayRules,
  valueDate: valueDateRule,
  reference: referenceRule,
  chequeDate: chequeRules.chequeDate,
  comment: commentRule,
} as const satisfies FieldRules;

/** Validates a new payment: first its fields, then how it is paid, and its cheque. */
export const problemsOfSupplierPayment = (
  entry: Readonly<Record<string, unknown>>,
  ways: PaymentWays,
  notes: CountedNotes = [],
): Problem[] => {
  const problems = problemsOfPayment(supplierPaymentRules, entry, ways, notes);
  return problems.length > 0 ? problems : problemsOfCheque(entry, ways, false);
};
