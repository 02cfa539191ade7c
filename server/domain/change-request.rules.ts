import type { FieldRule } from './field-rules';

/** States of a request. DONE: an admin made the change alone, and the others get a notice. */
export const CHANGE_STATES = ['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'DONE'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** Minutes within which staff may change their own entry without a request, where the station lets them (`ownEntries`). */
export const OWN_ENTRY_MINUTES = 10;

const LONGEST_COMMENT = 500;

/** The reason for a change, shown to the admin who decides. */
export const changeCommentRule: FieldRule = {
  kind: 'text',
  required: true,
  min: 1,
  max: LONGEST_COMMENT,
  message: `The reason must be 1 to ${LONGEST_COMMENT} characters`,
  missing: 'Enter the reason for the change',
};

/** The fields of a new entry's input that can be its reason, the first with a text being it. */
export const REASON_FIELDS = ['lateReason', 'overLimitReason', 'reason', 'comment'] as const;

/** The comment of the notice that an admin made a password link: a label; other comments are typed. */
export const PASSWORD_LINK_COMMENT = 'A link for a new password';

/** Texts of the two confirmations (specification, section 8). */
export const DO_ACCEPT = 'Do you want to accept it ?';
export const DO_REJECT = 'Do you want to reject it ?';

/** Turns a name into words: 'creditor_payment' or 'maxLimit' becomes 'Creditor payment' or 'Max limit'. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
