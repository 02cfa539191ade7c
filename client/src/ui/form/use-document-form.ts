import type { TypedDocumentNode } from '@apollo/client';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { isAsking } from '../../graphql/asking';
import { isKept, useUnsaved } from '../../hooks/unsaved';
import { useSentKey } from '../../hooks/use-sent-key';
import { type PayloadOf, useSubmit } from '../../hooks/use-submit';
import type { MessageText } from '../../i18n/translate';
import type { SavedForm } from '../../outbox/use-saved-form';
import { beginInField, focusField } from '../dialog/focus-field';
import { holdKeysWhile } from '../dialog/held-keys';
import { forgetUnknownChoices, stopAtUnknownChoice } from '../inputs/unknown-choice';
import type { RecordedEntry } from '../row-changes/offer-undo';

interface DocumentFormOptions<Payload> {
  /** Names the document; the key of its last request is stored under this name (`useSentKey`). */
  sentAs: string;
  /** The initially focused field; errors of the whole form are shown at it. */
  first: string;
  /** Whether another form of the page gets the initial focus. */
  waits?: boolean;
  /** Problems found by the domain's rules. */
  problems: readonly Problem[];
  /** The toast after recording. */
  success: (payload: Payload) => string;
  /** The entry that was recorded, if undoing it is offered. */
  undo?: (payload: Payload) => RecordedEntry | null;
  /** What the toast adds if the document waits for approval. */
  waiting?: string;
  /** Called before the form is emptied. */
  onSaved: (payload: Payload) => void;
  /** Empties the fields. */
  empty: () => void;
  /** For documents that may be queued offline, with drafts that survive a reload (`useSavedForm`). */
  kept?: SavedForm;
}

export interface DocumentFormState<Input> {
  /** Wraps the fields, whose names are those in the problems. */
  root: RefObject<HTMLDivElement | null>;
  /** By field: the server's errors and, after the first attempt, those of the rules until they are fixed. */
  errors: Readonly<Record<string, MessageText>>;
  /** Refusals of the whole form. */
  formErrors: readonly MessageText[];
  busy: boolean;
  /** Call on every change: clears the server's errors and marks the form as edited. */
  clearErrors: () => void;
  /** Whether the rules refuse the input; focuses the first problem. */
  isRefused: () => boolean;
  /** Sends the input, idempotently after a lost answer. Once recorded, the form is reset. */
  send: (input: Input) => Promise<void>;
  /** Resets the form and focuses its first field. */
  clear: () => void;
  /** Whether the server asks if the entry is meant: Enter saves it now. */
  isAsked: boolean;
  /** Focuses the first field. */
  focusFirst: () => void;
  kept?: SavedForm;
}

/** A form for one document: validated by a rule of the domain while typing, and by the server when sent. */
export function useDocumentForm<Data, Input>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  {
    sentAs,
    first,
    waits = false,
    problems,
    success,
    undo,
    waiting,
    onSaved,
    empty,
    kept,
  }: DocumentFormOptions<PayloadOf<Data>>,
): DocumentFormState<Input> {
  const root = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped, kept && isKept);
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(mutation, {
    success,
    undo,
    waiting,
    // The plain name is the draft's key.
    sent: useSentKey(`${sentAs}-sent`),
    keep: kept && (async ({ input }, key, wasSent) => (await kept.keep(input as object, key, wasSent)) && isDone()),
  });
  const byField: Record<string, MessageText> = {};
  for (const problem of problems) byField[problem.field ?? first] ??= problem;
  const focus = (field: string | undefined): void => focusField(root.current, field?.split('.')[0]);

  const begin = useEffectEvent(() => beginInField(root.current, waits ? undefined : first));
  useEffect(() => begin(), []);
  const [refused] = Object.keys(fieldErrors);
  const focusRefused = useEffectEvent(() => focus(refused));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  /** Whether the last document was recorded or queued in the outbox. */
  const isOver = useRef(false);
  const isDone = (): true => {
    isOver.current = true;
    clear();
    return true;
  };
  const clear = (): void => {
    // Rendered before the focus moves there: a later change would no longer be selected.
    flushSync(() => {
      forgetUnknownChoices(root.current);
      empty();
      kept?.clear();
      clearErrors();
      setTried(false);
      setTyped(false);
    });
    focus(first);
  };
  const send = async (typed: Input): Promise<void> => {
    isOver.current = false;
    // The question was shown and nothing was changed since.
    const input = isAsked ? { ...typed, confirmed: true } : typed;
    // Keys typed from now on belong to the emptied form.
    await holdKeysWhile(async () => {
      const payload = await submit({ input });
      if (payload === undefined) return isOver.current;
      onSaved(payload);
      return isDone();
    });
  };
  const isRefused = (): boolean => {
    if (stopAtUnknownChoice(root.current)) return true;
    const [field] = Object.keys(byField);
    if (field === undefined) return false;
    flushSync(() => setTried(true));
    focus(field);
    return true;
  };
  const isAsked = Object.values({ ...kept?.errorsOf(first), ...fieldErrors }).some(isAsking);
  const errors = { ...kept?.errorsOf(first), ...fieldErrors, ...(tried ? byField : {}) };
  const forget = (): void => {
    kept?.touch();
    clearErrors();
    setTyped(true);
  };
  return {
    root,
    errors,
    formErrors,
    busy,
    clearErrors: forget,
    isRefused,
    send,
    clear,
    isAsked,
    focusFirst: () => focus(first),
    kept,
  };
}
