import type { PayBasis, PayTerms } from './earned-pay';
import { employeeRules } from './employee.rules';
import { type FieldRules, normalise, problemsOfFields } from './field-rules';
import { addDays, type BusinessDate } from './kernel/business-date';
import type { Message } from './kernel/message';
import { GREATEST_AMOUNT } from './kernel/money';
import type { Problem } from './kernel/problem';
import { selection } from './money-document.rules';
import { staff } from './staff.messages';

const BASES: readonly PayBasis[] = ['SHIFT', 'MONTH'];

/** Terms further ahead are a typing error, and none could follow before them. */
const FURTHEST_AHEAD_DAYS = 366;

/** New pay terms of an employee and the reason. `payRate` is stored in paise per shift or month. */
export const payRateRules = {
  employeeId: { ...selection('Select an employee'), required: true },
  since: { kind: 'date', required: true, message: 'Enter the day the new terms start' },
  payBasis: { kind: 'choice', choices: BASES, required: true, message: 'Select by the shift or by the month' },
  payRate: { ...employeeRules.payRate, max: GREATEST_AMOUNT },
  reason: {
    kind: 'text',
    min: 1,
    max: 500,
    required: true,
    message: 'The reason must be at most 500 characters',
    missing: 'Enter the reason for the change',
  },
} as const satisfies FieldRules;

/** Facts for validating new pay terms. */
export interface PayRateFacts {
  today: BusinessDate;
  /** The terms so far, oldest first; there is always one. */
  history: readonly PayTerms[];
  /** The last day for which a salary was paid; null if none. */
  paidUpTo: BusinessDate | null;
}

/**
 * The terms that new ones replace: those not yet in force that begin on or after the new day, for example after a
 * typing error in the year. The first terms, from the join date, are never replaced.
 */
export const replacedTerms = (since: BusinessDate, { today, history, paidUpTo }: PayRateFacts): PayTerms[] =>
  history.slice(1).filter((old) => old.since > today && old.since > (paidUpTo ?? '') && old.since >= since);

/**
 * Validates new terms, typed or stored: first their fields, then that they change nothing already paid and begin after
 * the remaining terms (docs/design/domain.md#salary). Terms in force are only followed by new ones, so a payslip never
 * changes.
 */
export function problemsOfPayRate(entry: Readonly<Record<string, unknown>>, facts: PayRateFacts): Problem[] {
  const problems = problemsOfFields(payRateRules, entry);
  if (problems.length > 0) return problems;
  const { since, payBasis, payRate } = normalise(payRateRules, entry) as unknown as PayTerms;
  const refuse = (code: string, field: string, message: Message): Problem[] => [{ code, ...message, field }];
  const { today, history, paidUpTo } = facts;
  const replaced = replacedTerms(since, facts);
  const newest = history[history.length - replaced.length - 1]!;
  if (since <= newest.since) return refuse('NOT_AFTER_TERMS', 'since', staff.notAfterTerms({ since: newest.since }));
  if (paidUpTo !== null && since <= paidUpTo) return refuse('PAID_ALREADY', 'since', staff.termsPaid({ paidUpTo }));
  if (since > addDays(today, FURTHEST_AHEAD_DAYS))
    return refuse('TOO_FAR_AHEAD', 'since', staff.termsTooFarAhead({ date: since, days: FURTHEST_AHEAD_DAYS }));
  if (replaced.length === 0 && payBasis === newest.payBasis && payRate === newest.payRate)
    return refuse('SAME_TERMS', 'payRate', staff.sameTerms());
  return [];
}
