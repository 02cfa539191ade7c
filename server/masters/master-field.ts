import { Field } from 'type-graphql';
import { Check, Column, ForeignKey, Index, Unique } from 'typeorm';
import type { FieldRule } from '../domain/field-rules';
import type { Message } from '../domain/kernel/message';
import type { Right } from '../domain/rights';
import { columnOf } from '../platform/column-of';
import { enumOf } from '../platform/enum-of';
import type { Sql } from '../platform/sql';
import { greatestOf, KINDS, type MasterFieldKind } from './field-kind';
import type { MasterClass } from './master-row';

interface MasterFieldOptions extends Partial<Omit<FieldRule, 'kind' | 'choices'>> {
  kind: MasterFieldKind;
  label: string;
  /** For a choice: its values and their labels. */
  choices?: Readonly<Record<string, string>>;
  /** For a reference: the master it refers to. */
  reference?: () => MasterClass;
  /** The smallest step of a figure in stored units: 100 for money in whole rupees. */
  step?: number;
  /** No two rows have the same value, ignoring case; a list names the fields within which it is unique. */
  unique?: true | readonly string[];
  /** Whether the list has a column for it. */
  inList?: boolean;
  /** Its name in the REST API. */
  legacy?: string;
  /** The value of a new row if none is given; a function if it depends on other rows. */
  default?: string | number | boolean | ((sql: Sql, given: Readonly<Record<string, unknown>>) => Promise<unknown>);
  readOnlyAfterCreate?: boolean;
  /** Only changes have it: a new row gets it from another field, by `default`. */
  onlyInChanges?: true;
  /** For a read-only field: where it is changed. An old tool that sends another value is refused with this text. */
  changedElsewhere?: string;
  /** The right to read it, if reading the row is not enough. */
  readBy?: Right;
  /** The right to change it on an existing row; others cannot request a change either. */
  changedBy?: Right;
  /**
   * If a new row stores something else than the given value: the column's property and the conversion, which runs
   * outside the transaction.
   */
  storedAs?: { property: string; from(given: unknown): Promise<unknown> };
  /** For counts that other documents change: they and their first value may exceed an int. */
  column?: 'bigint';
  /** Not shown in the form. */
  inForm?: false;
  hint?: string;
  /**
   * For a field whose default is rarely right: what an import says, as a question, of a new row without a value. The form
   * of a new row requires one.
   */
  askedIfEmpty?: Message;
  /** For balances that are rarely below 0: what an import says, as a question, if most of those that it stores are. */
  askedIfMostBelowZero?: (counts: { below: number; count: number }) => Message;
  /**
   * What an import asks about the default of a new row, or about the value that a heading implies, by the row's values;
   * null if it may be right.
   */
  doubtOfDefault?: (row: Readonly<Record<string, unknown>>) => Message | null;
  /** For amounts whose total means something: the preview of an import shows it, that of balances as Dr and Cr. */
  total?: 'sum' | 'balance';
  /** What the preview of an import proposes for a new row that lacks it, from the row's valid values; null for nothing. */
  proposed?: (row: Readonly<Record<string, unknown>>, isTaken: (value: string) => boolean) => unknown;
  /** Its value, as stored, in the example row of an import's template, if not one of its kind. */
  example?: string | number;
  description?: string;
}

/** A declared field with everything that depends on its kind. */
export interface MasterField {
  name: string;
  options: MasterFieldOptions;
  rule: FieldRule;
  /** The class and the name of its GraphQL type. */
  graphql: object;
  graphqlName: string;
}

const declared = new Map<object, MasterField[]>();

/** The fields of a master's class in the order of declaration. */
export const fieldsOf = (target: object): readonly MasterField[] => declared.get(target) ?? [];

/** The property with the title of the referenced row: pumpName for pumpId. */
export const nameOfReference = (field: MasterField): string => field.name.replace(/Id$/, 'Name');

