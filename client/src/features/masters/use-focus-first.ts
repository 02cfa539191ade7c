import { type RefObject, useEffect, useRef } from 'react';
import { mayTakeFocus } from '../../ui/dialog/focus-field';

/** Focuses the first field of a form each time another one is shown. */
export function useFocusFirst(shown: unknown): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what it waits for
  useEffect(() => {
    const isTaken = isFirst.current && !mayTakeFocus(root.current);
    isFirst.current = false;
    if (isTaken) return;
    root.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled')?.focus();
  }, [shown]);
  return root;
}
