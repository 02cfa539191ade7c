import { type ReactNode, useEffect, useRef } from 'react';

/** Puts the cursor into the first field of a form that came into a dialog after it had opened. */
export function FocusFirst({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = root.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  return <div ref={root}>{children}</div>;
}
