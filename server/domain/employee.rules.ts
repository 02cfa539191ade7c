import type { FieldRule, FieldRules } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { staff } from './staff.messages';

/** An employee's fields (specification, section 5). `payRate` is stored in paise. */
export const employeeRules = {
  employeeName: {
    kind: 'text',
    min: 2,
    max: 45,
    case: 'lower',
    required: true,
    message: 'Employee name  must be between 2 to 45 characters',
  },
  contactNo: {
    kind: 'text',
    min: 10,
    max: 20,
    required: true,
    message: 'Contact number must be between 10 to 20 characters',
  },
  address: {
    kind: 'text',
    min: 2,
    max: 200,
    required: true,
    message: 'address number must be between 2 to 200 characters',
  },
  payRate: { kind: 'money', min: 1, required: true, message: 'please enter a valid payrate' },
  joinDate: { kind: 'date', required: true, message: 'please enter a valid join date YYYY-MM-DD format' },
} as const satisfies FieldRules;

/** Facts for validating a new join date. */
export interface JoinDateFacts {
  before: BusinessDate;
  /** First days of the first and the second pay terms; null if there are none. */
  firstSince: BusinessDate | null;
  nextSince: BusinessDate | null;
  /** The last day for which a salary was paid; null if none. */
  paidUpTo: BusinessDate | null;
}

/**
 * Checks a corrected join date. The first pay terms begin with it and move along, so nothing may have been paid by
 * them, and they must still begin before the second ones (docs/design/domain.md#salary).
 */
export function problemsOfJoinDate(
  joinDate: BusinessDate,
  { before, firstSince, nextSince, paidUpTo }: JoinDateFacts,
): Problem[] {
  const refuse = (code: string, message: Message): Problem[] => [{ code, ...message, field: 'joinDate' }];
  if (joinDate === before) return [];
  if (firstSince !== before) return refuse('TERMS_APART', staff.termsApart());
  const earliest = joinDate < before ? joinDate : before;
  if (paidUpTo !== null && paidUpTo >= earliest) return refuse('PAID_ALREADY', staff.joinDatePaid({ paidUpTo }));
  if (nextSince !== null && joinDate >= nextSince)
    return refuse('NOT_BEFORE_TERMS', staff.joinDateNotBeforeTerms({ since: nextSince }));
  return [];
}

/** The reason that an edit of an employee requires; the message for an empty one is the specification's prompt. */
export const editReasonRule: FieldRule = {
  kind: 'text',
  min: 1,
  max: 500,
  required: true,
  message: 'The reason must be at most 500 characters',
  missing: 'Why you want to Edit',
};
