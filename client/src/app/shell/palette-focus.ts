import { type FocusEvent, useRef } from 'react';

interface ReturnOfFocus {
  /** Of the event by which the field got the focus. */
  remember: (event: FocusEvent) => void;
  /** Back to where it was, or out of the field. */
  giveBack: () => void;
  /** Out of the field: the page that comes takes it. */
  drop: () => void;
}

/** Where the focus was before a field that is only passed through. */
export function useReturnOfFocus(): ReturnOfFocus {
  const before = useRef<HTMLElement | null>(null);
  const drop = (): void => (document.activeElement as HTMLElement | null)?.blur();
  return {
    remember: ({ relatedTarget }) => {
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    giveBack: () => (before.current?.isConnected ? before.current.focus() : drop()),
    drop,
  };
}
