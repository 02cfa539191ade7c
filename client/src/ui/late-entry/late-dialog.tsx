import { useQuery } from '@apollo/client/react';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { lateReasonRule } from '../../../../server/domain/late-entry.rules';
import { LateEntryShiftsDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { Dialog } from '../dialog/dialog';
import { LoadFailed } from '../feedback/error-boundary';
import { SkeletonRows } from '../feedback/loading';
import { EntryForm } from '../form/entry-form';
import type { FieldDefinition } from '../inputs/field-definition';
import { Text } from '../kit/text';
import type { LateShift } from './late-context';

interface LateDialogProps {
  /** Of the entry before, to be taken again. */
  last: LateShift | null;
  onClose: () => void;
  onChosen: (late: LateShift) => void;
}

/** Asks for the closed shift of a late entry, and for the reason. */
export function LateDialog({ last, onClose, onChosen }: LateDialogProps) {
  const { data, error, refetch } = useQuery(LateEntryShiftsDocument, { fetchPolicy: 'cache-and-network' });
  const shifts = data?.lateEntryShifts;
  const fields: FieldDefinition[] = [
    {
      name: 'shiftId',
      label: t('late.shift'),
      kind: 'reference',
      required: true,
      message: t('late.selectShift'),
      options: (shifts ?? []).map(({ id, shiftDate, shiftName }) => ({
        value: String(id),
        label: `${showDate(shiftDate)} ${shiftName}`,
      })),
    },
    { ...lateReasonRule, name: 'lateReason', label: t('late.reason'), required: true, missing: t('late.giveReason') },
  ];
  return (
    <Dialog title={t('late.title')} opened boxOnPhone onClose={onClose}>
      <Text mb="md">{t('late.text')}</Text>
      {error && !shifts && <LoadFailed reason={t('ui.failed.query')} onRetry={() => void refetch()} />}
      {!error && !shifts && <SkeletonRows rows={3} />}
      {shifts && (
        <EntryForm
          fields={fields}
          row={last === null ? {} : { shiftId: last.shift.id, lateReason: last.reason }}
          submitLabel={t('late.begin')}
          busy={false}
          isSearch
          onCancel={onClose}
          onSubmit={async ({ shiftId, lateReason }) => {
            const shift = shifts.find(({ id }) => id === shiftId);
            if (shift) onChosen({ shift, reason: String(lateReason) });
            return false;
          }}
        />
      )}
    </Dialog>
  );
}
