import { useQuery } from '@apollo/client/react';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { CancelRunningShiftDocument, RunningShiftDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { said, t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Button } from '../../../ui/kit/buttons';
import { Alert } from '../../../ui/kit/feedback';
import { Group } from '../../../ui/kit/layout';
import { Text } from '../../../ui/kit/text';
import classes from '../shift-dialogs.module.css';

/** The admin's menu action: names the running shift and cancels it if it is empty. */
export default function CancelRunningShiftDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(RunningShiftDocument, { fetchPolicy: 'network-only' });
  const { submit, busy, formErrors } = useSubmit(CancelRunningShiftDocument, {
    success: () => t('closing.cancel.done'),
    showsRefusals: true,
  });
  const running = data?.runningShift;

  const cancel = async (shiftId: number): Promise<void> => {
    if (!(await submit({ input: { shiftId } }))) return;
    await refetch();
    onClose();
  };

  return (
    <Dialog title={t('closing.cancel.title')} opened onClose={onClose}>
      {error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : running ? (
        <>
          <Text fw={600}>
            {t('closing.cancel.what', { shift: running.shiftName, date: showDate(running.shiftDate) })}
          </Text>
          <ul className={classes.what}>
            <li>{t('closing.cancel.crew')}</li>
            <li>{t('closing.cancel.empty')}</li>
          </ul>
          {formErrors.length > 0 && (
            <Alert color="red" mb="sm" role="alert">
              {formErrors.map(said).join('\n')}
            </Alert>
          )}
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('ui.cancel')}
            </Button>
            <Button color="red" onClick={() => void cancel(running.id)} loading={busy}>
              {t('closing.cancel.confirm')}
            </Button>
          </Group>
        </>
      ) : (
        <EmptyState title={t('closing.cancel.none')} />
      )}
    </Dialog>
  );
}
