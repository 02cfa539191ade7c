import type { FieldRules } from './field-rules';
import type { Problem } from './kernel/problem';
import { amountRule, commentRule, selection } from './money-document.rules';
import { type CountedNotes, type PaymentWays, paymentWayRules, problemsOfPayment } from './payment-way';
import { valueDateRule } from './value-date.rules';

/** Pay given before it is earned, from the safe or from an account. */
export const employeeAdvanceRules = {
  employeeId: { ...selection('Select an employee'), required: true },
  amount: amountRule,
  ...paymentWayRules,
  valueDate: valueDateRule,
  comment: commentRule,
} as const satisfies FieldRules;

/** Validates an advance, typed or stored: first its fields, then how it was paid. */
export const problemsOfEmployeeAdvance = (
  entry: Readonly<Record<string, unknown>>,
  ways: PaymentWays,
  notes: CountedNotes = [],
): Problem[] => problemsOfPayment(employeeAdvanceRules, entry, ways, notes);
