import type { FieldRule } from './field-rules';

/** Why an entry is made after the close of its shift: readers of the shift's sheet must understand it. */
export const lateReasonRule = {
  kind: 'text',
  max: 500,
  message: 'Reason must be at most 500 characters',
} as const satisfies FieldRule;
