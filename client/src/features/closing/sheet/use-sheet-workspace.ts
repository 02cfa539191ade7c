import { type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { said, t } from '../../../i18n/translate';
import { toastNotice } from '../../../ui/feedback/toast-notice';
import { stopAtUnknownChoice } from '../../../ui/inputs/unknown-choice';
import { usePhone } from '../../../ui/page/breakpoints';
import { type SectionName, stepOfPlace, stepsOf } from '../sections/steps';
import { focusPlace, focusSection } from './focus-place';
import type { CashCell } from './sheet';
import { checkedSheet } from './sheet-findings';
import { type SheetStore } from './sheet-store';
import type { SheetWorkspace } from './sheet-workspace';

/** A dialog over the sheet. */
export type OpenDialog =
  | { kind: 'notes'; cell: CashCell }
  | { kind: 'shortage'; pumpId: number }
  | { kind: 'review' }
  | null;

export interface DeskOfSheet {
  desk: SheetWorkspace;
  dialog: OpenDialog;
  setDialog: (dialog: OpenDialog) => void;
  /** Announces the findings of the last close attempt to screen readers. */
  announcement: string;
}

/** Controller of the open form: focus, steps and the open dialog. */
export function useSheetWorkspace(store: SheetStore, root: RefObject<HTMLElement | null>): DeskOfSheet {
  const phone = usePhone();
  const [stepAt, setStepAt] = useState(0);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [announcement, setAnnouncement] = useState('');

  const desk = useMemo((): SheetWorkspace => {
    const steps = stepsOf(store.get().form);

    const review = (): void => {
      if (store.get().closedBy || stopAtUnknownChoice(root.current)) return;
      store.attempt();
      const { problems } = checkedSheet(store.get());
      const [first] = problems;
      if (first === undefined) setDialog({ kind: 'review' });
      else setAnnouncement(t('closing.attempt.problems', { count: problems.length, first: said(first) }));
      if (first?.place) desk.goTo(first.place);
    };

    const showSection = (section: SectionName, pumpId?: number): void => {
      if (!phone) return;
      const at = steps.findIndex(
        (step) => step.section === section && (pumpId === undefined || step.pumpId === pumpId),
      );
      flushSync(() => setStepAt(Math.max(0, at)));
    };

    const desk: SheetWorkspace = {
      store,
      step: phone ? (steps[stepAt] ?? { section: 'nozzles' }) : null,
      review,
      type: (cell, text) => {
        const reset = store.type(cell, text);
        if (reset === null) return;
        const pump = store.get().form.pumps.find(({ pumpId }) => pumpId === reset.pumpId)?.pumpName ?? '';
        const undo = { label: t('closing.undo'), keys: 'Alt+U', run: () => store.undo(reset) };
        toastNotice(t('closing.swipe.reset', { pump }), undo);
      },
      goTo: (place) => {
        const { section, pumpId } = stepOfPlace(store.get().form, place);
        showSection(section, pumpId);
        focusPlace(root.current, place);
      },
      goToSection: (section) => {
        showSection(section);
        focusSection(root.current, section);
      },
      goToStep: (at) => {
        const step = steps[at];
        if (step === undefined) return review();
        // A removed field fires no blur event, so its blur handlers would be skipped: blur it first.
        const focused = document.activeElement;
        if (focused instanceof HTMLElement) flushSync(() => focused.blur());
        // A step that is left is unmounted, with the text of a choice that names no option.
        if (stopAtUnknownChoice(root.current)) return;
        flushSync(() => setStepAt(at));
        window.scrollTo({ top: 0 });
        focusSection(root.current, step.section);
      },
      nextStep: () => desk.goToStep(stepAt + 1),
      countNotes: (cell) => setDialog({ kind: 'notes', cell }),
      shareShortage: (pumpId) => setDialog({ kind: 'shortage', pumpId }),
    };
    return desk;
  }, [store, root, phone, stepAt]);

  return { desk, dialog, setDialog, announcement };
}
