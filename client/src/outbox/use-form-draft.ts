import { errorsByField, type OutboxEntry, type OutboxKind, type ShiftOfEntry } from '../graphql/outbox-entry';
import { draftKey, writeDraft } from '../hooks/draft-store';
import { type Draft, useDraft } from '../hooks/use-draft';
import { type MessageText, t } from '../i18n/translate';
import { confirm } from '../ui/dialog/confirm';
import { toastFailure } from '../ui/feedback/toast';
import { type LateShift, useLateEntry } from '../ui/late-entry/late-context';
import { takeBack } from './outbox-store';

/** Increment when the shape of any form's stored input changes. */
const VERSION = 1;

/** A form's initial content: earlier input, and why it was refused, by field. */
export interface Begun<Typed> {
  typed: Typed;
  errors: Record<string, MessageText>;
  /** The closed shift that a draft was typed for. */
  late?: LateShift | null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a value has the fields of `like` with the same types; null is an untouched field. */
function isLike(value: unknown, like: unknown): boolean {
  if (value === null || like === null) return value === null || like === null;
  if (Array.isArray(like)) return Array.isArray(value);
  if (!isObject(like)) return typeof value === typeof like;
  return isObject(value) && Object.entries(like).every(([name, one]) => name in value && isLike(value[name], one));
}

/**
 * A document's draft, stored on this device with its closed shift if it is late. Drafts of other running shifts are never
 * loaded.
 */
export function useFormDraft<Typed>(kind: OutboxKind, shift: ShiftOfEntry | null, empty: Typed): Draft<Begun<Typed>> {
  const fits = (value: unknown): value is Begun<Typed> => isLike(value, { typed: empty, errors: {} });
  const draft = useDraft(`${kind}:${shift?.id ?? 0}`, VERSION, fits);
  const { late } = useLateEntry();
  return { ...draft, save: (begun) => draft.save({ ...begun, late }) };
}

/**
 * Moves an entry from the outbox into its form's draft for editing. Returns null and explains if there is no free
 * storage, the entry does not fit the form, the form's input would be lost, or the entry was sent in the meantime. The
 * draft is stored before the entry is removed, so a crash loses nothing.
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
