import { type RefObject, useEffect, useRef } from 'react';
import { mayTakeFocus } from '../../ui/dialog/focus-field';

/** Focuses the first field of a form, or else its first button, each time another one is shown. */
export function useFocusFirst(shown: unknown): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what it waits for
  useEffect(() => {
    const isTaken = isFirst.current && !mayTakeFocus(root.current);
    isFirst.current = false;
    if (isTaken) return;
    const first = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    (first('input:enabled, textarea:enabled') ?? first('button:enabled'))?.focus();
  }, [shown]);
  return root;
}
