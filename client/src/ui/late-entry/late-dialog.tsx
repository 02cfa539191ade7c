import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { isBusinessDate } from '../../../../server/domain/kernel/business-date';
import { lateReasonRule } from '../../../../server/domain/late-entry.rules';
import { LateEntryShiftsDocument, RunningShiftDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { Dialog } from '../dialog/dialog';
import { LoadFailed } from '../feedback/error-boundary';
import { SkeletonRows } from '../feedback/loading';
import { EntryForm } from '../form/entry-form';
import type { FieldDefinition } from '../inputs/field-definition';
import { Text } from '../kit/text';
import type { LateShift } from './late-context';

interface LateDialogProps {
  /** Whether the entries wait for an admin. */
  waits: boolean;
  /** Of the entry before, to be taken again. */
  last: LateShift | null;
  onClose: () => void;
  onChosen: (late: LateShift) => void;
}

/** Asks for the closed shift of a late entry by its date, at first that of the last close, and for the reason. */
export function LateDialog({ waits, last, onClose, onChosen }: LateDialogProps) {
  const closed = useQuery(RunningShiftDocument);
  const begun = last?.shift.shiftDate ?? closed.data?.lastClosedShift?.shiftDate ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const shiftDate = typed ?? begun;
  const { data, error, refetch } = useQuery(
    LateEntryShiftsDocument,
    shiftDate !== null && isBusinessDate(shiftDate)
      ? { variables: { shiftDate }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const shifts = data?.lateEntryShifts;
  const fields: FieldDefinition[] = [
    { name: 'shiftDate', label: t('late.date'), kind: 'date', required: true, message: t('late.selectDate') },
    {
      name: 'shiftId',
      label: t('late.shift'),
      kind: 'reference',
      required: true,
      message: t('late.selectShift'),
      hint: shifts?.length === 0 ? t('late.none') : null,
      options: (shifts ?? []).map(({ id, shiftName }) => ({ value: String(id), label: shiftName })),
    },
    { ...lateReasonRule, name: 'lateReason', label: t('late.reason'), required: true, missing: t('late.giveReason') },
  ];
  return (
    <Dialog title={t('late.title')} opened boxOnPhone onClose={onClose}>
      <Text mb="md">{t(waits ? 'late.text.waits' : 'late.text')}</Text>
      {closed.error && !closed.data && (
        <LoadFailed reason={t('ui.failed.query')} onRetry={() => void closed.refetch()} />
      )}
      {error && !shifts && <LoadFailed reason={t('ui.failed.query')} onRetry={() => void refetch()} />}
      {!closed.error && !closed.data && <SkeletonRows rows={3} />}
      {closed.data && (
        <EntryForm
          fields={fields}
          row={{ shiftDate: begun, shiftId: last?.shift.id, lateReason: last?.reason }}
          submitLabel={t('late.begin')}
          busy={false}
          isSearch
          // Another date has other shifts.
          follow={(values, changed) => (changed === 'shiftDate' ? { ...values, shiftId: '' } : values)}
          onValues={(values) => setTyped(String(values.shiftDate))}
          onCancel={onClose}
          onSubmit={async ({ shiftId, lateReason }) => {
            const shift = shifts?.find(({ id }) => id === shiftId);
            if (shift) onChosen({ shift, reason: String(lateReason) });
            return false;
          }}
        />
      )}
    </Dialog>
  );
}
