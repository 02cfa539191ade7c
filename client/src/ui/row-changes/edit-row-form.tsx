import { useState } from 'react';
import { useDecidesAlone } from '../../hooks/use-decides-alone';
import { t } from '../../i18n/translate';
import { SkeletonRows } from '../feedback/loading';
import { toastFailure } from '../feedback/toast';
import { EntryForm } from '../form/entry-form';
import type { WireValues } from '../inputs/field-definition';
import {
  changedFields,
  changedMeanwhile,
  definitionsOf,
  type RowToChange,
  valuesOfRow,
  WHY,
  whyField,
} from './change-fields';
import { FocusFirst } from './focus-first';
import { PERMISSION } from './row-changes';
import { RowFacts } from './row-facts';
import { useReferenceOptions } from './use-reference-options';
import { useSendChange } from './use-send-change';

interface EditRowFormProps {
  /** As it is now. */
  row: RowToChange;
  onClose: () => void;
  /** Loads the row anew after a refusal: it may have changed meanwhile. */
  onRefused: () => void;
}

/** The fields of a recorded row; only what was changed is sent, with the version it was made from. */
export function EditRowForm({ row, onClose, onRefused }: EditRowFormProps) {
  const decidesAlone = useDecidesAlone();
  const [opened] = useState(row);
  /** After a refusal the form has told what others changed, so the next attempt is made from there. */
  const [wasRefused, setWasRefused] = useState(false);
  const references = useReferenceOptions(opened);
  const { send, busy, fieldErrors, formErrors } = useSendChange(row);
  if (references === null) return <SkeletonRows />;

  const save = async ({ [WHY]: why, ...values }: WireValues): Promise<boolean> => {
    const changes = changedFields(opened, values);
    if (changes.length === 0) {
      toastFailure(t('changes.nothing'));
      return false;
    }
    const comment = why as string | null;
    const isDone = await send({ permission: PERMISSION.MODIFY, changes, comment }, (wasRefused ? row : opened).version);
    setWasRefused(!isDone);
    if (isDone) onClose();
    else onRefused();
    return isDone;
  };

  const fields = definitionsOf(opened, references).map((field) => ({
    ...field,
    hint: changedMeanwhile(field.name, opened, row) ?? field.hint,
  }));
  return (
    <FocusFirst>
      <RowFacts row={row} />
      <EntryForm
        fields={[...fields, whyField(!decidesAlone)]}
        row={valuesOfRow(opened)}
        submitLabel={t(decidesAlone ? 'ui.save' : 'changes.send')}
        onSubmit={save}
        onCancel={onClose}
        busy={busy}
        fieldErrors={fieldErrors}
        formErrors={formErrors}
      />
    </FocusFirst>
  );
}
