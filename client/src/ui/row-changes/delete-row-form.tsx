import { t, translateLabel } from '../../i18n/translate';
import { confirm } from '../dialog/confirm';
import { EntryForm } from '../form/entry-form';
import type { WireValues } from '../inputs/field-definition';
import { type RowToChange, WHY, whyField } from './change-fields';
import { FocusFirst } from './focus-first';
import { PERMISSION } from './row-changes';
import { RowFacts } from './row-facts';
import { useSendChange } from './use-send-change';

/**
 * Deletes a row with a reason. Asks for confirmation if it takes effect at once, in a closed shift by what it moves there.
 */
export function DeleteRowForm({ row, onClose }: { row: RowToChange; onClose: () => void }) {
  const { review, send, busy, fieldErrors, formErrors } = useSendChange(row);

  const remove = async ({ [WHY]: why }: WireValues): Promise<boolean> => {
    const what = `${translateLabel(row.label).toLowerCase()} ${row.title}`;
    const asked = { permission: PERMISSION.DELETE, changes: [], comment: why as string | null };
    const reviewed = await review(asked, row.version);
    if (reviewed === 'declined' || reviewed === 'refused') return false;
    const isUnseen = reviewed === 'none' && row.isDeletedAtOnce;
    if (isUnseen && !(await confirm(t('changes.delete.ask', { what }), { danger: true }))) return false;
    const isDone = await send(asked, row.version, reviewed);
    if (isDone) onClose();
    return isDone;
  };

  return (
    <FocusFirst>
      <RowFacts row={row} whole />
      <EntryForm
        fields={[{ ...whyField(!row.isDeletedAtOnce || row.needsReason), label: t('changes.whyDelete') }]}
        submitLabel={t(row.isDeletedAtOnce ? 'changes.delete' : 'changes.send')}
        onSubmit={remove}
        onCancel={onClose}
        busy={busy}
        fieldErrors={fieldErrors}
        formErrors={formErrors}
      />
    </FocusFirst>
  );
}
