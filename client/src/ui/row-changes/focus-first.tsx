import { type ReactNode, useEffect, useRef } from 'react';

/** Focuses the first field of a form that was loaded after its dialog opened. */
export function FocusFirst({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = root.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled');
    first?.focus();
    if (first instanceof HTMLInputElement) first.select();
  }, []);
  return <div ref={root}>{children}</div>;
}
