import { wordsOf } from '../../domain/change-request.rules';
import { type FieldRule, normaliseField, problemOfField } from '../../domain/field-rules';
import { unitsText } from '../../domain/kernel/decimal';
import { LITRE, litresText } from '../../domain/kernel/litres';
import { moneyText, rateText } from '../../domain/kernel/money';
import type { Problem } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';

/** A row's fields by name, each as it is stored. */
export type Values = Readonly<Record<string, unknown>>;

/** What a field looks like in a form; its rule says what it must be. */
export type ChangeFieldKind = FieldRule['kind'] | 'multiline' | 'phone' | 'percent' | 'reference';

/** The rows of a master that a field chooses among. */
export interface FieldReference {
  /** The master's name, as `referenceChoices` knows it. */
  master: string;
  /** What a row of it is called; null where there is none. */
  nameOf(sql: Sql, id: number): Promise<string | null>;
}

/** A field of a row as the review shows it. */
export interface ShownField {
  name: string;
  label: string;
  kind: ChangeFieldKind;
  reference?: FieldReference;
  /** Of a choice: its values and what a form calls them. */
  choices?: Readonly<Record<string, string>>;
}

/** A field that may be asked to become something else. */
export interface ChangeField extends ShownField {
  rule: FieldRule;
  hint?: string;
  /** Staff cannot ask for another value; the change itself refuses it too. */
  onlyAdmins?: boolean;
}

/** Declares a field; its kind is its rule's unless it looks different. */
export const changeField = (
  name: string,
  label: string,
  rule: FieldRule,
  more: Partial<Pick<ChangeField, 'kind' | 'reference' | 'choices' | 'hint' | 'onlyAdmins'>> = {},
): ChangeField => ({ name, label, rule, kind: rule.kind, ...more });

const TEXTS: Partial<Record<ChangeFieldKind, (stored: number) => string>> = {
  money: moneyText,
  rate: rateText,
  percent: rateText,
  litres: litresText,
  tenths: (tenths) => unitsText(tenths, 1),
  wholeLitres: (litres) => String(litres / LITRE),
  kilolitres: (litres) => unitsText(litres / LITRE, 3),
};

/** A stored value as it travels and as a form holds it ('1234.50', '2026-11-21', 'true', an id); null for an empty one. */
export function textOf({ kind }: Pick<ShownField, 'kind'>, stored: unknown): string | null {
  if (stored === null || stored === undefined || stored === '') return null;
  if (stored instanceof Date) return stored.toISOString();
  return TEXTS[kind]?.(stored as number) ?? String(stored);
}

/** A stored value as it is read: what a reference or a choice is called in place of its key. Only a reference is waited for. */
export function shownText(sql: Sql, field: ShownField, stored: unknown): Promise<string | null> | string | null {
  if (stored === null || stored === undefined) return null;
  if (field.reference) return nameOf(sql, field.reference, stored);
  if (field.kind === 'choice') return field.choices?.[String(stored)] ?? wordsOf(String(stored));
  return textOf(field, stored);
}

const nameOf = async (sql: Sql, reference: FieldReference, stored: unknown): Promise<string> =>
  (await reference.nameOf(sql, Number(stored))) ?? String(stored);

/** What was typed or sent for some fields, as it is stored; unknown fields and broken rules are told. */
export function storedChanges(
  fields: readonly ChangeField[],
  typed: Values,
): { changes: Record<string, unknown>; problems: Problem[] } {
  const problems: Problem[] = [];
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(typed)) {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) {
      problems.push({ code: 'UNKNOWN_FIELD', message: 'This field cannot be changed here', field: name });
      continue;
    }
    const problem = problemOfField(name, field.rule, value);
    if (problem) problems.push(problem);
    const stored = normaliseField(field.rule, value);
    changes[name] = stored === '' || stored === undefined ? null : stored;
  }
  return { changes, problems };
}

/** Of these, the ones that differ from what the row has. */
export const differing = (changes: Values, row: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => value !== (row[name] ?? null)));
