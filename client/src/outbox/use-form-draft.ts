import { errorsByField, type OutboxEntry, type OutboxKind, type ShiftOfEntry } from '../graphql/outbox-entry';
import { draftKey, writeDraft } from '../hooks/draft-store';
import { type Draft, useDraft } from '../hooks/use-draft';
import { t } from '../i18n/translate';
import { confirm } from '../ui/confirm';
import { toastFailure } from '../ui/toast';
import { takeBack } from './outbox-store';

/** Raise it when the shape of what any form keeps changes. */
const VERSION = 1;

/** What a form goes on from: what was typed, and by field why it was refused. */
export interface Begun<Typed> {
  typed: Typed;
  errors: Record<string, string>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a value has the fields of `like`, each of its type; null stands for a field that nobody touched. */
export function isLike(value: unknown, like: unknown): boolean {
  if (value === null || like === null) return value === null || like === null;
  if (Array.isArray(like)) return Array.isArray(value);
  if (!isObject(like)) return typeof value === typeof like;
  return isObject(value) && Object.entries(like).every(([name, one]) => name in value && isLike(value[name], one));
}

/** What is being typed of a document of a shift, kept on this device. Another shift's is never loaded. */
export function useFormDraft<Typed>(kind: OutboxKind, shift: ShiftOfEntry | null, empty: Typed): Draft<Begun<Typed>> {
  const fits = (value: unknown): value is Begun<Typed> => isLike(value, { typed: empty, errors: {} });
  return useDraft(`${kind}:${shift?.id ?? 0}`, VERSION, fits);
}

/** Leaves an entry as the draft of its form, for when its page opens; its key, null where the browser has no room for it. */
export function leaveAsDraft(entry: OutboxEntry, shiftId: number): string | null {
  const begun: Begun<unknown> = { typed: entry.typed, errors: errorsByField(entry, '') };
  const key = draftKey(entry.userId, `${entry.kind}:${shiftId}`, VERSION);
  return writeDraft(localStorage, key, begun) ? key : null;
}

/**
 * Takes an entry out of the outbox, for its form to go on from; null where what `isTyped` there is not to be lost, or the
 * entry left in the meantime.
 */
export async function takeForEdit<Typed>(entry: OutboxEntry, isTyped: boolean): Promise<Begun<Typed> | null> {
  const question = t('outbox.replaceTyped', { what: entry.words });
  if (isTyped && !(await confirm(question, { danger: true }))) return null;
  const taken = await takeBack(entry.id);
  if (taken !== null) return { typed: taken.typed as Typed, errors: errorsByField(taken, '') };
  toastFailure(t('outbox.sentAlready'));
  return null;
}
