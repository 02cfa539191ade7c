import { VisuallyHidden } from '@mantine/core';
import { lazy, useEffect, useRef } from 'react';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { useUnsaved } from '../../hooks/unsaved';
import type { Draft } from '../../hooks/use-draft';
import { useHotkeys } from '../../hooks/use-hotkeys';
import { t } from '../../i18n/translate';
import { Opening } from '../../ui/dialog/opening';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { lazyWhenIdle } from '../../ui/feedback/lazy-when-idle';
import { Page } from '../../ui/page/page';
import { ClosedElsewhere } from './closed-elsewhere';
import { DraftBar } from './sheet/draft-bar';
import { focusSection } from './sheet/focus-place';
import { emptySheet, type Sheet } from './sheet/sheet';
import { pumpToCount } from './sheet/sheet-findings';
import { SheetLayout } from './sheet/sheet-layout';
import { type SheetStore } from './sheet/sheet-store';
import { DeferredSheetProvider, DeskProvider } from './sheet/sheet-workspace';
import { useLiveForm } from './sheet/use-live-form';
import { useSavedDraft } from './sheet/use-saved-draft';
import { useSheetWorkspace } from './sheet/use-sheet-workspace';
import { type ClosedShift, useCloseShift } from './use-close-shift';

const SheetDialogs = lazy(lazyWhenIdle(() => import('./sheet/sheet-dialogs')));

interface CloseSheetProps {
  store: SheetStore;
  draft: Draft<Sheet>;
  onClosed: (closed: ClosedShift) => void;
}

/** The open form, with its draft and live updates. */
export function CloseSheet({ store, draft, onClosed }: CloseSheetProps) {
  const root = useRef<HTMLDivElement>(null);
  const { desk, dialog, setDialog, announcement } = useSheetWorkspace(store, root);
  const kept = useSavedDraft(store, draft);
  const { close, busy } = useCloseShift({ desk, kept, onClosed, onRefused: () => setDialog(null) });
  useLiveForm(store, busy);
  // Registered at once: a guard added later would not cover what is typed before.
  useUnsaved(true, () => (kept.isOpen() ? t('closing.leave') : null));

  useEffect(() => focusSection(root.current, 'nozzles'), []);
  useHotkeys([
    { keys: 'Ctrl+Enter', label: t('closing.panel.close'), run: desk.review },
    { keys: 'Alt+M', label: t('closing.count'), run: () => desk.countNotes(pumpToCount(store.get())) },
  ]);

  const clear = (): void => {
    store.replace(emptySheet(store.get().form));
    kept.forget();
    focusSection(root.current, 'nozzles');
  };

  const { shiftDate, shiftName } = store.get().form;
  return (
    <DeskProvider value={desk}>
      <Page
        title={t('closing.titleOf', { date: showDate(shiftDate), shift: shiftName })}
        actions={<DraftBar savedAt={draft.savedAt} failed={draft.failed} onSave={kept.saveNow} onClear={clear} />}
      >
        <ClosedElsewhere />
        <DeferredSheetProvider>
          <SheetLayout root={root} />
        </DeferredSheetProvider>
        <VisuallyHidden role="status" aria-live="polite">
          {announcement}
        </VisuallyHidden>
      </Page>
      <LazyBoundary fallback={dialog && <Opening />}>
        <SheetDialogs dialog={dialog} onDialog={setDialog} onClose={close} busy={busy} />
      </LazyBoundary>
    </DeskProvider>
  );
}
