import { voidSlipRules } from '../../../../../server/domain/slip-book.rules';
import { VoidSlipDocument } from '../../../graphql/generated/graphql';
import { useSentKey } from '../../../hooks/use-sent-key';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { toastSuccess } from '../../../ui/feedback/toast';
import { EntryForm } from '../../../ui/form/entry-form';
import type { FieldDefinition, WireValues } from '../../../ui/inputs/field-definition';
import { Text } from '../../../ui/kit/text';

interface VoidSlipDialogProps {
  /** Null if it is still to be typed. */
  slip: string | null;
  onClose: () => void;
  onVoided: () => void;
}

/** Asks for the reason of a void slip, and for its number if unknown. */
export function VoidSlipDialog({ slip, onClose, onVoided }: VoidSlipDialogProps) {
  const { submit, busy, fieldErrors, formErrors } = useSubmit(VoidSlipDocument, {
    sent: useSentKey('void-slip-sent'),
  });
  const which: FieldDefinition = { ...voidSlipRules.slipNo, name: 'slipNo', label: t('slips.slip') };
  const reason: FieldDefinition = { ...voidSlipRules.reason, name: 'reason', label: t('slips.reason') };
  // A slip that is not typed here has no field, so its error is shown for the whole form.
  const ofWhole = slip !== null && fieldErrors.slipNo ? [...formErrors, fieldErrors.slipNo] : formErrors;

  const save = async (values: WireValues): Promise<boolean> => {
    const slipNo = slip ?? String(values.slipNo);
    if (!(await submit({ input: { slipNo, reason: String(values.reason) } }))) return false;
    toastSuccess(t('slips.voided', { slip: slipNo }));
    onClose();
    onVoided();
    return true;
  };

  return (
    <Dialog
      title={slip === null ? t('slips.voidOne') : t('slips.voidOf', { slip })}
      opened
      boxOnPhone
      onClose={onClose}
    >
      <Text mb="md">{slip === null ? t('slips.void.any') : t('slips.void.what', { slip })}</Text>
      <EntryForm
        fields={slip === null ? [which, reason] : [reason]}
        submitLabel={t('slips.voidIt')}
        onSubmit={save}
        onCancel={onClose}
        busy={busy}
        fieldErrors={fieldErrors}
        formErrors={ofWhole}
      />
    </Dialog>
  );
}
