import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { useUnsaved } from '../../hooks/unsaved';
import { beginInField, focusField } from '../../ui/dialog/focus-field';

/** What was refused by the server (useSubmit), and how to take it off the form. */
interface Refusals {
  busy: boolean;
  fieldErrors: Readonly<Record<string, string>>;
  clearErrors: () => void;
}

export interface Entry<Values> {
  /** Around the fields, which carry the values' names. */
  root: RefObject<HTMLDivElement | null>;
  values: Values;
  change: (change: Partial<Values>) => void;
  errorOf: (name: string) => string | undefined;
  /** Shows what is wrong, with the cursor in the first of it; whether anything is. */
  refuse: (problems: readonly Problem[]) => boolean;
  /** Begins anew, with the cursor in that field. */
  restart: (values: Values, field: keyof Values & string) => void;
}

/** The texts of a form whose figures are shown while they are typed, and what is wrong with them, here and at the server. */
export function useEntry<Values extends object>(
  initial: Values,
  first: keyof Values & string,
  { busy, fieldErrors, clearErrors }: Refusals,
): Entry<Values> {
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(initial);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const begin = useEffectEvent(() => beginInField(root.current, first));
  // The dialog had nothing to put the cursor in until its choices were known.
  useEffect(() => begin(), []);

  const refused = Object.keys(fieldErrors)[0];
  const focusRefused = useEffectEvent(() => focusField(root.current, refused));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  return {
    root,
    values,
    change: (change) => {
      setValues((before) => ({ ...before, ...change }));
      setTyped(true);
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change))));
      clearErrors();
    },
    errorOf: (name) => problems[name] ?? fieldErrors[name],
    refuse: (found) => {
      const byField: Record<string, string> = {};
      for (const { field, message } of found) byField[field ?? first] ??= message;
      setProblems(byField);
      clearErrors();
      focusField(root.current, Object.keys(byField)[0]);
      return found.length > 0;
    },
    restart: (next, field) => {
      setValues(next);
      setTyped(false);
      setProblems({});
      focusField(root.current, field);
    },
  };
}
