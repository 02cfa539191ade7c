import { type RefObject, useLayoutEffect, useRef } from 'react';
import { afterEffects, FILLING, hasFocus, holdKeys } from './held-keys';

/** The fallback of a lazy part that takes the focus once it is loaded: holds the keys for it. */
export function Opening() {
  useLayoutEffect(() => holdKeys().end, []);
  return null;
}

/**
 * Inside a dialog that opens: holds the keys until the focus trap has moved the focus into it and its content is loaded. The
 * trap moves the focus twice, in timers after the first paint, so a key in between would go to another field.
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

/** Whether the focus is where a dialog begins: with nothing in it that can have the focus, such as an empty list, on itself. */
const hasBegun = (dialog: HTMLElement): boolean => document.activeElement === dialog || hasFocus(dialog);

/**
 * Holds what is typed from the moment a popover with a focus trap opens, since it is drawn a frame later, and until it is
 * filled; and again when it closes, until the focus has left it.
 */
export function useOpenedPopover(opened: boolean, popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!opened) return;
    let drawn: HTMLElement | null = null;
    let isTrapped = false;
    const ready = (): boolean => {
      if (drawn === null && popover.current !== null) {
        drawn = popover.current;
        afterEffects(() => {
          isTrapped = true;
        });
      }
      return drawn !== null && isTrapped && hasBegun(drawn);
    };
    const hold = holdKeys({ ready });
    return () => {
      // It closed before it was drawn: it did not load.
      if ((drawn ?? popover.current) === null) return hold.discard();
      hold.release();
      if (drawn?.contains(document.activeElement)) holdKeys({ ready: () => !drawn?.contains(document.activeElement) });
    };
  }, [opened, popover]);
}

/** What may have the first focus in a dialog, in order of preference. */
const BEGINNINGS = [FILLING, '[data-autofocus]', ':is(input, textarea):enabled', 'button:enabled'];

/**
 * Moves the focus on when the skeleton that had it in a dialog is replaced, unless the new content took it. If nothing there
 * can have the focus, as in an empty list of the bell, the dialog itself gets it, so that Escape closes it.
 */
export function handFocusOn(lines: HTMLElement): void {
  const dialog = lines.closest<HTMLElement>('[role="dialog"]');
  if (dialog === null || !lines.contains(document.activeElement)) return;
  const hold = holdKeys({
    ready: () => !dialog.isConnected || hasBegun(dialog),
  });
  afterEffects(() => {
    if (!dialog.isConnected) return hold.discard();
    if (dialog.contains(document.activeElement)) return;
    const [first] = BEGINNINGS.flatMap((beginning) => [...dialog.querySelectorAll<HTMLElement>(beginning)]);
    (first ?? dialog).focus();
    if (first instanceof HTMLInputElement) first.select();
  });
}
