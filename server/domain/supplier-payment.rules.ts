import type { FieldRules } from './field-rules';
import type { Problem } from './kernel/problem';
import { amountRule, commentRule, referenceRule, selection } from './money-document.rules';
import { type CountedNotes, type PaymentWays, paymentWayRules, problemsOfPayment } from './payment-way';

/** What is paid to a supplier, from the safe or from an account. */
export const supplierPaymentRules = {
  supplierId: { ...selection('Select a supplier'), required: true },
  amount: amountRule,
  ...paymentWayRules,
  reference: referenceRule,
  comment: commentRule,
} as const satisfies FieldRules;

/** Validates a payment, typed or stored: first its fields, then how it was paid. */
export const problemsOfSupplierPayment = (
  entry: Readonly<Record<string, unknown>>,
  ways: PaymentWays,
  notes: CountedNotes = [],
): Problem[] => problemsOfPayment(supplierPaymentRules, entry, ways, notes);
