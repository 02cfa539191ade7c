import { useState } from 'react';
import { useSubmit } from '../../hooks/use-submit';
import { saidAnswer, t } from '../../i18n/translate';
import { EntryForm } from '../../ui/form/entry-form';
import type { FieldDefinition, FieldValues, WireValues } from '../../ui/inputs/field-definition';
import { atRate, useRateCorrection } from '../../ui/rates/use-rate-correction';
import type { MasterDefinition } from './catalogue';
import { documentsOf, type MasterRow } from './documents';
import { newFieldsOf, standardValues, takenField } from './fields';
import { hasRates, rateCorrected } from './product-rate-row';
import { reasonField } from './row-form';
import { useAdders, useReferences } from './use-master-rows';

/** For these, the server's message is shown without a prefix (specification, section 8). */
const WORDS_OF_SERVER: ReadonlySet<string> = new Set(['Tank', 'ShiftType']);

/** The specification's nouns for some masters in error messages; the others use their label. */
const THINGS = {
  Pump: 'masters.thing.pump',
  Nozzle: 'masters.thing.nozzle',
  SwipeMachine: 'masters.thing.swipe',
  ExpenditureCategory: 'masters.thing.expenditure',
} as const;

const isNamed = (name: string): name is keyof typeof THINGS => Object.hasOwn(THINGS, name);

const thingOf = ({ name, label }: MasterDefinition): string => (isNamed(name) ? t(THINGS[name]) : label.toLowerCase());

interface NewRowFormProps {
  master: MasterDefinition;
  rows: readonly MasterRow[];
  /** The values to start with. */
  row?: WireValues;
  /** With the new row; null if it waits for approval. */
  onAdded: (row: MasterRow | null) => unknown;
  onCancel?: () => void;
}

/** Adds a row: Enter on the last field saves and returns to the first field for the next row. */
export function NewRowForm({ master, rows, row, onAdded, onCancel }: NewRowFormProps) {
  const [typed, setTyped] = useState<FieldValues>({});
  const references = useReferences(master);
  const adders = useAdders();
  const failed = (reason: string): string =>
    master.name === 'ShiftType'
      ? t('masters.createShiftFailed', { name: String(typed.name ?? ''), reason })
      : t('masters.createFailed', { thing: thingOf(master), reason });
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(documentsOf(master).create, {
    success: saidAnswer,
    repeatsRefusals: true,
    failure: (reason, answered) => (answered && WORDS_OF_SERVER.has(master.name) ? reason : failed(reason)),
  });

  const correction = useRateCorrection();

  const add = async (input: WireValues): Promise<boolean> => {
    // The server has asked about a rate that is entered late: what it changes is shown once it is confirmed.
    const late = input.confirmed === true ? rateCorrected(master, input) : null;
    if (late) clearErrors();
    if (late && !(await correction.review(late))) return false;
    const answer = await submit({ input });
    if (answer) void onAdded(answer.row);
    return answer !== undefined;
  };

  const taken = takenField(master, typed, rows);
  const fields = newFieldsOf(master, references, adders).map((field) =>
    field.name === taken ? { ...field, hint: t('masters.taken') } : field,
  );
  const standard = standardValues(master);
  return (
    <EntryForm
      fields={hasRates(master) ? [...fields, lateReasonField()] : fields}
      row={{ ...standard, ...row }}
      standard={standard}
      onSubmit={add}
      onCancel={onCancel}
      busy={busy || correction.busy}
      fieldErrors={{ ...fieldErrors, ...atRate(correction.fieldErrors) }}
      formErrors={[...formErrors, ...correction.formErrors]}
      onValues={setTyped}
    />
  );
}

const lateReasonField = (): FieldDefinition => ({
  ...reasonField(),
  label: t('masters.rate.reason'),
  hint: t('masters.rate.reason.hint'),
  required: false,
});
