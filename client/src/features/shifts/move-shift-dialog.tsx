import { useQuery } from '@apollo/client/react';
import { addDays, showDate } from '../../../../server/domain/kernel/business-date';
import { MoveShiftDocument, RunningShiftDocument, ShiftTypesToMoveDocument } from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { useSubmit } from '../../hooks/use-submit';
import { said, t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { Dialog } from '../../ui/dialog/dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { EntryForm } from '../../ui/form/entry-form';
import type { FieldDefinition, WireValues } from '../../ui/inputs/field-definition';
import { Text } from '../../ui/kit/text';

/** The admin's menu action: gives the running shift the date and the type that it should have been started with. */
export default function MoveShiftDialog({ onClose }: { onClose: () => void }) {
  const now = useQuery(RunningShiftDocument, { fetchPolicy: 'network-only' });
  const types = useQuery(ShiftTypesToMoveDocument, { fetchPolicy: 'network-only' });
  const mayStartAhead = useCan('shift.startAhead');
  const { submit, busy, fieldErrors, formErrors } = useSubmit(MoveShiftDocument, {
    success: ({ effectTexts }) =>
      [t('shifts.move.done'), ...(effectTexts ?? []).map((effect) => said(effect))].join('\n'),
    showsRefusals: true,
  });
  const running = now.data?.runningShift;
  // The shift keeps its own type, also if that is disabled.
  const offered = types.data?.shiftTypes.filter(({ name, disabled }) => !disabled || name === running?.shiftName);

  const move = async ({ shiftDate, shiftTypeId }: WireValues): Promise<boolean> => {
    const input = { shiftId: running!.id, shiftDate: String(shiftDate), shiftTypeId: Number(shiftTypeId) };
    const name = offered!.find(({ id }) => id === input.shiftTypeId)?.name ?? '';
    const isAhead = mayStartAhead && input.shiftDate > addDays(running!.shiftDate, 1);
    const question = t('shifts.move.ahead', { shift: name, date: showDate(input.shiftDate) });
    if (isAhead && !(await confirm(question, { danger: true }))) return false;
    if (!(await submit({ input: { ...input, ...(isAhead && { confirmAhead: true }) } }))) return false;
    await now.refetch();
    onClose();
    return false;
  };

  const fields: FieldDefinition[] = [
    {
      name: 'shiftDate',
      label: t('shifts.start.date'),
      kind: 'date',
      required: true,
      message: t('shifts.start.enterDate'),
    },
    {
      name: 'shiftTypeId',
      label: t('shifts.start.type'),
      kind: 'reference',
      required: true,
      message: t('shifts.start.chooseType'),
      options: (offered ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ];
  const error = now.error ?? types.error;
  return (
    <Dialog title={t('shifts.move.title')} opened onClose={onClose}>
      {error ? (
        <LoadFailed onRetry={() => void Promise.all([now.refetch(), types.refetch()])} />
      ) : !now.data || !offered ? (
        <SkeletonRows rows={3} />
      ) : running ? (
        <>
          <Text mb="md">{t('shifts.move.what', { shift: running.shiftName, date: showDate(running.shiftDate) })}</Text>
          <EntryForm
            fields={fields}
            row={{
              shiftDate: running.shiftDate,
              shiftTypeId: offered.find(({ name }) => name === running.shiftName)?.id,
            }}
            submitLabel={t('shifts.move.confirm')}
            onSubmit={move}
            onCancel={onClose}
            busy={busy}
            fieldErrors={fieldErrors}
            formErrors={formErrors}
          />
        </>
      ) : (
        <EmptyState title={t('shifts.move.none')} />
      )}
    </Dialog>
  );
}
