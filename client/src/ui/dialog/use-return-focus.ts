import { useEffect } from 'react';
import { holdKeys } from './held-keys';

/**
 * Returns the focus to where it was before the dialog opened, when it is closed or unmounted; not if the user has moved
 * it since. Keys typed in between are held until then.
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
