import { isCounted } from './denominations';
import type { PayTerms, Period } from './earned-pay';
import { type FieldRules, normalise, problemsOfFields } from './field-rules';
import { addDays, type BusinessDate, daysBetween, monthOf } from './kernel/business-date';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { amountRule, commentRule, referenceRule, selection } from './money-document.rules';
import { type CountedNotes, type PaymentWays, paymentWayRules, problemsOfPayment } from './payment-way';
import { staff } from './staff.messages';
import { valueDateRule } from './value-date.rules';

/** A longer period is a typing error in the year. */
const MOST_DAYS = 366;

/** The period of a salary. */
export const payPeriodRules = {
  employeeId: { ...selection('Select an employee'), required: true },
  from: { kind: 'date', required: true, message: 'Enter the first day of the salary' },
  to: { kind: 'date', required: true, message: 'Enter the last day of the salary' },
} as const satisfies FieldRules;

/** A paid salary. Its amount may be 0: then everything earned is recovered, or is owed to the employee. */
export const salaryRules = {
  ...payPeriodRules,
  amount: { ...amountRule, min: 0, message: amountRule.message.replace('more than 0', 'at least 0') },
  ...paymentWayRules,
  valueDate: valueDateRule,
  reference: referenceRule,
  comment: commentRule,
} as const satisfies FieldRules;

/**
 * The last day that can be paid while a shift of `runningDate` runs. An employee paid per shift may still work in one
 * of that date; one paid per month has earned the day.
 */
export function lastPayDay(history: readonly PayTerms[], runningDate: BusinessDate): BusinessDate {
  const terms = history.findLast(({ since }) => since <= runningDate) ?? history[0];
  return terms?.payBasis === 'MONTH' ? runningDate : addDays(runningDate, -1);
}

/** Proposes a period from its first day: to the end of the month, as far as it can be paid. */
export function proposedPeriod(from: BusinessDate, payTo: BusinessDate): Period {
  const { to } = monthOf(from);
  return { from, to: to < payTo ? to : payTo };
}

/** Facts for validating a salary's period. */
export interface PayDays {
  /** The last day that can be paid. */
  payTo: BusinessDate;
  /** The first shift worked after the last salary; null if there is none, or no salary yet. */
  unpaidSince?: BusinessDate | null;
}

/**
 * Validates a salary's period. Shifts worked since the last salary cannot be skipped, as nobody would come back to
 * them; before the first salary they can, as earlier pay may have been paid on paper.
 */
export function problemsOfPayPeriod(
  entry: Readonly<Record<string, unknown>>,
  { payTo, unpaidSince }: PayDays,
): Problem[] {
  const problems = problemsOfFields(payPeriodRules, entry);
  if (problems.length > 0) return problems;
  const { from, to } = normalise(payPeriodRules, entry) as unknown as Period;
  const refuse = (code: string, field: string, message: Message): Problem[] => [{ code, ...message, field }];
  if (to < from) return refuse('TO_BEFORE_FROM', 'to', staff.toBeforeFrom());
  if (to > payTo) return refuse('NOT_OVER_YET', 'to', staff.notOverYet({ payTo }));
  if (daysBetween(from, to) >= MOST_DAYS)
    return refuse('PERIOD_TOO_LONG', 'from', staff.periodTooLong({ days: MOST_DAYS }));
  if (unpaidSince != null && from > unpaidSince)
    return refuse('SHIFTS_PASSED_OVER', 'from', staff.shiftsPassedOver({ since: unpaidSince }));
  return [];
}

/** The problem of a period that overlaps a paid salary. */
export const problemOfPaidDays = ({ from, to }: Period): Problem => ({
  code: 'PAID_ALREADY',
  ...staff.daysPaid({ from, to }),
  field: 'from',
});

/** Validates a salary, typed or stored: first its fields, then its payment way. If nothing is paid there is no way. */
export function problemsOfSalary(
  entry: Readonly<Record<string, unknown>>,
  ways: PaymentWays,
  notes: CountedNotes = [],
): Problem[] {
  const problems = problemsOfFields(salaryRules, entry);
  if (problems.length > 0) return problems;
  if (normalise(salaryRules, entry).amount !== 0) return problemsOfPayment(salaryRules, entry, ways, notes);
  return isCounted(notes) ? [{ code: 'NOTES_WITHOUT_CASH', ...staff.notesWithoutCash(), field: 'notes' }] : [];
}
