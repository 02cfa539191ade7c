import type { FieldRule, FieldRules } from './field-rules';
import { type BusinessDate, showDate } from './kernel/business-date';
import type { Problem } from './kernel/problem';

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

/** What a new join date is judged by. */
export interface JoinDateFacts {
  before: BusinessDate;
  /** The days from which the first terms of pay hold, and the second ones; null where there are none. */
  firstSince: BusinessDate | null;
  nextSince: BusinessDate | null;
  /** The last day of any salary paid; null where none is. */
  paidUpTo: BusinessDate | null;
}

/**
 * Why a join date cannot be corrected: the first terms of pay begin with it and move along, so nothing may be paid by them
 * yet, and they stay before the second ones (domain: section 6).
 */
export function problemsOfJoinDate(
  joinDate: BusinessDate,
  { before, firstSince, nextSince, paidUpTo }: JoinDateFacts,
): Problem[] {
  const refuse = (code: string, message: string): Problem[] => [{ code, message, field: 'joinDate' }];
  if (joinDate === before) return [];
  if (firstSince !== before)
    return refuse('TERMS_APART', 'The pay terms do not begin with the join date, so it cannot be changed any more');
  const earliest = joinDate < before ? joinDate : before;
  if (paidUpTo !== null && paidUpTo >= earliest)
    return refuse(
      'PAID_ALREADY',
      `The salary is paid up to ${showDate(paidUpTo)}: the join date cannot be changed any more`,
    );
  if (nextSince !== null && joinDate >= nextSince)
    return refuse('NOT_BEFORE_TERMS', `The join date must be before the pay terms of ${showDate(nextSince)}`);
  return [];
}

/** The reason that an edit of an employee must give; what is said of an empty one is the specification's prompt. */
export const editReasonRule: FieldRule = {
  kind: 'text',
  min: 1,
  max: 500,
  required: true,
  message: 'The reason must be at most 500 characters',
  missing: 'Why you want to Edit',
};
