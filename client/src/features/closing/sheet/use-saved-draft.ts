import { useEffect, useEffectEvent, useRef } from 'react';
import type { Draft } from '../../../hooks/use-draft';
import type { Sheet } from './sheet';
import type { SheetStore } from './sheet-store';

export interface SavedDraft {
  saveNow: () => void;
  /** Deletes the stored draft, and stores none until something else is typed. */
  forget: () => void;
  /** Whether there is input that is neither sent nor discarded. */
  isOpen: () => boolean;
}

/** Saves a draft of the sheet on this device after every change. */
export function useSavedDraft(store: SheetStore, draft: Draft<Sheet>): SavedDraft {
  const known = useRef(store.get().sheet);
  const changed = useRef(false);

  const keep = useEffectEvent((sheet: Sheet) => draft.save(sheet));
  useEffect(
    () =>
      store.subscribe(() => {
        const { sheet } = store.get();
        if (sheet === known.current) return;
        known.current = sheet;
        changed.current = true;
        keep(sheet);
      }),
    [store],
  );

  return {
    saveNow: () => draft.save(store.get().sheet),
    forget: () => {
      known.current = store.get().sheet;
      changed.current = false;
      draft.clear();
    },
    isOpen: () => changed.current && store.get().closedBy === null,
  };
}
