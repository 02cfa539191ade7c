import { cash } from './cash.messages';
import { chequeRules, problemsOfCheque } from './cheque.rules';
import { type FieldRules, normalise } from './field-rules';
import type { Problem } from './kernel/problem';
import { amountRule, commentRule, referenceRule, selection } from './money-document.rules';
import { type CountedNotes, type PaymentWays, paymentWayRules, problemsOfPayment, wayOf } from './payment-way';
import { valueDateRule } from './value-date.rules';

/**
 * Money received from a creditor. An amount above the due is accepted and becomes an advance
 * (docs/design/domain.md#payments).
 */
export const creditorPaymentRules = {
  creditorId: { ...selection('Select a creditor'), required: true },
  amount: amountRule,
  ...paymentWayRules,
  valueDate: valueDateRule,
  reference: referenceRule,
  ...chequeRules,
  comment: commentRule,
} as const satisfies FieldRules;

/**
 * Validates a creditor's payment, typed or stored. Through an account it needs a reference number, whatever the mode:
 * it identifies the payment on the bank statement.
 */
export function problemsOfCreditorPayment(
  entry: Readonly<Record<string, unknown>>,
  ways: PaymentWays,
  notes: CountedNotes = [],
): Problem[] {
  const problems = problemsOfPayment(creditorPaymentRules, entry, ways, notes);
  const { reference } = normalise(creditorPaymentRules, entry);
  if (wayOf(entry).accountId === null || reference) return problems;
  return [...problems, { code: 'REQUIRED', ...cash.referenceMissing(), field: 'reference' }];
}

/** The same for one that is entered, which also says the bank and the date of its cheque. */
export const problemsOfNewPayment = (
  entry: Readonly<Record<string, unknown>>,
  ways: PaymentWays,
  notes: CountedNotes = [],
): Problem[] => {
  const problems = problemsOfCreditorPayment(entry, ways, notes);
  return problems.length > 0 ? problems : problemsOfCheque(entry, ways, true);
};
