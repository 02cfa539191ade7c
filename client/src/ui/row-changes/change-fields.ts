import { changeCommentRule } from '../../../../server/domain/change-request.rules';
import { normaliseField } from '../../../../server/domain/field-rules';
import type { ChangedFieldInput, RowToChangeQuery } from '../../graphql/generated/graphql';
import { type MessageText, t, translateLabel } from '../../i18n/translate';
import type { WireValues } from '../inputs/field-definition';
import { type ControlKind, type FieldDefinition, ruleOf } from '../inputs/field-definition';
import type { Option } from '../inputs/match-options';

export type RowToChange = RowToChangeQuery['changeableRow'];
export type RowField = RowToChange['fields'][number];

/** The choices of reference fields, by master name. */
export type ReferenceOptions = Readonly<Record<string, readonly Option[]>>;

/** The reason field's name in the form: rows have a field 'comment' of their own. */
export const WHY = 'why';

/** The reason of a change; mandatory if someone else decides on it. */
export const whyField = (required: boolean): FieldDefinition => {
  const { kind: _, ...rule } = changeCommentRule;
  return { ...rule, name: WHY, label: t('changes.why'), kind: 'multiline', required };
};

/** Form fields for the editable fields of a row; a reference always offers its current value. */
export const definitionsOf = (row: RowToChange, references: ReferenceOptions): FieldDefinition[] =>
  row.fields.filter(({ canChange }) => canChange).map((field) => definitionOf(field, references));

function definitionOf(field: RowField, references: ReferenceOptions): FieldDefinition {
  const { name, label, kind, required, message, hint, reference, options } = field;
  return {
    name,
    label,
    required,
    message,
    hint,
    kind: kind as ControlKind,
    min: field.min ?? undefined,
    max: field.max ?? undefined,
    case: (field.case as FieldDefinition['case']) ?? undefined,
    options: reference
      ? withPresent(references[reference] ?? [], field)
      : kind === 'choice'
        ? inWords(options)
        : undefined,
  };
}

const inWords = (options: readonly Option[]): Option[] =>
  options.map((option) => ({ ...option, label: translateLabel(option.label) }));

function withPresent(options: readonly Option[], { value, shown }: RowField): readonly Option[] {
  if (value == null || options.some((option) => option.value === value)) return options;
  return [{ value, label: shown ?? value }, ...options];
}

/** The form's initial values. */
export const valuesOfRow = (row: RowToChange): Record<string, string | boolean | null> =>
  Object.fromEntries(
    row.fields.map(({ name, kind, value }) => [name, kind === 'flag' ? value === 'true' : (value ?? null)]),
  );

/** The form's fields whose stored value would differ from the row's. */
export function changedFields(row: RowToChange, values: WireValues): ChangedFieldInput[] {
  return definitionsOf(row, {}).flatMap((field) => {
    const typed = values[field.name];
    const value = typed === null || typed === undefined ? null : String(typed);
    const present = row.fields.find(({ name }) => name === field.name)?.value ?? null;
    const rule = ruleOf(field);
    const isSame = normaliseField(rule, value ?? '') === normaliseField(rule, present ?? '');
    return isSame ? [] : [{ field: field.name, value }];
  });
}

/** Another user's change to the field since the form was opened. */
export function changedMeanwhile(name: string, opened: RowToChange, row: RowToChange): string | undefined {
  const fieldOf = ({ fields }: RowToChange) => fields.find((field) => field.name === name);
  const now = fieldOf(row);
  if (now === undefined || now.value === fieldOf(opened)?.value) return undefined;
  return t('changes.nowIs', { value: now.shown ?? '–' });
}

/** Maps the server's errors to form fields: 'comment' is either the row's comment or the reason, 'reason' that of a rate. */
export function errorsOfForm(
  errors: Readonly<Record<string, MessageText>>,
  row: RowToChange,
): Record<string, MessageText> {
  const { comment, reason, ...others } = errors;
  if (reason !== undefined) return { ...others, [WHY]: reason };
  if (comment === undefined) return others;
  const ofRow = row.fields.some(({ name, canChange }) => name === 'comment' && canChange);
  const words = typeof comment === 'string' ? comment : comment.message;
  const ofWhy = words === changeCommentRule.missing || words === changeCommentRule.message;
  return { ...others, [ofRow && !ofWhy ? 'comment' : WHY]: comment };
}
