import { useState } from 'react';
import { useSubmit } from '../../hooks/use-submit';
import { saidAnswer, t } from '../../i18n/translate';
import { EntryForm } from '../../ui/form/entry-form';
import type { FieldValues, WireValues } from '../../ui/inputs/field-definition';
import type { MasterDefinition } from './catalogue';
import { documentsOf, type MasterRow } from './documents';
import { newFieldsOf, takenField } from './fields';
import { useReferences } from './use-master-rows';

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

/** Switches that a new row has on unless the user turns them off: a new user may log in. */
const standardFlags = ({ fields }: MasterDefinition): WireValues =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, default: standard }) =>
      kind === 'flag' && standard === 'true' ? [[name, true]] : [],
    ),
  );

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
  const failed = (reason: string): string =>
    master.name === 'ShiftType'
      ? t('masters.createShiftFailed', { name: String(typed.name ?? ''), reason })
      : t('masters.createFailed', { thing: thingOf(master), reason });
  const { submit, busy, fieldErrors, formErrors } = useSubmit(documentsOf(master).create, {
    success: saidAnswer,
    failure: (reason, answered) => (answered && WORDS_OF_SERVER.has(master.name) ? reason : failed(reason)),
  });

  const add = async (input: WireValues): Promise<boolean> => {
    const answer = await submit({ input });
    if (answer) void onAdded(answer.row);
    return answer !== undefined;
  };

  const taken = takenField(master, typed, rows);
  const fields = newFieldsOf(master, references).map((field) =>
    field.name === taken ? { ...field, hint: t('masters.taken') } : field,
  );
  return (
    <EntryForm
      fields={fields}
      row={{ ...standardFlags(master), ...row }}
      onSubmit={add}
      onCancel={onCancel}
      busy={busy}
      fieldErrors={fieldErrors}
      formErrors={formErrors}
      onValues={setTyped}
    />
  );
}
