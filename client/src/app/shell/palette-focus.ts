import { useRef } from 'react';

interface ReturnOfFocus {
  /** Takes the event by which the field received the focus. */
  remember: (event: { relatedTarget: EventTarget | null }) => void;
  /** Returns the focus to where it was, or blurs the field. */
  giveBack: () => void;
  /** Blurs the field: the next page takes the focus. */
  drop: () => void;
}

/** Remembers where the focus was before a field that is visited only briefly. */
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
