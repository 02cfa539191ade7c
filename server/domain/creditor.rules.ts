import type { FieldRules } from './field-rules';
import { inr } from './kernel/format';
import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';

/** A creditor's fields (specification, section 5). `maxLimit` is in whole rupees. */
export const creditorRules = {
  firmName: {
    kind: 'text',
    min: 2,
    max: 45,
    case: 'upper',
    required: true,
    message: 'firm name  must be between 2 to 45 characters',
  },
  shortName: {
    kind: 'text',
    min: 2,
    max: 50,
    case: 'upper',
    required: true,
    message: 'Short name  must be between 2 to 50 characters',
  },
  proprietorName: {
    kind: 'text',
    min: 2,
    max: 45,
    case: 'upper',
    required: true,
    message: 'proprietorName  must be between 2 to 45 characters',
  },
  email: { kind: 'email', max: 45, required: true, message: 'Must be a valid email within 45 character' },
  address: {
    kind: 'text',
    min: 2,
    max: 70,
    case: 'upper',
    required: true,
    message: 'address must be between 2 to 70 characters',
  },
  // The specification sets no message here; the employee's says the same of the same field.
  contactNo: {
    kind: 'text',
    min: 10,
    max: 20,
    required: true,
    message: 'Contact number must be between 10 to 20 characters',
  },
  maxLimit: {
    kind: 'integer',
    min: 1,
    max: 999_999_999,
    required: true,
    message: 'maximum limit amount  must be a valid integer',
  },
  panNumber: { kind: 'text', max: 45, message: 'PAN number must be at most 45 characters' },
  isSmall: { kind: 'flag', message: 'has Small Creditor must be yes or no' },
} as const satisfies FieldRules;

/** What of a creditor decides on its bills and its opening balance. */
export interface CreditorTerms {
  firmName: string;
  isSmall: boolean;
  openingBalance: Paise;
}

/** What happened to a creditor, which a change has to heed. */
export interface CreditorHistory {
  /** Numbers of the bills that are not paid whole. */
  openBills: readonly string[];
  /** What payments have settled of the opening balance. */
  openingSettled: Paise;
  /** What is left of its payments. */
  advance: Paise;
}

/**
 * Why a creditor cannot change so: an open account has no bills, and what payments went by stays. An advance would have
 * gone to the opening balance, so none is given beside one: payments settle the oldest debt first (domain: section 5).
 */
export function problemsOfCreditorChange(
  after: CreditorTerms,
  before: CreditorTerms,
  { openBills, openingSettled, advance }: CreditorHistory,
): Problem[] {
  const problems: Problem[] = [];
  if (after.isSmall && !before.isSmall && openBills.length > 0)
    problems.push({
      code: 'OPEN_BILLS',
      message: `${before.firmName} has bills that are not paid: ${openBills.join(', ')}`,
      field: 'isSmall',
    });
  if (after.openingBalance === before.openingBalance) return problems;
  const field = 'openingBalance';
  if (openingSettled > 0)
    problems.push({ code: 'SETTLED', message: `${inr(openingSettled)} of it is settled already`, field });
  else if (advance > 0)
    problems.push({
      code: 'PAID_IN_ADVANCE',
      message: `${inr(advance)} of its payments has settled no debt yet: change the opening balance after that`,
      field,
    });
  return problems;
}
