import { useQuery } from '@apollo/client/react';
import { RunningShiftDocument } from '../graphql/generated/graphql';
import { errorsByField, type OutboxEntry, type OutboxKind } from '../graphql/outbox-entry';
import { draftKey, writeDraft } from '../hooks/draft-store';
import { type Draft, useDraft } from '../hooks/use-draft';

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

/** What is being typed of a document of the running shift, kept on this device. Another shift's is never loaded. */
export function useFormDraft<Typed>(kind: OutboxKind, empty: Typed): Draft<Begun<Typed>> {
  const { data } = useQuery(RunningShiftDocument);
  const fits = (value: unknown): value is Begun<Typed> => isLike(value, { typed: empty, errors: {} });
  return useDraft(`${kind}:${data?.runningShift?.id ?? 0}`, VERSION, fits);
}

/** Leaves an entry as the draft of its form, for when its page opens; its key, null where the browser has no room for it. */
export function leaveAsDraft(entry: OutboxEntry, shiftId: number): string | null {
  const begun: Begun<unknown> = { typed: entry.typed, errors: errorsByField(entry, '') };
  const key = draftKey(entry.userId, `${entry.kind}:${shiftId}`, VERSION);
  return writeDraft(localStorage, key, begun) ? key : null;
}
