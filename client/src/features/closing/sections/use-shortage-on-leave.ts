import type { FocusEvent } from 'react';
import { useRef } from 'react';
import { holdKeys } from '../../../ui/dialog/held-keys';
import { cellOf, textIn } from '../sheet/sheet';
import { useDesk } from '../sheet/sheet-desk';
import { isShortageOpen } from '../sheet/sheet-findings';

interface LeaveHandlers {
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/** Around the last collection's amount: when it was changed and leaves a shortage, the shortage dialog opens. */
export function useShortageOnLeave(pumpId: number): LeaveHandlers {
  const { store, shareShortage } = useDesk();
  const before = useRef('');
  const amount = (): string => textIn(store.get().sheet, cellOf.last(pumpId));
  return {
    onFocus: () => {
      before.current = amount();
    },
    onBlur: ({ target, relatedTarget }) => {
      // Another window, or the currency form: the cursor comes back here.
      const isAway = document.activeElement === target || relatedTarget?.closest('[aria-modal]');
      if (isAway || amount() === before.current) return;
      // Once the cursor has arrived at the next field: there the dialog gives it back.
      if (!isShortageOpen(store.get(), pumpId)) return;
      const hold = holdKeys();
      window.setTimeout(() => {
        shareShortage(pumpId);
        hold.end();
      });
    },
  };
}
