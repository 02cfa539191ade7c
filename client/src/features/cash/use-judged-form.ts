import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { focusField } from '../../ui/focus-field';

export interface JudgedForm {
  /** Around the fields, which carry the names that the problems speak of. */
  root: RefObject<HTMLDivElement | null>;
  /** By field: what the server refused, and from the first attempt on what the rules say until it is put right. */
  errors: Readonly<Record<string, string>>;
  /** Whether the rules refuse what is typed; the cursor then goes to the first of it. */
  isRefused: () => boolean;
  /** Begins anew, with the cursor in the first field. */
  restart: (empty: () => void) => void;
}

/** A form that is judged by a rule of the domain while it is typed, and by the server when it is sent. */
export function useJudgedForm(
  first: string,
  problems: readonly Problem[],
  { busy, fieldErrors }: { busy: boolean; fieldErrors: Readonly<Record<string, string>> },
): JudgedForm {
  const root = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const byField: Record<string, string> = {};
  for (const { field = first, message } of problems) byField[field] ??= message;
  const focus = (field: string | undefined): void => focusField(root.current, field?.split('.')[0]);

  const begin = useEffectEvent(() => focus(first));
  useEffect(() => begin(), []);
  const [refused] = Object.keys(fieldErrors);
  const focusRefused = useEffectEvent(() => focus(refused));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  return {
    root,
    errors: { ...fieldErrors, ...(tried ? byField : {}) },
    isRefused: () => {
      const [field] = Object.keys(byField);
      if (field === undefined) return false;
      flushSync(() => setTried(true));
      focus(field);
      return true;
    },
    restart: (empty) => {
      // Drawn before the cursor goes there: what changes later would no longer be selected.
      flushSync(() => {
        empty();
        setTried(false);
      });
      focus(first);
    },
  };
}
