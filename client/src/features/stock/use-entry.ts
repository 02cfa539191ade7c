import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { useUnsaved } from '../../hooks/unsaved';
import type { MessageText } from '../../i18n/translate';
import { beginInField, focusField } from '../../ui/dialog/focus-field';
import { forgetUnknownChoices } from '../../ui/inputs/unknown-choice';

/** The server's refusals (useSubmit), and how to clear them. */
interface Refusals {
  busy: boolean;
  fieldErrors: Readonly<Record<string, MessageText>>;
  clearErrors: () => void;
}

interface TextProps<Value> {
  name: string;
  value: Value;
  onChange: (value: string) => void;
  error: MessageText | undefined;
}

export interface Entry<Values> {
  /** Wraps the fields, whose names are those of the values. */
  root: RefObject<HTMLDivElement | null>;
  values: Values;
  change: (change: Partial<Values>) => void;
  errorOf: (name: string) => MessageText | undefined;
  /** Input props of a value; `shown` overrides the typed text where the form fills in a default. */
  text: <Name extends keyof Values & string>(name: Name, shown?: Values) => TextProps<Values[Name]>;
  /** Shows the problems and focuses the first of them; returns whether there are any. */
  refuse: (problems: readonly Problem[]) => boolean;
  /** Resets the form and focuses that field. */
  restart: (values: Values, field: keyof Values & string) => void;
}

/** State of a form with live calculations: its texts, and the problems from its rules and the server. */
export function useEntry<Values extends object>(
  initial: Values,
  first: keyof Values & string,
  { busy, fieldErrors, clearErrors }: Refusals,
): Entry<Values> {
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(initial);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);
  const [problems, setProblems] = useState<Readonly<Record<string, MessageText>>>({});

  const begin = useEffectEvent(() => beginInField(root.current, first));
  // The dialog had nothing to focus until its choices were loaded.
  useEffect(() => begin(), []);

  const refused = Object.keys(fieldErrors)[0];
  const focusRefused = useEffectEvent(() => focusField(root.current, refused));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  const change = (change: Partial<Values>): void => {
    setValues((before) => ({ ...before, ...change }));
    setTyped(true);
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change))));
    clearErrors();
  };
  const errorOf = (name: string): MessageText | undefined => problems[name] ?? fieldErrors[name];
  return {
    root,
    values,
    change,
    errorOf,
    text: (name, shown = values) => ({
      name,
      value: shown[name],
      onChange: (value) => change({ [name]: value } as Partial<Values>),
      error: errorOf(name),
    }),
    refuse: (found) => {
      const byField: Record<string, MessageText> = {};
      for (const problem of found) byField[problem.field ?? first] ??= problem;
      setProblems(byField);
      clearErrors();
      focusField(root.current, Object.keys(byField)[0]);
      return found.length > 0;
    },
    restart: (next, field) => {
      setValues(next);
      setTyped(false);
      setProblems({});
      forgetUnknownChoices(root.current);
      focusField(root.current, field);
    },
  };
}
