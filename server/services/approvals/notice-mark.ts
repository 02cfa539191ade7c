import { approvals } from '../../domain/approvals.messages';
import type { Message } from '../../domain/kernel/message';

type TextOfNotice = (params: { user: string; what: Message }) => Message;

/**
 * What a notice can tell of besides a changed or deleted row, with its text in the bell: a new row, an API key whose
 * maker was disabled, a password link that was issued, a stock-in to review.
 */
const TEXTS = {
  isNew: approvals.userAdded,
  isOfDisabledMaker: approvals.userDisabledMaker,
  passwordLink: approvals.userIssuedLink,
  toReview: approvals.userRecordedToReview,
} as const satisfies Readonly<Record<string, TextOfNotice>>;

export type NoticeMark = keyof typeof TEXTS;

/** The changes that a notice is stored with: its mark alone. */
export const markedAs = (mark: NoticeMark): Readonly<Record<string, true>> => ({ [mark]: true });

/** SQL: the mark of a request `r`; null if it has none. */
export const MARK_OF_NOTICE = `(SELECT mark.key FROM jsonb_each(r.changes) mark
  WHERE mark.value = 'true' AND mark.key IN (${Object.keys(TEXTS)
    .map((mark) => `'${mark}'`)
    .join(', ')}) LIMIT 1)`;

/** The text of a marked notice. */
export const textOfMark = (mark: NoticeMark): TextOfNotice => TEXTS[mark];
