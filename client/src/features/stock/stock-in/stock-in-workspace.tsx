import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import { ShiftChangedDocument, StockChangedDocument, StockInFormDocument } from '../../../graphql/generated/graphql';
import { useDraft } from '../../../hooks/use-draft';
import { useLive } from '../../../hooks/use-live';
import { useSession } from '../../../hooks/use-session';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import type { Recording } from '../use-recording';
import { isStockInDraft } from './stock-in-draft';
import { StockInForm } from './stock-in-form';

/** Increment when the shape of `StockInDraft` changes: drafts of another version are not loaded. */
const DRAFT_VERSION = 2;

interface StockInWorkspaceProps {
  isBackward?: boolean;
  recording: Recording;
  onRecorded?: () => void;
}

/** The form with its live data and its stored draft. */
export function StockInWorkspace({ isBackward = false, recording, onRecorded }: StockInWorkspaceProps) {
  const { me } = useSession();
  const form = useQuery(StockInFormDocument, { fetchPolicy: 'cache-and-network' });
  const draft = useDraft(isBackward ? 'backward-stock-in' : 'stock-in', DRAFT_VERSION, isStockInDraft);
  useLive(StockChangedDocument, form.refetch);
  useLive(ShiftChangedDocument, form.refetch);

  const reload = (): void => void askAgain(form.refetch);
  if (form.data && me)
    return (
      <StockInForm
        form={form.data.stockInForm}
        isBackward={isBackward}
        kept={draft}
        recording={recording}
        onRecorded={() => {
          reload();
          onRecorded?.();
        }}
      />
    );
  if (form.error) return <LoadFailed reason={t('ui.failed.query')} onRetry={reload} />;
  return <SkeletonRows rows={10} />;
}
