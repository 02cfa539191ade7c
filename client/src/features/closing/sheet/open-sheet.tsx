import { lazy, type ReactNode, type RefObject } from 'react';
import type { HelpTopic } from '../../../i18n/help-topic';
import { Opening } from '../../../ui/dialog/opening';
import { LazyBoundary } from '../../../ui/feedback/lazy-boundary';
import { lazyWhenIdle } from '../../../ui/feedback/lazy-when-idle';
import { VisuallyHidden } from '../../../ui/kit/text';
import { Page } from '../../../ui/page/page';
import { SheetLayout } from './sheet-layout';
import { DeferredSheetProvider, DeskProvider } from './sheet-workspace';
import type { DeskOfSheet } from './use-sheet-workspace';

const SheetDialogs = lazy(lazyWhenIdle(() => import('./sheet-dialogs')));

interface OpenSheetProps {
  title: string;
  help: HelpTopic;
  /** Buttons on the right of the title. */
  actions?: ReactNode;
  root: RefObject<HTMLDivElement | null>;
  workspace: DeskOfSheet;
  /** Above the sections. */
  notice: ReactNode;
  /** The dialog for `review`. */
  review: ReactNode;
}

/** The form of a shift's close: its sections, its reconciliation, and the dialogs of its cells. */
export function OpenSheet({ title, help, actions, root, workspace, notice, review }: OpenSheetProps) {
  const { desk, dialog, setDialog, announcement } = workspace;
  return (
    <DeskProvider value={desk}>
      <Page title={title} help={help} actions={actions} wide>
        {notice}
        <DeferredSheetProvider>
          <SheetLayout root={root} />
        </DeferredSheetProvider>
        <VisuallyHidden role="status" aria-live="polite">
          {announcement}
        </VisuallyHidden>
      </Page>
      <LazyBoundary fallback={dialog && <Opening />}>
        <SheetDialogs dialog={dialog} onDialog={setDialog} />
        {review}
      </LazyBoundary>
    </DeskProvider>
  );
}
