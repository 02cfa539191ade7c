import type { FieldRules } from './field-rules';

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
