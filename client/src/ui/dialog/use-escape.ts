import type { RefObject } from 'react';
import { useWindowEvent } from '../kit/hooks';

/** Calendars and open suggestion lists handle Esc themselves. */
const hasOwnEscape = (from: HTMLElement): boolean =>
  from.dataset.mantineStopPropagation === 'true' || from.closest('[role="dialog"]:not([aria-modal="true"])') !== null;

/** Calls back when Esc is meant for this dialog: the topmost one, wherever the focus is; no other handles it. */
export function useEscape(dialog: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (event.target instanceof HTMLElement && hasOwnEscape(event.target)) return;
    const uppermost = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    if (uppermost === undefined || !dialog.current?.contains(uppermost)) return;
    event.preventDefault();
    onEscape();
  };
  // Runs before the list closes itself.
  useWindowEvent('keydown', onKeyDown, { capture: true });
}
