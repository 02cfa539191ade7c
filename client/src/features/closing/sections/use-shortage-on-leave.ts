import type { FocusEvent } from 'react';
import { useRef } from 'react';
import { holdKeys } from '../../../ui/dialog/held-keys';
import { cellOf, textIn } from '../sheet/sheet';
import { isShortageOpen } from '../sheet/sheet-findings';
import { useWorkspace } from '../sheet/sheet-workspace';

interface LeaveHandlers {
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Wraps the last collection's amount: opens the shortage dialog when the field is left, was changed and leaves a
 * shortage.
 */
export function useShortageOnLeave(pumpId: number): LeaveHandlers {
  const { store, shareShortage } = useWorkspace();
  const before = useRef('');
  const amount = (): string => textIn(store.get().sheet, cellOf.last(pumpId));
  return {
    onFocus: () => {
      before.current = amount();
    },
    onBlur: ({ target, relatedTarget }) => {
      // The focus went to another window or the currency form: it returns here.
      const isAway = document.activeElement === target || relatedTarget?.closest('[aria-modal]');
      if (isAway || amount() === before.current) return;
      // Opens after the next field has the focus, so that the dialog returns the focus there.
      if (!isShortageOpen(store.get(), pumpId)) return;
      const hold = holdKeys();
      window.setTimeout(() => {
        // A click beside all fields leaves nothing that the dialog could return the focus to.
        if (document.activeElement === document.body && target instanceof HTMLElement) target.focus();
        shareShortage(pumpId);
        hold.end();
      });
    },
  };
}
