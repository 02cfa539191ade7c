import { t, translateLabel } from '../../i18n/translate';
import { confirm } from '../dialog/confirm';
import { EntryForm } from '../form/entry-form';
import type { WireValues } from '../inputs/field-definition';
import { type RowToChange, WHY, whyField } from './change-fields';
import { FocusFirst } from './focus-first';
import { PERMISSION } from './row-changes';
import { RowFacts } from './row-facts';
import { useSendChange } from './use-send-change';

/** Deletes a row with a reason; asks for confirmation if it takes effect at once. */
export function DeleteRowForm({ row, onClose }: { row: RowToChange; onClose: () => void }) {
  const { send, busy, fieldErrors, formErrors } = useSendChange(row);

  const remove = async ({ [WHY]: why }: WireValues): Promise<boolean> => {
    const what = `${translateLabel(row.label).toLowerCase()} ${row.title}`;
    if (row.isDeletedAtOnce && !(await confirm(t('changes.delete.ask', { what }), { danger: true }))) return false;
    const asked = { permission: PERMISSION.DELETE, changes: [], comment: why as string | null };
    const isDone = await send(asked, row.version);
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
