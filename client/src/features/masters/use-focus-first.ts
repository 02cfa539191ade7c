import { type RefObject, useEffect, useRef } from 'react';

/** Puts the cursor into the first field of a form each time another one is shown in its place. */
export function useFocusFirst(shown: unknown): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what it waits for
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled')?.focus();
  }, [shown]);
  return root;
}
