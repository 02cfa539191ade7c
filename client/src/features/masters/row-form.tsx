import { useState } from 'react';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/confirm';
import { EntryForm, type WireValues } from '../../ui/entry-form';
import type { FieldDefinition } from '../../ui/field-definition';
import { toastFailure } from '../../ui/toast';
import type { MasterDefinition } from './catalogue';
import { documentsOf, type MasterRow } from './documents';
import { changesOf, rowFieldsOf, shown } from './fields';
import { useReferences } from './use-master-rows';

interface RowFormProps {
  /** One whose rows can be changed. */
  master: MasterDefinition;
  /** As it is now. */
  row: MasterRow;
  /** Asked before it is sent. */
  prompt?: string;
  onDone: () => void;
  /** Loads the row anew after a refusal: it may have changed meanwhile. */
  onRefused: () => unknown;
}

/** Changes a row: only what was changed is sent, with the version it was made from. */
export function RowForm({ master, row, prompt, onDone, onRefused }: RowFormProps) {
  const [opened] = useState(row);
  /** After a refusal the form has told what others changed, so the next attempt is made from there. */
  const [wasRefused, setWasRefused] = useState(false);
  const references = useReferences(master);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(documentsOf(master).update!, {
    success: ({ message }) => message ?? '',
  });

  const save = async ({ reason, ...values }: WireValues): Promise<boolean> => {
    const input = changesOf(values, opened);
    if (Object.keys(input).length === 0) {
      toastFailure(t('masters.nothingChanged'));
      return false;
    }
    if (prompt !== undefined && !(await confirm(prompt))) return false;
    const { id, version } = wasRefused ? row : opened;
    const done = (await submit({ id, version, input, reason: reason as string | null })) !== undefined;
    setWasRefused(!done);
    if (done) onDone();
    else void onRefused();
    return done;
  };

  const fields = rowFieldsOf(master, references, opened).map((field) => ({
    ...field,
    hint: changedMeanwhile(field, master, opened, row) ?? field.hint,
  }));
  return (
    <EntryForm
      fields={master.needsReason ? [...fields, reasonField()] : fields}
      row={opened}
      onSubmit={save}
      onCancel={onDone}
      busy={busy}
      fieldErrors={fieldErrors}
      formErrors={formErrors}
    />
  );
}

const reasonField = (): FieldDefinition => ({
  name: 'reason',
  label: t('masters.reason'),
  kind: 'multiline',
  min: 1,
  max: 500,
  required: true,
  message: t('masters.reason'),
});

/** What someone else has made of the field since the form was opened. */
function changedMeanwhile(
  { name }: FieldDefinition,
  { fields }: MasterDefinition,
  opened: MasterRow,
  row: MasterRow,
): string | undefined {
  if (opened[name] === row[name]) return undefined;
  return t('masters.nowIs', { value: shown(fields.find((field) => field.name === name)!, row) });
}
