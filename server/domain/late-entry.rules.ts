import type { FieldRule } from './field-rules';

/** Why an entry is made after the close of its shift: readers of the shift's sheet must understand it. */
export const lateReasonRule = {
  kind: 'text',
  max: 500,
  message: 'Reason must be at most 500 characters',
} as const satisfies FieldRule;

/** The reason of an entry that a device makes late by itself, because its shift was closed before it was sent. */
export const ENTERED_OFFLINE = 'Entered offline before the shift was closed';
