import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RunningShiftDocument } from '../graphql/generated/graphql';
import type { OutboxEntry, OutboxKind } from '../graphql/outbox-entry';
import { isKept, useUnsaved } from '../hooks/unsaved';
import { t } from '../i18n/translate';
import { selectAtCursor } from '../ui/dialog/focus-field';
import { toastNotice } from '../ui/feedback/toast-notice';
import { showTime } from '../ui/text/show-time';
import { takeForEdit, useFormDraft } from './use-form-draft';
import { useOutboxEntries, usePutIntoOutbox } from './use-outbox';

interface KeptFormOptions<Typed> {
  kind: OutboxKind;
  /** What is in the fields now, and what is in them when nothing is typed. */
  typed: Typed;
  empty: Typed;
  /** Puts what was typed before into the fields. */
  restore: (typed: Typed) => void;
  /** What is being typed, in words. */
  words: () => string;
  /** Of a form that was asked to begin with something else. */
  beginsAnew?: boolean;
}

/** How a form that may wait for a network stands with what is kept on this device. */
export interface KeptForm {
  /** The shift that the form is shown in, for its input. */
  shiftId: number | undefined;
  /** What waits, and what was refused. */
  entries: readonly OutboxEntry[];
  /** Puts one back into the fields. */
  edit: (entry: OutboxEntry) => Promise<void>;
  /** Puts the document into the outbox; whether it is there. */
  keep: (input: object, key: string, wasSent: boolean) => Promise<boolean>;
  /** By field, why what was put back was refused; of the whole at the field `first`. */
  errorsOf: (first: string) => Record<string, string>;
  /** A field was changed: those reasons are over. */
  touch: () => void;
  /** Nothing is typed any more. */
  clear: () => void;
  /** The browser keeps no drafts: its storage is full or closed. */
  draftFailed: boolean;
}

/** Keeps what is typed in a quick entry over a reload, and a document that cannot be sent until it can. */
export function useKeptForm<Typed>(options: KeptFormOptions<Typed>): KeptForm {
  const { kind, typed, empty, restore, words, beginsAnew = false } = options;
  const shift = useQuery(RunningShiftDocument).data?.runningShift ?? null;
  const draft = useFormDraft(kind, shift, empty);
  const put = usePutIntoOutbox();
  const entries = useOutboxEntries(kind);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const text = JSON.stringify(typed);
  const known = useRef(text);
  useUnsaved(text !== JSON.stringify(empty), draft.failed ? undefined : isKept);
  const [isRestored, setRestored] = useState(false);
  const begin = useEffectEvent(() => {
    if (draft.found === null || beginsAnew || text !== JSON.stringify(empty)) return;
    known.current = JSON.stringify(draft.found.value.typed);
    restore(draft.found.value.typed);
    setErrors(draft.found.value.errors);
    setRestored(true);
    toastNotice(t('outbox.draft.restored', { time: showTime(draft.found.savedAt) }));
  });
  // Who is logged in, and so whose draft it is, may be known a moment later.
  const isFound = draft.found !== null;
  useEffect(() => {
    if (isFound) begin();
  }, [isFound]);
  useEffect(() => {
    if (isRestored) selectAtCursor();
  }, [isRestored]);
  const save = useEffectEvent((now: string) => {
    if (now === known.current) return;
    known.current = now;
    if (now === JSON.stringify(empty)) draft.clear();
    else draft.save({ typed, errors });
  });
  useEffect(() => save(text), [text]);

  return {
    shiftId: shift?.id,
    entries,
    edit: async (entry) => {
      if (shift === null) return;
      const isTyped = text !== JSON.stringify(empty);
      const begun = await takeForEdit(entry, { shiftId: shift.id, isTyped, empty });
      if (begun === null) return;
      restore(begun.typed);
      setErrors(begun.errors);
    },
    keep: (input, key, wasSent) =>
      put({ kind, shift, input: { ...input }, typed: JSON.parse(text), key, wasSent, words: words() }),
    errorsOf: (first) => Object.fromEntries(Object.entries(errors).map(([field, words]) => [field || first, words])),
    touch: () => setErrors({}),
    clear: () => {
      setErrors({});
      draft.clear();
    },
    draftFailed: draft.failed,
  };
}
