import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { focusField } from '../../ui/focus-field';

interface Refusals {
  fieldErrors: Readonly<Record<string, string>>;
  busy: boolean;
}

interface FormProblems {
  /** What shows at each field: the server's refusal, and what is wrong from the first attempt on. */
  errors: Record<string, string>;
  /** Whether it may be sent; otherwise what is wrong shows and the cursor is in the first wrong field. */
  mayBeSent: () => boolean;
  /** Nothing was tried any more: for an emptied form. */
  forget: () => void;
}

/** What is wrong with what is typed, by the rules of the domain, beside what the server refused. */
export function useFormProblems(
  root: RefObject<HTMLElement | null>,
  problems: readonly Problem[],
  { fieldErrors, busy }: Refusals,
): FormProblems {
  const [tried, setTried] = useState(false);
  const byField: Record<string, string> = {};
  for (const { field = 'employeeId', message } of problems) byField[field] ??= message;

  const [refused] = Object.keys(fieldErrors);
  const focusRefused = useEffectEvent(() => focusField(root.current, refused?.split('.')[0]));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  return {
    errors: { ...fieldErrors, ...(tried ? byField : {}) },
    mayBeSent: () => {
      const [first] = Object.keys(byField);
      if (first === undefined) return true;
      flushSync(() => setTried(true));
      focusField(root.current, first);
      return false;
    },
    forget: () => setTried(false),
  };
}
