import { type FieldRule, problemOfField, problemOfGreatest } from '../../../../server/domain/field-rules';
import type { Right } from '../../../../server/domain/rights';
import { type MessageText, t } from '../../i18n/translate';
import { readDecimal } from './decimal-text';
import type { Option } from './match-options';
import type { OptionSource } from './use-suggestions';

/** The kind of a field's content, which decides its control; a reference chooses a row of another master. */
export type ControlKind =
  | FieldRule['kind']
  | 'multiline'
  | 'phone'
  | 'percent'
  | 'month'
  | 'reference'
  | 'chart'
  | 'rights';

/**
 * One field of a form with its validation rule, the same here and on the server. Masters get theirs from the server.
 */
export interface FieldDefinition extends Omit<FieldRule, 'kind' | 'choices'> {
  name: string;
  label: string;
  kind: ControlKind;
  hint?: string | null;
  /** For a reference: its placeholder. */
  placeholder?: string;
  disabled?: boolean;
  /** For a choice or a reference: its options, or how to query them. */
  options?: OptionSource;
  /** For a reference: the master that it lists, and the right to add its rows. */
  adds?: string;
  addedWith?: Right;
  /** For a reference that queries the server: its initial option. */
  chosen?: Option;
}

/** A form's value: text from the controls (exact figures, 'YYYY-MM-DD'), or a boolean for a flag. */
export type FieldValue = string | boolean;
export type FieldValues = Record<string, FieldValue>;

/** A form's values to send, by field name. */
export type WireValues = Record<string, string | number | boolean | null>;

/** The initial values of an empty form, or those of the given row. */
export function valuesOf(fields: readonly FieldDefinition[], row: Readonly<Record<string, unknown>> = {}): FieldValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const given = row[name];
      if (kind === 'flag') return [name, given === true];
      return [name, given === undefined || given === null ? '' : String(given)];
    }),
  );
}

/** Decimals per kind of figure. */
export const PLACES: Partial<Record<ControlKind, number>> = {
  integer: 0,
  money: 2,
  rate: 2,
  percent: 2,
  litres: 3,
  wholeLitres: 0,
  kilolitres: 3,
  tenths: 1,
};

const RULE_KIND: Partial<Record<ControlKind, FieldRule['kind']>> = {
  multiline: 'text',
  phone: 'text',
  month: 'text',
  reference: 'integer',
  chart: 'text',
  rights: 'text',
  percent: 'rate',
};

/** Problems of a figure's text format; the rule's message covers the rest. */
function problemOfFigure(value: string, places: number): string | null {
  const reading = readDecimal(value, places);
  if ('value' in reading) return null;
  if (reading.problem === 'tooManyDecimals') return t('ui.field.tooManyDecimals', { places });
  return t(reading.problem === 'tooLarge' ? 'ui.field.tooLarge' : 'ui.field.notAFigure');
}

/** Why a field's value cannot be sent; null if it is valid. */
export function problemOf(field: FieldDefinition, value: FieldValue): MessageText | null {
  const places = PLACES[field.kind];
  if (places !== undefined && typeof value === 'string' && value !== '') {
    const problem = problemOfFigure(value, places);
    if (problem !== null) return problem;
  }
  const { name, kind, label } = field;
  const rule = ruleOf(field);
  return problemOfGreatest(name, kind, label, rule, value) ?? problemOfField(name, rule, value);
}

/** The domain's rule of a field; a choice is limited to its loaded options. */
export const ruleOf = (field: FieldDefinition): FieldRule => ({
  ...field,
  kind: RULE_KIND[field.kind] ?? (field.kind as FieldRule['kind']),
  choices: Array.isArray(field.options) ? field.options.map((option: Option) => option.value) : undefined,
});

/** Converts a value for a GraphQL input: null if empty, a number for a count or a reference, else the text. */
export function wireValue({ kind }: FieldDefinition, value: FieldValue): string | number | boolean | null {
  if (typeof value === 'boolean') return value;
  if (value.trim() === '') return null;
  return kind === 'integer' || kind === 'reference' ? Number(value) : value;
}
