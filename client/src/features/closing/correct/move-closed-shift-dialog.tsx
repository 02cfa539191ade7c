import { useQuery } from '@apollo/client/react';
import { addDays, showDate } from '../../../../../server/domain/kernel/business-date';
import { MoveClosedShiftDocument, ShiftTypesToMoveDocument } from '../../../graphql/generated/graphql';
import { useCan } from '../../../hooks/use-can';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { Dialog } from '../../../ui/dialog/dialog';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { EntryForm } from '../../../ui/form/entry-form';
import type { FieldDefinition, WireValues } from '../../../ui/inputs/field-definition';
import { Text } from '../../../ui/kit/text';
import { WaitingEntries } from '../../../ui/row-changes/waiting-entries';

interface MoveClosedShiftDialogProps {
  /** With the version of its figures that the user saw. */
  shift: { shiftId: number; shiftDate: string; shiftName: string; version: number };
  onClose: () => void;
  /** Called with its new date; null if the move waits for approval. */
  onMoved: (shiftDate: string | null) => void;
}

/** Gives a closed shift the date and the type that it should have been started with. */
export default function MoveClosedShiftDialog({ shift, onClose, onMoved }: MoveClosedShiftDialogProps) {
  const { shiftId, shiftDate, shiftName, version } = shift;
  const { data, error, refetch } = useQuery(ShiftTypesToMoveDocument, { fetchPolicy: 'network-only' });
  const mayStartAhead = useCan('shift.startAhead');
  const { submit, busy, fieldErrors, formErrors } = useSubmit(MoveClosedShiftDocument, {
    success: () => t('closing.move.done'),
    showsRefusals: true,
    rehearses: true,
    reviewWords: { title: t('closing.move.effects'), saveLabel: t('closing.move.confirm') },
  });

  const move = async (values: WireValues): Promise<boolean> => {
    const date = String(values.shiftDate);
    const isAhead = mayStartAhead && date > addDays(shiftDate, 1);
    if (isAhead && !(await confirm(t('closing.move.ahead', { date: showDate(date) }), { danger: true }))) return false;
    const payload = await submit({
      input: {
        ...{ shiftId, shiftDate: date, shiftTypeId: Number(values.shiftTypeId), reason: String(values.reason) },
        expectedVersion: version,
        ...(isAhead && { confirmAhead: true }),
      },
    });
    if (payload) onMoved(payload.shiftDate ?? null);
    return false;
  };

  const fields: FieldDefinition[] = [
    {
      ...{ name: 'shiftDate', label: t('closing.correct.date'), kind: 'date', required: true },
      message: t('closing.move.enterDate'),
    },
    {
      ...{ name: 'shiftTypeId', label: t('closing.correct.shift'), kind: 'reference', required: true },
      message: t('closing.move.chooseType'),
      // The shift keeps its own type, also if that is disabled.
      options: (data?.shiftTypes ?? [])
        .filter(({ name, disabled }) => !disabled || name === shiftName)
        .map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      ...{ name: 'reason', label: t('closing.reason'), kind: 'text', required: true, max: 500 },
      message: t('closing.move.enterReason'),
      hint: t('closing.reason.hint'),
    },
  ];
  return (
    <Dialog title={t('closing.move.title')} opened onClose={onClose}>
      <WaitingEntries command="moveClosedShift" />
      {error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : (
        <>
          <Text mb="md">{t('closing.move.what', { shift: shiftName, date: showDate(shiftDate) })}</Text>
          <EntryForm
            fields={fields}
            row={{ shiftDate, shiftTypeId: data.shiftTypes.find(({ name }) => name === shiftName)?.id }}
            submitLabel={t('closing.move.confirm')}
            onSubmit={move}
            onCancel={onClose}
            busy={busy}
            fieldErrors={fieldErrors}
            formErrors={[...formErrors, fieldErrors.expectedVersion ?? []].flat()}
          />
        </>
      )}
    </Dialog>
  );
}
