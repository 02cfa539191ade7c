import { useQuery } from '@apollo/client/react';
import { RunningShiftDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';
import { UndoLastShiftForm } from './undo-last-shift-form';

/** The admin's menu action: shows what would be undone, and requires the shift date to be typed. */
export default function UndoLastShiftDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(RunningShiftDocument, { fetchPolicy: 'network-only' });
  const last = data?.lastClosedShift;
  return (
    <Dialog title={t('closing.undo.title')} opened onClose={onClose}>
      <WaitingEntries command="undoLastShift" />
      {error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={5} />
      ) : last ? (
        <UndoLastShiftForm last={last} running={data.runningShift ?? null} onClose={onClose} />
      ) : (
        <EmptyState title={t('closing.undo.nothing')} />
      )}
    </Dialog>
  );
}
