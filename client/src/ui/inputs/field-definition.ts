import { type FieldRule, problemOfField } from '../../../../server/domain/field-rules';
import { t } from '../../i18n/translate';
import { readDecimal } from './decimal-text';
import type { Option } from './match-options';
import type { OptionSource } from './use-suggestions';

/** What a field holds, and so its control; a reference is a choice among the rows of another master. */
export type ControlKind = FieldRule['kind'] | 'multiline' | 'phone' | 'percent' | 'month' | 'reference' | 'chart';

/** One field of a form, and the rule it is judged by, here and on the server. Masters get theirs from the server. */
export interface FieldDefinition extends Omit<FieldRule, 'kind' | 'choices'> {
  name: string;
  label: string;
  kind: ControlKind;
  hint?: string | null;
  /** Of a reference: what stands in it while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  /** Of a choice or a reference: the options at hand, or how to ask for them. */
  options?: OptionSource;
  /** Of a reference that asks the server: the option it begins with. */
  chosen?: Option;
}

/** What a form holds: text as the controls leave it (exact figures, 'YYYY-MM-DD'), true or false for a flag. */
export type FieldValue = string | boolean;
export type FieldValues = Record<string, FieldValue>;

/** What a form sends, by its fields' names. */
export type WireValues = Record<string, string | number | boolean | null>;

/** The empty form, or the given row put into it. */
export function valuesOf(fields: readonly FieldDefinition[], row: Readonly<Record<string, unknown>> = {}): FieldValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const given = row[name];
      if (kind === 'flag') return [name, given === true];
      return [name, given === undefined || given === null ? '' : String(given)];
    }),
  );
}

/** Decimals of each kind of figure. */
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
  percent: 'rate',
};

/** What a figure's own text lacks; the rule's message speaks of the rest. */
function problemOfFigure(value: string, places: number): string | null {
  const reading = readDecimal(value, places);
  if ('value' in reading) return null;
  if (reading.problem === 'tooManyDecimals') return t('ui.field.tooManyDecimals', { places });
  return t(reading.problem === 'tooLarge' ? 'ui.field.tooLarge' : 'ui.field.notAFigure');
}

/** Why what is in a field cannot be sent; null when it can. */
export function problemOf(field: FieldDefinition, value: FieldValue): string | null {
  const places = PLACES[field.kind];
  if (places !== undefined && typeof value === 'string' && value !== '') {
    const problem = problemOfFigure(value, places);
    if (problem !== null) return problem;
  }
  return problemOfField(field.name, ruleOf(field), value)?.message ?? null;
}

/** The rule of a field as the domain knows it; a choice is one of the options at hand. */
export const ruleOf = (field: FieldDefinition): FieldRule => ({
  ...field,
  kind: RULE_KIND[field.kind] ?? (field.kind as FieldRule['kind']),
  choices: Array.isArray(field.options) ? field.options.map((option: Option) => option.value) : undefined,
});

/** A field's value as a GraphQL input takes it: null for an empty one, a number for a count or a reference, else the text. */
export function wireValue({ kind }: FieldDefinition, value: FieldValue): string | number | boolean | null {
  if (typeof value === 'boolean') return value;
  if (value.trim() === '') return null;
  return kind === 'integer' || kind === 'reference' ? Number(value) : value;
}
