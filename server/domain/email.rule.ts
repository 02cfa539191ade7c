import type { FieldRule } from './field-rules';

/** The e-mail address of a creditor or a user (specification, section 5). */
export const emailRule = {
  kind: 'email',
  max: 45,
  required: true,
  message: 'Must be a valid email within 45 character',
} as const satisfies FieldRule;
