import { credit } from './credit.messages';
import { emailRule } from './email.rule';
import type { FieldRules } from './field-rules';
import { gstinRule } from './gstin';
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
  email: emailRule,
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
  gstin: gstinRule,
  panNumber: { kind: 'text', max: 45, message: 'PAN number must be at most 45 characters' },
  isSmall: { kind: 'flag', message: 'has Small Creditor must be yes or no' },
} as const satisfies FieldRules;

/** First words that many names begin with, so that alone they are no short name. */
const COMMON_WORDS: ReadonlySet<string> = new Set(['M/S', 'M/S.', 'MS.', 'SHRI', 'SHREE', 'SRI', 'THE', 'NEW']);

/** A short name for a firm: the fewest first words of its name that are not taken, or else its name with a number. */
export function proposeShortName(firmName: string, isTaken: (name: string) => boolean): string {
  const { min, max } = creditorRules.shortName;
  const words = firmName.toUpperCase().split(/\s+/);
  const beginnings = words.map((_, index) => words.slice(0, index + 1));
  const free = beginnings
    .filter((some) => some.length === words.length || some.some((word) => !COMMON_WORDS.has(word)))
    .map((some) => some.join(' '))
    .find((name) => name.length >= min && !isTaken(name));
  if (free !== undefined) return free;
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const name = words.join(' ').slice(0, max - ending.length) + ending;
    if (!isTaken(name)) return name;
  }
}

/** The fields of a creditor that affect its bills. */
export interface CreditorTerms {
  firmName: string;
  isSmall: boolean;
}

/** A creditor's history, which limits changes. */
export interface CreditorHistory {
  /** Numbers of the bills that are not fully paid. */
  openBills: readonly string[];
}

/** Checks a change of a creditor: an open account has no bills (docs/design/domain.md#payments). */
export function problemsOfCreditorChange(
  after: CreditorTerms,
  before: CreditorTerms,
  { openBills }: CreditorHistory,
): Problem[] {
  if (!after.isSmall || before.isSmall || openBills.length === 0) return [];
  const unpaid = credit.openBills({ creditor: before.firmName, bills: openBills.join(', ') });
  return [{ code: 'OPEN_BILLS', ...unpaid, field: 'isSmall' }];
}