function ruleOf(options: MasterFieldOptions): FieldRule {
  const { kind, label, choices } = options;
  const isText = KINDS[kind].column === 'text';
  const min = options.min ?? (kind === 'reference' || (isText && options.required) ? 1 : 0);
  const max = options.max ?? greatestOf(kind) ?? (isText ? 200 : undefined);
  return {
    kind: KINDS[kind].rule,
    required: options.required ?? false,
    min,
    ...(max !== undefined && { max }),
    ...(options.case && { case: options.case }),
    ...(options.withoutJoiners && { withoutJoiners: true }),
    ...(choices && { choices: Object.keys(choices) }),
    message: options.message ?? KINDS[kind].refusal(label, min, max),
  };
}

/** Declares a field of a master: its column, GraphQL field, validation rule, form control and list column. */
export function MasterField(options: MasterFieldOptions): PropertyDecorator {
  return (prototype, key) => {
    const target = prototype.constructor;
    const name = String(key);
    const kind = KINDS[options.kind];
    const enumName = `${target.name}${name[0]!.toUpperCase()}${name.slice(1)}`;
    const { choices, label, description = label } = options;
    const field: MasterField = {
      name,
      options,
      rule: ruleOf(options),
      graphql: choices ? enumOf(enumName, description, choices) : kind.graphql,
      graphqlName: choices ? enumName : kind.graphqlName,
    };
    declared.set(target, [...fieldsOf(target), field]);
    if (options.kind === 'password') return;
    declareColumn(prototype, field);
    declareAnswer(prototype, field);
  };
}

/** CHECK constraints enforce the rules of figures and choices in the database too. */
function declareColumn(prototype: object, { name, options, rule }: MasterField): void {
  const { kind } = options;
  const type = options.column ?? KINDS[kind].column;
  const column = columnOf(name);
  const hasDefault = options.default !== undefined;
  Column({
    type,
    name: column,
    nullable: !(options.required || hasDefault),
    ...(hasDefault && typeof options.default !== 'function' && { default: options.default }),
    unique: options.unique === true,
  })(prototype, name);
  if (Array.isArray(options.unique)) Unique([...options.unique, name])(prototype.constructor);
  if (options.reference) {
    ForeignKey(options.reference)(prototype, name);
    Index()(prototype, name);
  }
  const table = columnOf(prototype.constructor.name);
  const allowed = rule.choices
    ? `${column} IN (${rule.choices.map((value) => `'${value}'`).join(', ')})`
    : `${column} ${options.column ? `>= ${rule.min}` : `BETWEEN ${rule.min} AND ${rule.max}`}`;
  if (rule.choices || (greatestOf(kind) !== null && kind !== 'reference'))
    Check(`ck_${table}_${column}`, allowed)(prototype.constructor);
}

const UNITS: Partial<Record<MasterFieldKind, string>> = {
  money: ', in rupees',
  rate: ', in rupees a litre',
  litres: ', in litres',
  percent: ', per cent',
  date: ', a business date',
  flag: ': true or false',
};

/** The schema description of a field: its own one, or its label with its unit or length. */
export function descriptionOf({
  options: { label, kind, description },
  rule,
}: Pick<MasterField, 'options' | 'rule'>): string {
  if (description !== undefined) return description;
  if (kind === 'reference') return `Id of the ${label.toLowerCase()}`;
  if (KINDS[kind].column !== 'text') return label + (UNITS[kind] ?? '');
  return rule.choices ? label : `${label}, ${rule.min ?? 0} to ${rule.max} characters`;
}

function declareAnswer(prototype: object, field: MasterField): void {
  const { label, required, default: standard, readBy } = field.options;
  const description = descriptionOf(field);
  const nullable = readBy !== undefined || !(required || standard !== undefined);
  const text = `${description}${readBy ? `. Read by the right ${readBy}.` : nullable ? '; null if not set' : ''}`;
  Field(() => field.graphql, { nullable, description: text })(prototype, field.name);
  if (field.options.reference)
    Field(() => String, { nullable, description: `Name of the ${label.toLowerCase()}` })(
      prototype,
      nameOfReference(field),
    );
}
