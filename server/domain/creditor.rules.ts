import { credit } from './credit.messages';
import type { FieldRules } from './field-rules';
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
  // The specification sets no message here; the employee's message for the same field is used.
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

/** The fields of a creditor that affect its bills and opening balance. */
export interface CreditorTerms {
  firmName: string;
  isSmall: boolean;
  openingBalance: Paise;
}

/** A creditor's history, which limits changes. */
export interface CreditorHistory {
  /** Numbers of the bills that are not fully paid. */
  openBills: readonly string[];
  /** How much of the opening balance payments have settled. */
  openingSettled: Paise;
  /** Unallocated rest of its payments. */
  advance: Paise;
}

/**
 * Checks a change of a creditor: an open account has no bills, and the amounts that payments were allocated to cannot
 * change. Nor can the opening balance while there is an advance, which would have settled it first
 * (docs/design/domain.md#payments).
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
      ...credit.openBills({ creditor: before.firmName, bills: openBills.join(', ') }),
      field: 'isSmall',
    });
  if (after.openingBalance === before.openingBalance) return problems;
  const field = 'openingBalance';
  if (openingSettled > 0)
    problems.push({ code: 'SETTLED', ...credit.openingSettled({ settled: openingSettled }), field });
  else if (advance > 0) problems.push({ code: 'PAID_IN_ADVANCE', ...credit.openingAdvance({ advance }), field });
  return problems;
}
