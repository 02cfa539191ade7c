import type { TypedDocumentNode } from '@apollo/client';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { isKept, useUnsaved } from '../../hooks/unsaved';
import { useSentKey } from '../../hooks/use-sent-key';
import { type PayloadOf, useSubmit } from '../../hooks/use-submit';
import type { KeptForm } from '../../outbox/use-kept-form';
import { beginInField, focusField } from '../dialog/focus-field';
import { holdKeysWhile } from '../dialog/held-keys';

interface DocumentFormOptions<Payload> {
  /** Names the document; the key of what was sent last of it is kept under it (`useSentKey`). */
  sentAs: string;
  /** The field that has the cursor at the beginning; what is wrong with the whole stands there. */
  first: string;
  /** Of several forms on a page: the cursor begins in another one. */
  waits?: boolean;
  /** What the rules of the domain say of what is typed. */
  problems: readonly Problem[];
  /** The toast once it is recorded. */
  success: (payload: Payload) => string;
  /** Before the form is emptied. */
  onSaved: (payload: Payload) => void;
  /** Takes out of the fields what was typed. */
  empty: () => void;
  /** Where it may wait for a network, and what is being typed outlives a reload (`useKeptForm`). */
  kept?: KeptForm;
}

export interface DocumentFormState<Input> {
  /** Around the fields, which carry the names that the problems speak of. */
  root: RefObject<HTMLDivElement | null>;
  /** By field: what the server refused, and from the first attempt on what the rules say until it is put right. */
  errors: Readonly<Record<string, string>>;
  /** Refusals of the whole. */
  formErrors: readonly string[];
  busy: boolean;
  /** For whatever changes a field: what the server refused is over then, and there is something typed. */
  clearErrors: () => void;
  /** Whether the rules refuse what is typed; the cursor then goes to the first of it. */
  isRefused: () => boolean;
  /** Sends; what lost its answer is recorded once, however often it is sent. Recorded, the form begins anew. */
  send: (input: Input) => Promise<void>;
  /** Begins anew, with the cursor in the first field. */
  clear: () => void;
  /** Puts the cursor in the first field. */
  focusFirst: () => void;
  kept?: KeptForm;
}

/** A form that makes one document: judged by a rule of the domain while it is typed, and by the server when it is sent. */
export function useDocumentForm<Data, Input>(
  mutation: TypedDocumentNode<Data, { input: Input }>,
  { sentAs, first, waits = false, problems, success, onSaved, empty, kept }: DocumentFormOptions<PayloadOf<Data>>,
): DocumentFormState<Input> {
  const root = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped, kept && isKept);
  // Not under the name alone: that is the draft's.
  const sent = useSentKey(`${sentAs}-sent`);
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(mutation, {
    success,
    keyOf: sent.keyOf,
    keep: kept && (async ({ input }, key, wasSent) => (await kept.keep(input as object, key, wasSent)) && isDone()),
  });
  const byField: Record<string, string> = {};
  for (const { field = first, message } of problems) byField[field] ??= message;
  const focus = (field: string | undefined): void => focusField(root.current, field?.split('.')[0]);

  const begin = useEffectEvent(() => beginInField(root.current, waits ? undefined : first));
  useEffect(() => begin(), []);
  const [refused] = Object.keys(fieldErrors);
  const focusRefused = useEffectEvent(() => focus(refused));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  /** Whether what was sent last is recorded or kept. */
  const isOver = useRef(false);
  const isDone = (): true => {
    isOver.current = true;
    sent.forget();
    clear();
    return true;
  };
  const clear = (): void => {
    // Drawn before the cursor goes there: what changes later would no longer be selected.
    flushSync(() => {
      empty();
      kept?.clear();
      clearErrors();
      setTried(false);
      setTyped(false);
    });
    focus(first);
  };
  const send = async (input: Input): Promise<void> => {
    isOver.current = false;
    // What is typed from now on is meant for the form that is empty then.
    await holdKeysWhile(async () => {
      const payload = await submit({ input });
      if (payload === undefined) return isOver.current;
      onSaved(payload);
      return isDone();
    });
  };
  const isRefused = (): boolean => {
    const [field] = Object.keys(byField);
    if (field === undefined) return false;
    flushSync(() => setTried(true));
    focus(field);
    return true;
  };
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
    focusFirst: () => focus(first),
    kept,
  };
}
