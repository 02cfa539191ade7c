import { type RefObject, useCallback, useId, useRef, useState } from 'react';
import { useOpenedPopover } from '../dialog/opening';

/** Something that opens beside an element: a menu, a calendar, the list of the bell. It loads when it first opens. */
export interface Anchored {
  id: string;
  /** The button or field. */
  anchor: RefObject<HTMLElement | null>;
  opened: boolean;
  setOpened: (opened: boolean) => void;
  /** Whether it has been open before: from then on it stays mounted, so that it fades out. */
  isUsed: boolean;
  dropdown: RefObject<HTMLDivElement | null>;
}

interface Anchoring extends Anchored {
  setAnchor: (element: HTMLElement | null) => void;
  toggle: () => void;
}

/** The state of something that opens beside an element. Keys are held until it has the focus, if it takes it. */
export function useAnchored({ takesFocus = true } = {}): Anchoring {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const setAnchor = useCallback((element: HTMLElement | null): void => {
    anchor.current = element;
  }, []);
  const [opened, setShown] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const dropdown = useRef<HTMLDivElement>(null);
  useOpenedPopover(opened && takesFocus, dropdown);
  const setOpened = (next: boolean): void => {
    if (next) setUsed(true);
    setShown(next);
  };
  return { id, anchor, setAnchor, opened, setOpened, isUsed, dropdown, toggle: () => setOpened(!opened) };
}

/** The props of a button that opens it, with those that Mantine sets on the target of a popover. */
export const buttonProps = ({ id, setAnchor, opened, toggle }: Anchoring, popup: 'dialog' | 'menu') => ({
  ref: setAnchor,
  id,
  'aria-haspopup': popup,
  'aria-expanded': opened,
  'data-expanded': opened || undefined,
  'aria-controls': opened ? `${id}-dropdown` : undefined,
  onClick: toggle,
});
