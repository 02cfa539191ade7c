import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';

/** A calendar has an Esc of its own, and so has an open list of suggestions. */
const hasOwnEscape = (from: HTMLElement): boolean =>
  from.dataset.mantineStopPropagation === 'true' || from.closest('[role="dialog"]:not([aria-modal="true"])') !== null;

/** Calls back when Esc is meant for this dialog: it is the uppermost, wherever the focus still is, and alone takes it. */
export function useEscape(dialog: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (event.target instanceof HTMLElement && hasOwnEscape(event.target)) return;
    const uppermost = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    if (uppermost === undefined || !dialog.current?.contains(uppermost)) return;
    event.preventDefault();
    onEscape();
  };
  // Before the list has closed itself.
  useWindowEvent('keydown', onKeyDown, { capture: true });
}
