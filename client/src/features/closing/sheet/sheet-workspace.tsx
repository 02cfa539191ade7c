import { createContext, type ReactNode, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import type { SectionName, Step } from '../sections/steps';
import type { CashCell, Cell, Place } from './sheet';
import type { SheetPump } from './sheet-form';
import type { SheetState, SheetStore } from './sheet-store';

/** Context of the open form's parts. Its identity does not change while figures are typed. */
export interface SheetWorkspace {
  store: SheetStore;
  /** The step shown on a phone; null if the whole sheet is shown. */
  step: Step | null;
  type: (cell: Cell, text: string) => void;
  /** Focuses a cell, switching the step if needed. */
  goTo: (place: Place) => void;
  goToSection: (section: SectionName) => void;
  /** On a phone: goes to the step of this index; past the last one to the review. */
  goToStep: (at: number) => void;
  /** Goes to the next step and focuses its first field. */
  nextStep: () => void;
  countNotes: (cell: CashCell) => void;
  shareShortage: (pumpId: number) => void;
  /** Validates everything, then opens the review. */
  review: () => void;
}

const DeskContext = createContext<SheetWorkspace | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useWorkspace(): SheetWorkspace {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('There is no open close form here');
  return desk;
}

/**
 * Selects one figure or text of the form. The component re-renders only when it changes, so do not select a new object.
 */
export function useSheet<Selected>(select: (state: SheetState) => Selected): Selected {
  const { store } = useWorkspace();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

const DeferredContext = createContext<SheetState | null>(null);

/**
 * Provides the form's state with low priority: a single subscription for all totals, so that they do not delay typing.
 */
export function DeferredSheetProvider({ children }: { children: ReactNode }) {
  const deferred = useDeferredValue(useSheet((state) => state));
  return <DeferredContext value={deferred}>{children}</DeferredContext>;
}

/** The form's state, updated with low priority. */
export function useDeferredSheet(): SheetState {
  const state = useContext(DeferredContext);
  if (state === null) throw new Error('There is no open close form here');
  return state;
}

/** The pumps shown in the current section. */
export function useShownPumps(): readonly SheetPump[] {
  const { step } = useWorkspace();
  const pumps = useSheet(({ form }) => form.pumps);
  return step === null ? pumps : pumps.filter(({ pumpId }) => pumpId === step.pumpId);
}
