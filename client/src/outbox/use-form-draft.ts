import { errorsByField, type OutboxEntry, type OutboxKind, type ShiftOfEntry } from '../graphql/outbox-entry';
import { draftKey, writeDraft } from '../hooks/draft-store';
import { type Draft, useDraft } from '../hooks/use-draft';
import { t } from '../i18n/translate';
import { confirm } from '../ui/dialog/confirm';
import { toastFailure } from '../ui/feedback/toast';
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

/**
 * Takes an entry out of the outbox as the draft of its form, which goes on from there; null, and said why, where the
 * browser has no room for it, the entry does not fit that form, what is typed there is not to be lost, or the entry left
 * in the meantime. It is a draft before it leaves the outbox: whatever happens in between, it is not lost.
 */
export async function takeForEdit<Typed>(
  entry: OutboxEntry,
  { shiftId, isTyped, empty }: { shiftId: number; isTyped?: boolean; empty?: Typed },
): Promise<Begun<Typed> | null> {
  if (empty !== undefined && !isLike(entry.typed, empty)) return refuse(t('outbox.doesNotFit'));
  const key = draftKey(entry.userId, `${entry.kind}:${shiftId}`, VERSION);
  const question = t('outbox.replaceTyped', { what: entry.words });
  const wouldLose = isTyped ?? localStorage.getItem(key) !== null;
  if (wouldLose && !(await confirm(question, { danger: true }))) return null;
  const before = localStorage.getItem(key);
  if (!writeDraft(localStorage, key, begunOf<Typed>(entry))) return refuse(t('outbox.draft.failed'));
  let taken: OutboxEntry | null = null;
  try {
    taken = await takeBack(entry.id);
  } finally {
    if (taken === null && before === null) localStorage.removeItem(key);
    else if (taken === null) localStorage.setItem(key, before!);
  }
  return taken === null ? refuse(t('outbox.sentAlready')) : begunOf<Typed>(taken);
}

const begunOf = <Typed>(entry: OutboxEntry): Begun<Typed> => ({
  typed: entry.typed as Typed,
  errors: errorsByField(entry, ''),
});

function refuse(why: string): null {
  toastFailure(why);
  return null;
}
