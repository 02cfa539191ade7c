import { approvals } from '../../domain/approvals.messages';
import { wordsOf } from '../../domain/change-request.rules';
import { type FieldRule, normaliseField, problemOfField } from '../../domain/field-rules';
import { unitsText } from '../../domain/kernel/decimal';
import { LITRE, litresText } from '../../domain/kernel/litres';
import { moneyText, rateText } from '../../domain/kernel/money';
import type { Problem } from '../../domain/kernel/problem';
import type { Right } from '../../domain/rights';
import type { Sql } from '../../platform/sql';

/** A row's fields by name, as stored. */
export type Values = Readonly<Record<string, unknown>>;

/** Kind of input in a form; the field's rule says which values are valid. */
export type ChangeFieldKind = FieldRule['kind'] | 'multiline' | 'phone' | 'percent' | 'reference' | 'rights';

/** The master rows that a field chooses from. */
interface FieldReference {
  /** Name of the master, as `referenceChoices` knows it. */
  master: string;
  /** Name of one of its rows; null if it does not exist. */
  nameOf(sql: Sql, id: number): Promise<string | null>;
}

/** A field of a row as the review shows it. */
export interface ShownField {
  name: string;
  label: string;
  kind: ChangeFieldKind;
  reference?: FieldReference;
  /** Values of a choice and their labels. */
  choices?: Readonly<Record<string, string>>;
}

/** A field that may be changed by request. */
export interface ChangeField extends ShownField {
  rule: FieldRule;
  hint?: string;
  /** The right to request another value, if there is one; the change itself refuses others too. */
  changedBy?: Right;
  /** Of a setting that is a line of the approval policy: the right by which an entry need not wait, if there is one. */
  policyLine?: { exempt: Right | null };
}

/** Declares a field; its kind defaults to its rule's. */
export const changeField = (
  name: string,
  label: string,
  rule: FieldRule,
  more: Partial<Pick<ChangeField, 'kind' | 'reference' | 'choices' | 'hint' | 'changedBy' | 'policyLine'>> = {},
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

/**
 * Formats a stored value as it is sent and as a form holds it ('1234.50', '2026-11-21', 'true', an id); null for an
 * empty one.
 */
export function textOf({ kind }: Pick<ShownField, 'kind'>, stored: unknown): string | null {
  if (stored === null || stored === undefined || stored === '') return null;
  if (stored instanceof Date) return stored.toISOString();
  return TEXTS[kind]?.(stored as number) ?? String(stored);
}

/**
 * Formats a stored value for reading: names instead of the keys of references and choices. Only a reference needs a
 * query.
 */
export function shownText(sql: Sql, field: ShownField, stored: unknown): Promise<string | null> | string | null {
  if (stored === null || stored === undefined) return null;
  if (field.reference) return nameOf(sql, field.reference, stored);
  if (field.kind === 'choice') return field.choices?.[String(stored)] ?? wordsOf(String(stored));
  return textOf(field, stored);
}

const nameOf = async (sql: Sql, reference: FieldReference, stored: unknown): Promise<string> =>
  (await reference.nameOf(sql, Number(stored))) ?? String(stored);

/** Parses typed or sent fields to their stored form; throws ProblemError for unknown fields and broken rules. */
export function storedChanges(
  fields: readonly ChangeField[],
  typed: Values,
): { changes: Record<string, unknown>; problems: Problem[] } {
  const problems: Problem[] = [];
  const changes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(typed)) {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) {
      problems.push({ code: 'UNKNOWN_FIELD', ...approvals.fieldNotChangeable(), field: name });
      continue;
    }
    const problem = problemOfField(name, field.rule, value);
    if (problem) problems.push(problem);
    const stored = normaliseField(field.rule, value);
    changes[name] = stored === '' || stored === undefined ? null : stored;
  }
  return { changes, problems };
}

/** Picks the changes that differ from the row. */
export const differing = (changes: Values, row: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => value !== (row[name] ?? null)));
