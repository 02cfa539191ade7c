import { useState } from 'react';
import { useDecidesAlone } from '../../hooks/use-decides-alone';
import { useSubmit } from '../../hooks/use-submit';
import { saidAnswer, t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { toastFailure } from '../../ui/feedback/toast';
import { EntryForm } from '../../ui/form/entry-form';
import type { FieldDefinition, WireValues } from '../../ui/inputs/field-definition';
import { atRate, useRateCorrection } from '../../ui/rates/use-rate-correction';
import type { MasterDefinition } from './catalogue';
import { documentsOf, type MasterRow } from './documents';
import { changesOf, rowFieldsOf, shown } from './fields';
import { changesShifts, rateCorrected } from './product-rate-row';
import { useAdders, useReferences } from './use-master-rows';

interface RowFormProps {
  /** A master whose rows can be changed. */
  master: MasterDefinition;
  /** The current row. */
  row: MasterRow;
  /** Confirmation before sending. */
  prompt?: string;
  /** The fields that may be changed here; all fields if omitted. */
  only?: readonly string[];
  /** With the request's id if the change waits for an admin. */
  onDone: (changeRequestId: number | null) => void;
  onCancel?: () => void;
  /** Reloads the row after a refusal: someone else may have changed it. */
  onRefused: () => unknown;
}

/**
 * Changes a row or requests a change: sends only the changed fields, with the row version they are based on. A request
 * needs a reason.
 */
export function RowForm({ master, row, prompt, only, onDone, onCancel, onRefused }: RowFormProps) {
  const decidesAlone = useDecidesAlone();
  const [opened] = useState(row);
  /** After a refusal the form has shown the other users' changes, so the next attempt is based on the new version. */
  const [wasRefused, setWasRefused] = useState(false);
  const references = useReferences(master);
  const adders = useAdders();
  const { submit, busy, fieldErrors, formErrors } = useSubmit(documentsOf(master).update!, {
    success: saidAnswer,
  });
  const correction = useRateCorrection();

  const save = async ({ reason, confirmed, ...values }: WireValues): Promise<boolean> => {
    const input = changesOf(values, opened);
    if (Object.keys(input).length === 0) {
      toastFailure(t('masters.nothingChanged'));
      return false;
    }
    const isKept = confirmed === true;
    if (prompt !== undefined && !isKept && !(await confirm(prompt))) return false;
    // Of a question that is answered the effects were seen before it was asked.
    const corrected = isKept ? null : rateCorrected(master, { ...opened, rate: input.rate, reason });
    if (corrected && !(await correction.review(corrected))) return false;
    const { id, version } = wasRefused ? row : opened;
    const given = isKept ? { ...input, confirmed } : input;
    const answer = await submit({ id, version, input: given, reason: reason as string | null });
    setWasRefused(answer === undefined);
    if (answer) onDone(answer.changeRequestId);
    else void onRefused();
    return answer !== undefined;
  };

  const fields = rowFieldsOf(master, references, adders, opened, only).map((field) => ({
    ...field,
    hint: changedMeanwhile(field, master, opened, row) ?? field.hint,
  }));
  const isReasonRequired = master.needsReason || !decidesAlone;
  const takesReason = isReasonRequired || changesShifts(master);
  const hint = isReasonRequired ? undefined : t('masters.reason.ifClosed');
  return (
    <EntryForm
      fields={takesReason ? [...fields, { ...reasonField(), required: isReasonRequired, hint }] : fields}
      row={opened}
      onSubmit={save}
      onCancel={onCancel ?? (() => onDone(null))}
      {...(!decidesAlone && { submitLabel: t('changes.send') })}
      busy={busy || correction.busy}
      fieldErrors={{ ...atRate(correction.fieldErrors), ...fieldErrors }}
      formErrors={[...correction.formErrors, ...formErrors]}
    />
  );
}

/** The field for the reason of a change. */
export const reasonField = (): FieldDefinition => ({
  name: 'reason',
  label: t('masters.reason'),
  kind: 'multiline',
  min: 1,
  max: 500,
  required: true,
  message: t('masters.reason'),
});

/** Another user's change to the field since the form was opened. */
function changedMeanwhile(
  { name }: FieldDefinition,
  { fields }: MasterDefinition,
  opened: MasterRow,
  row: MasterRow,
): string | undefined {
  if (opened[name] === row[name]) return undefined;
  return t('masters.nowIs', { value: shown(fields.find((field) => field.name === name)!, row) });
}
