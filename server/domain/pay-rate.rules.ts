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

/** New or corrected pay terms of an employee and the reason. `payRate` is stored in paise per shift or month. */
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

/** Whether a paid salary may have used the terms: also the first ones, which pay for shifts worked before them. */
const arePaid = ({ since }: Pick<PayTerms, 'since'>, { history, paidUpTo }: PayRateFacts): boolean =>
  paidUpTo !== null && (since <= paidUpTo || since === history[0]!.since);

/**
 * The terms that new ones replace, unless a salary was paid by them: those of the same day, which the new ones correct,
 * and later ones that are not yet in force, for example after a typing error in the year. Later ones that are in force
 * stay: the new terms hold until then.
 */
export const replacedTerms = (since: BusinessDate, facts: PayRateFacts): PayTerms[] =>
  facts.history.filter(
    (old) => (old.since === since || (old.since > since && old.since > facts.today)) && !arePaid(old, facts),
  );

/** The terms after new ones: all but those that these replace, oldest first. */
export const termsWith = (terms: PayTerms, facts: PayRateFacts): PayTerms[] => {
  const replaced = replacedTerms(terms.since, facts);
  const kept = facts.history.filter((old) => !replaced.includes(old));
  return [...kept, terms].toSorted((one, other) => (one.since < other.since ? -1 : 1));
};

/**
 * Validates new terms, typed or stored: first their fields, then that they change nothing already paid and do not begin
 * before the first ones (docs/design/domain.md#salary), so a payslip never changes.
 */
export function problemsOfPayRate(entry: Readonly<Record<string, unknown>>, facts: PayRateFacts): Problem[] {
  const problems = problemsOfFields(payRateRules, entry);
  if (problems.length > 0) return problems;
  const { since, payBasis, payRate } = normalise(payRateRules, entry) as unknown as PayTerms;
  const refuse = (code: string, field: string, message: Message): Problem[] => [{ code, ...message, field }];
  const { today, history, paidUpTo } = facts;
  const first = history[0]!;
  if (arePaid({ since }, facts)) return refuse('PAID_ALREADY', 'since', staff.termsPaid({ paidUpTo: paidUpTo! }));
  if (since < first.since) return refuse('BEFORE_FIRST_TERMS', 'since', staff.beforeFirstTerms({ since: first.since }));
  if (since > addDays(today, FURTHEST_AHEAD_DAYS))
    return refuse('TOO_FAR_AHEAD', 'since', staff.termsTooFarAhead({ date: since, days: FURTHEST_AHEAD_DAYS }));
  const current = history.findLast((old) => old.since <= since)!;
  const isSame = payBasis === current.payBasis && payRate === current.payRate;
  if (isSame && replacedTerms(since, facts).every((old) => old === current))
    return refuse('SAME_TERMS', 'payRate', staff.sameTerms());
  return [];
}
