import { useEffect } from 'react';

/**
 * Gives the focus back to where it was before the dialog opened, whether the dialog is closed or taken away; not when
 * somebody has put it elsewhere meanwhile.
 */
export function useReturnFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
