import { safe } from '../../domain/safe.messages';
import { RowsField } from '../../platform/rows-field';
import { NoteInput } from './count-notes';

/** More than there are notes and coins. */
const MOST_KINDS = 50;

/** Declares the counted notes of a document, in the same form for all documents. */
export const NotesField = (options: { description?: string; defaultValue?: NoteInput[] } = {}): PropertyDecorator =>
  RowsField(() => NoteInput, {
    most: MOST_KINDS,
    message: safe.tooManyKinds({ most: MOST_KINDS }),
    ...options,
  });
