import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RunningShiftDocument } from '../graphql/generated/graphql';
import { isLate, type OutboxEntry, type OutboxKind } from '../graphql/outbox-entry';
import { isKept, useUnsaved } from '../hooks/unsaved';
import { type MessageText, t } from '../i18n/translate';
import { selectAtCursor } from '../ui/dialog/focus-field';
import { toastNotice } from '../ui/feedback/toast-notice';
import { type LateShift, shiftInput, useLateEntry } from '../ui/late-entry/late-context';
import { showTime } from '../ui/text/show-time';
import { takeForEdit, useFormDraft } from './use-form-draft';
import { useOutboxEntries, usePutIntoOutbox } from './use-outbox';

interface SavedFormOptions<Typed> {
  kind: OutboxKind;
  /** The current and the empty values of the fields. */
  typed: Typed;
  empty: Typed;
  /** Puts earlier input into the fields. */
  restore: (typed: Typed) => void;
  /** Summary of the input in words. */
  words: () => string;
  /** Whether the form was opened to start with other content. */
  startsAgain?: boolean;
}

/** A form's draft and its unsent entries on this device. */
export interface SavedForm {
  /** For the input: the shift shown in the form, or that of a late entry. */
  shiftInput: ReturnType<typeof shiftInput>;
  /** Waiting and refused entries. */
  entries: readonly OutboxEntry[];
  /** Puts an entry back into the fields. */
  edit: (entry: OutboxEntry) => Promise<void>;
  /** Adds the document to the outbox; returns whether it is stored. */
  keep: (input: object, key: string, wasSent: boolean) => Promise<boolean>;
  /** Why a restored entry was refused, by field; errors of the whole form are at the field `first`. */
  errorsOf: (first: string) => Record<string, MessageText>;
  /** Called when a field changes: clears those errors. */
  touch: () => void;
  /** Called when the fields are emptied. */
  clear: () => void;
  /** Drafts cannot be stored: the browser's storage is full or unavailable. */
  draftFailed: boolean;
}

/** Stores the draft of a quick entry across reloads, and queues documents that cannot be sent yet. */
export function useSavedForm<Typed>(options: SavedFormOptions<Typed>): SavedForm {
  const { kind, typed, empty, restore, words, startsAgain = false } = options;
  const shift = useQuery(RunningShiftDocument).data?.runningShift ?? null;
  const { late, begin: beginLate, end: endLate } = useLateEntry();
  const draft = useFormDraft(kind, shift, empty);
  const put = usePutIntoOutbox();
  const entries = useOutboxEntries(kind);
  const [errors, setErrors] = useState<Record<string, MessageText>>({});

  const text = JSON.stringify(typed);
  /** Text and late shift that are stored. */
  const known = useRef({ text, late });
  useUnsaved(text !== JSON.stringify(empty), draft.failed ? undefined : isKept);
  const [isRestored, setRestored] = useState(false);
  const begin = useEffectEvent(() => {
    if (draft.found === null || startsAgain || text !== JSON.stringify(empty)) return;
    const found = draft.found.value;
    known.current = { text: JSON.stringify(found.typed), late: found.late ?? null };
    restore(found.typed);
    setErrors(found.errors);
    if (found.late) beginLate(found.late);
    setRestored(true);
    toastNotice(t('outbox.draft.restored', { time: showTime(draft.found.savedAt) }));
  });
  // The user, who owns the draft, may be loaded later.
  const isFound = draft.found !== null;
  useEffect(() => {
    if (isFound) begin();
  }, [isFound]);
  useEffect(() => {
    if (isRestored) selectAtCursor();
  }, [isRestored]);
  const save = useEffectEvent((now: string, lateNow: LateShift | null) => {
    if (now === known.current.text && lateNow === known.current.late) return;
    known.current = { text: now, late: lateNow };
    if (now === JSON.stringify(empty)) draft.clear();
    else draft.save({ typed, errors });
  });
  useEffect(() => save(text, late), [text, late]);

  return {
    shiftInput: shiftInput(late, shift?.id),
    entries,
    edit: async (entry) => {
      if (shift === null && !isLate(entry)) return;
      const isTyped = text !== JSON.stringify(empty);
      const begun = await takeForEdit(entry, { shiftId: shift?.id ?? 0, isTyped, empty });
      if (begun === null) return;
      if (isLate(entry)) beginLate({ shift: entry.shift, reason: String(entry.input.lateReason) });
      else endLate();
      restore(begun.typed);
      setErrors(begun.errors);
    },
    keep: (input, key, wasSent) =>
      put({
        kind,
        shift: late?.shift ?? shift,
        input: { ...input },
        typed: JSON.parse(text),
        key,
        wasSent,
        words: words(),
      }),
    errorsOf: (first) => Object.fromEntries(Object.entries(errors).map(([field, words]) => [field || first, words])),
    touch: () => setErrors({}),
    clear: () => {
      setErrors({});
      draft.clear();
    },
    draftFailed: draft.failed,
  };
}
