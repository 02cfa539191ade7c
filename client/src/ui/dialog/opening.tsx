import { useLayoutEffect, useRef } from 'react';
import { afterEffects, FILLING, hasFocus, holdKeys } from './held-keys';

/** In the place of a part that takes the focus when it is loaded: what is typed meanwhile is held for it. */
export function Opening() {
  useLayoutEffect(() => holdKeys().end, []);
  return null;
}

/**
 * Inside of a dialog that opens: holds what is typed until the focus trap has put the focus in it, and until it is filled.
 * The trap moves the focus in timers after it was drawn, twice, so that a key in between would go to another field.
 */
export function OpenedDialog() {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return;
    let isTrapped = false;
    const hold = holdKeys({ ready: () => isTrapped && hasFocus(dialog) });
    afterEffects(() => {
      isTrapped = true;
    });
    return hold.release;
  }, []);
  return <span ref={place} hidden />;
}

/** What a dialog begins with, in the order of who should have the focus. */
const BEGINNINGS = [FILLING, '[data-autofocus]', ':is(input, textarea):enabled', 'button:enabled'];

/**
 * Takes the focus on when the grey lines that had it in a dialog are replaced, unless what came took it itself. Where
 * nothing came that can have it, such as an empty list of the bell, it stays in the dialog, which Escape then closes.
 */
export function handFocusOn(lines: HTMLElement): void {
  const dialog = lines.closest<HTMLElement>('[role="dialog"]');
  if (dialog === null || !lines.contains(document.activeElement)) return;
  const hold = holdKeys({
    ready: () => !dialog.isConnected || document.activeElement === dialog || hasFocus(dialog),
  });
  afterEffects(() => {
    if (!dialog.isConnected) return hold.discard();
    if (dialog.contains(document.activeElement)) return;
    const [first] = BEGINNINGS.flatMap((beginning) => [...dialog.querySelectorAll<HTMLElement>(beginning)]);
    (first ?? dialog).focus();
    if (first instanceof HTMLInputElement) first.select();
  });
}
