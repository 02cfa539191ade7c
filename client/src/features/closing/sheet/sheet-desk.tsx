import { createContext, type ReactNode, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { SectionName, Step } from '../sections/steps';
import type { Cell, Place } from './sheet';
import type { SheetPump } from './sheet-form';
import type { SheetState, SheetStore } from './sheet-store';

/** What every part of the open form works with. It stays the same while figures are typed. */
export interface SheetDesk {
  store: SheetStore;
  /** The step that a phone shows; null where the whole sheet is shown. */
  step: Step | null;
  type: (cell: Cell, text: string) => void;
  /** The cursor to a place, wherever it is. */
  goTo: (place: Place) => void;
  goToSection: (section: SectionName) => void;
  /** On a phone: to a step by its place; past the last one to the review. */
  goToStep: (at: number) => void;
  /** The next step, with the cursor in its first field. */
  nextStep: () => void;
  countNotes: (pumpId: number) => void;
  shareShortage: (pumpId: number) => void;
  /** Checks all, and asks before it closes. */
  review: () => void;
}

const DeskContext = createContext<SheetDesk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): SheetDesk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('There is no open close form here');
  return desk;
}

/** One figure or text of the form; whoever asks is drawn again only when it changes, so select no fresh object. */
export function useSheet<Selected>(select: (state: SheetState) => Selected): Selected {
  const { store } = useDesk();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

const DeferredContext = createContext<SheetState | null>(null);

/** Hands the form on a moment later than the keys: the one listener for all totals, which must not hold up typing. */
export function DeferredSheetProvider({ children }: { children: ReactNode }) {
  const deferred = useDeferredValue(useSheet((state) => state));
  return <DeferredContext value={deferred}>{children}</DeferredContext>;
}

/** The whole form a moment later than the keys. */
export function useDeferredSheet(): SheetState {
  const state = useContext(DeferredContext);
  if (state === null) throw new Error('There is no open close form here');
  return state;
}

/** The pumps that a section shows now. */
export function useShownPumps(): readonly SheetPump[] {
  const { step } = useDesk();
  const pumps = useSheet(({ form }) => form.pumps);
  return step === null ? pumps : pumps.filter(({ pumpId }) => pumpId === step.pumpId);
}
