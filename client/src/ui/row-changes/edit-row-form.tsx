import { useState } from 'react';
import { t } from '../../i18n/translate';
import { SkeletonRows } from '../feedback/loading';
import { toastFailure } from '../feedback/toast';
import { EntryForm } from '../form/entry-form';
import type { FieldValues, WireValues } from '../inputs/field-definition';
import {
  changedFields,
  changedMeanwhile,
  definitionsOf,
  errorsOfForm,
  type RowToChange,
  valuesOfRow,
  WHY,
  whyField,
} from './change-fields';
import { FocusFirst } from './focus-first';
import { PERMISSION } from './row-changes';
import { RowFacts } from './row-facts';
import { followerOf, followingFigure, hasSaleFigures, type TypedFigure } from './sale-figures';
import { useReferenceOptions } from './use-reference-options';
import { type SendChange, useSendChange } from './use-send-change';

/** What is to be sent, of the row as it was opened. */
export interface RowChanges {
  row: RowToChange;
  changes: ReturnType<typeof changedFields>;
  reason: string | null;
}

export interface EditRowFormProps {
  /** The current row. */
  row: RowToChange;
  onClose: () => void;
  /** Reloads the row after a refusal: someone else may have changed it. */
  onRefused: () => void;
  /** Whether the changes are to be sent, asked before that; its refusals are `reviewing`. */
  review?: (changes: RowChanges) => Promise<boolean>;
  reviewing?: Pick<SendChange, 'busy' | 'fieldErrors' | 'formErrors'>;
}

const NO_REVIEW: NonNullable<EditRowFormProps['reviewing']> = { busy: false, fieldErrors: {}, formErrors: [] };

/** The fields of a recorded row; sends only the changed ones, with the row version they are based on. */
export function EditRowForm({ row, onClose, onRefused, review, reviewing = NO_REVIEW }: EditRowFormProps) {
  const [opened] = useState(row);
  /** After a refusal the form has shown the other user's changes, so the next attempt is based on the new version. */
  const [wasRefused, setWasRefused] = useState(false);
  const references = useReferenceOptions(opened);
  /** For a sale; the other figure is not sent, so that the server calculates it at its own rate. */
  const [typedFigure, setTypedFigure] = useState<TypedFigure>('litres');
  const follower = hasSaleFigures(opened) ? followerOf(typedFigure) : null;
  const sending = useSendChange(row);
  const { send, busy, fieldErrors, formErrors } = sending;
  if (references === null) return <SkeletonRows />;

  const save = async ({ [WHY]: why, confirmed, ...values }: WireValues): Promise<boolean> => {
    const changes = changedFields(opened, values).filter(({ field }) => field !== follower);
    if (changes.length === 0) {
      toastFailure(t('changes.nothing'));
      return false;
    }
    const comment = why as string | null;
    // Of a question that is answered the effects were seen before it was asked.
    if (confirmed !== true && review && !(await review({ row: opened, changes, reason: comment }))) return false;
    const asked = { permission: PERMISSION.MODIFY, changes, comment, ...(confirmed === true && { confirmed }) };
    const { version } = wasRefused ? row : opened;
    const reviewed = review ? 'seen' : await sending.review(asked, version);
    if (reviewed === 'declined') return false;
    const isDone = reviewed !== 'refused' && (await send(asked, version, reviewed));
    setWasRefused(!isDone);
    if (isDone) onClose();
    else onRefused();
    return isDone;
  };

  const follow = (values: FieldValues, changed: string): FieldValues => {
    if (follower === null) return values;
    const typed = changed === 'litres' || changed === 'amount' ? changed : typedFigure;
    setTypedFigure(typed);
    return { ...values, [followerOf(typed)]: followingFigure(opened, values, typed) };
  };

  const fields = definitionsOf(opened, references).map((field) => ({
    ...field,
    required: field.required && field.name !== follower,
    hint: changedMeanwhile(field.name, opened, row) ?? field.hint,
  }));
  return (
    <FocusFirst>
      <RowFacts row={row} />
      <EntryForm
        fields={[...fields, whyField(!row.isChangedAtOnce || row.needsReason)]}
        row={valuesOfRow(opened)}
        submitLabel={t(row.isChangedAtOnce ? 'ui.save' : 'changes.send')}
        follow={follow}
        onSubmit={save}
        onCancel={onClose}
        busy={busy || reviewing.busy}
        fieldErrors={{ ...errorsOfForm(reviewing.fieldErrors, opened), ...fieldErrors }}
        formErrors={[...reviewing.formErrors, ...formErrors]}
      />
    </FocusFirst>
  );
}
