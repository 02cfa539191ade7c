import type { FieldRule } from './field-rules';

/** How a request stands. DONE: an admin made the change alone, and the others are told. */
export const CHANGE_STATES = ['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'DONE'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

export const LONGEST_COMMENT = 500;

/** Why a row is to be changed: whoever decides on it reads it. */
export const changeCommentRule: FieldRule = {
  kind: 'text',
  required: true,
  min: 1,
  max: LONGEST_COMMENT,
  message: `Why you want to change it must be 1 to ${LONGEST_COMMENT} characters`,
  missing: 'Say why you want to change it',
};

/** The texts of the two questions (specification, section 8). */
export const DO_ACCEPT = 'Do you want to accept it ?';
export const DO_REJECT = 'Do you want to reject it ?';

/** 'creditor_payment' or 'maxLimit' as words: 'Creditor payment', 'Max limit'. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
