import { useEffect } from 'react';
import { holdKeys } from './held-keys';

/**
 * Gives the focus back to where it was before the dialog opened, whether the dialog is closed or taken away; not when
 * somebody has put it elsewhere since. What is typed in between is held until it is back.
 */
export function useReturnFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      const hold = holdKeys();
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
        hold.release();
      });
    };
  }, [opened]);
}
