import { lazy, useEffect, useRef } from 'react';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { useUnsaved } from '../../hooks/unsaved';
import type { Draft } from '../../hooks/use-draft';
import { useHotkeys } from '../../hooks/use-hotkeys';
import { t } from '../../i18n/translate';
import { lazyWhenIdle } from '../../ui/feedback/lazy-when-idle';
import { ClosedElsewhere } from './closed-elsewhere';
import { DraftBar } from './sheet/draft-bar';
import { focusSection } from './sheet/focus-place';
import { OpenSheet } from './sheet/open-sheet';
import { emptySheet, type Sheet } from './sheet/sheet';
import { cashToCount } from './sheet/sheet-findings';
import { type SheetStore } from './sheet/sheet-store';
import { useLiveForm } from './sheet/use-live-form';
import { useSavedDraft } from './sheet/use-saved-draft';
import { useSheetWorkspace } from './sheet/use-sheet-workspace';
import { type ClosedShift, useCloseShift } from './use-close-shift';

const ReviewDialog = lazy(lazyWhenIdle(() => import('./review-dialog')));

interface CloseSheetProps {
  store: SheetStore;
  draft: Draft<Sheet>;
  onClosed: (closed: ClosedShift) => void;
}

/** The form of the running shift, with its draft and live updates. */
export function CloseSheet({ store, draft, onClosed }: CloseSheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const workspace = useSheetWorkspace(store, root);
  const { desk, dialog, setDialog } = workspace;
  const kept = useSavedDraft(store, draft);
  const back = (): void => setDialog(null);
  const { close, busy } = useCloseShift({ desk, kept, onClosed, onRefused: back });
  useLiveForm(store, busy);
  // Registered at once: a guard added later would not cover what is typed before.
  useUnsaved(true, () => (kept.isOpen() ? t('closing.leave') : null));

  useEffect(() => focusSection(root.current, 'nozzles'), []);
  useHotkeys([
    { keys: 'Ctrl+Enter', label: t('closing.panel.close'), run: desk.review },
    { keys: 'Alt+M', label: t('closing.count'), run: () => desk.countNotes(cashToCount(store.get())) },
  ]);

  const clear = (): void => {
    store.replace(emptySheet(store.get().form));
    kept.forget();
    focusSection(root.current, 'nozzles');
  };

  const { shiftDate, shiftName } = store.get().form;
  return (
    <OpenSheet
      title={t('closing.titleOf', { date: showDate(shiftDate), shift: shiftName })}
      help="closeShift"
      actions={<DraftBar savedAt={draft.savedAt} failed={draft.failed} onSave={kept.saveNow} onClear={clear} />}
      root={root}
      workspace={workspace}
      notice={<ClosedElsewhere />}
      review={<ReviewDialog opened={dialog?.kind === 'review'} onBack={back} onClose={close} busy={busy} />}
    />
  );
}
