import { inspectionRemovalRules } from '../../../../../server/domain/inspection.rules';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { type InspectionsQuery, RemoveInspectionDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { t, translateLabel } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { Dialog } from '../../../ui/dialog/dialog';
import { EntryForm } from '../../../ui/form/entry-form';
import type { WireValues } from '../../../ui/inputs/field-definition';

interface InspectionRemovalProps {
  inspection: InspectionsQuery['inspections'][number];
  onClose: () => void;
  onRemoved: () => void;
}

/**
 * Removes an inspection with a reason; asks for confirmation, since the daily stock report then starts from the
 * previous one.
 */
export function InspectionRemoval({ inspection, onClose, onRemoved }: InspectionRemovalProps) {
  const which = { product: inspection.productName, date: showDate(inspection.inspectionDate) };
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(RemoveInspectionDocument, {
    success: ({ message }) => translateLabel(message) ?? t('stock.inspection.removed', which),
  });

  const remove = async ({ reason }: WireValues): Promise<boolean> => {
    clearErrors();
    if (!(await confirm(t('stock.inspection.remove.confirm', which), { danger: true }))) return false;
    if (!(await submit({ input: { inspectionId: inspection.id, reason: String(reason) } }))) return false;
    onRemoved();
    return true;
  };

  return (
    <Dialog title={t('stock.inspection.remove.title', which)} opened onClose={onClose}>
      <EntryForm
        fields={[{ ...inspectionRemovalRules.reason, name: 'reason', label: t('stock.inspection.remove.reason') }]}
        submitLabel={t('stock.inspection.remove')}
        onSubmit={remove}
        onCancel={onClose}
        busy={busy}
        fieldErrors={fieldErrors}
        formErrors={formErrors}
      />
    </Dialog>
  );
}
