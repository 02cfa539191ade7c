import { Field, registerEnumType } from 'type-graphql';
import { Check, Column, ForeignKey, Index, Unique } from 'typeorm';
import type { FieldRule } from '../domain/field-rules';
import type { Sql } from '../platform/sql';
import { greatestOf, KINDS, type MasterFieldKind } from './field-kind';
import type { MasterClass } from './master-row';

export interface MasterFieldOptions extends Partial<Omit<FieldRule, 'kind' | 'choices'>> {
  kind: MasterFieldKind;
  label: string;
  /** Of a choice: its values and what a form calls them. */
  choices?: Readonly<Record<string, string>>;
  /** Of a reference: the master it refers to. */
  reference?: () => MasterClass;
  /** A figure's smallest step in stored units: 100 for money in whole rupees. */
  step?: number;
  /** No two rows have the same value, whatever the case of its letters; a list names the fields it holds within. */
  unique?: true | readonly string[];
  /** Shown as a column of the list. */
  inList?: boolean;
  /** Its name in the REST layer. */
  legacy?: string;
  /** What a new row has where the field is left out; a function where that depends on the other rows. */
  default?: string | number | boolean | ((sql: Sql, given: Readonly<Record<string, unknown>>) => Promise<unknown>);
  readOnlyAfterCreate?: boolean;
  /** Of a read-only field: where it is changed. An old tool that sends another value is told, and not ignored. */
  changedElsewhere?: string;
  /** Only admins read it. */
  adminOnly?: boolean;
  /** Of a row that is there, only admins change it; staff cannot ask for it either. */
  changedByAdmins?: boolean;
  /** Where a new row does not store what was given: the column's property, and the way there (outside the transaction). */
  storedAs?: { property: string; from(given: unknown): Promise<unknown> };
  /** For counts that others move: they may outgrow an int, and what is given at first. */
  column?: 'bigint';
  /** Not asked for in the form. */
  inForm?: false;
  hint?: string;
  description?: string;
}

/** A field as declared, with what follows from its kind. */
export interface MasterField {
  name: string;
  options: MasterFieldOptions;
  rule: FieldRule;
  /** The class of its GraphQL type, and that type's name. */
  graphql: object;
  graphqlName: string;
}

const declared = new Map<object, MasterField[]>();

/** The fields of a master's class in the order of their declaration. */
export const fieldsOf = (target: object): readonly MasterField[] => declared.get(target) ?? [];

/** The name of a property in SQL: density_at_15 of densityAt15. */
export const columnOf = (property: string): string =>
  property.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '_').toLowerCase();

/** What a reference's row is called in the answers: pumpId comes with pumpName. */
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

/** Declares a field of a master: its column, its GraphQL field, its rule, its control in the form, its list column. */
export function MasterField(options: MasterFieldOptions): PropertyDecorator {
  return (prototype, key) => {
    const target = prototype.constructor;
    const name = String(key);
    const kind = KINDS[options.kind];
    const enumName = `${target.name}${name[0]!.toUpperCase()}${name.slice(1)}`;
    const isChoice = options.choices !== undefined;
    const field: MasterField = {
      name,
      options,
      rule: ruleOf(options),
      graphql: isChoice ? enumOf(enumName, options) : kind.graphql,
      graphqlName: isChoice ? enumName : kind.graphqlName,
    };
    declared.set(target, [...fieldsOf(target), field]);
    if (options.kind === 'password') return;
    declareColumn(prototype, field);
    declareAnswer(prototype, field);
  };
}

function enumOf(name: string, { choices, label }: MasterFieldOptions): object {
  const values = Object.fromEntries(Object.keys(choices!).map((value) => [value, value]));
  const valuesConfig = Object.fromEntries(
    Object.entries(choices!).map(([value, description]) => [value, { description }]),
  );
  registerEnumType(values, { name, description: label, valuesConfig });
  return values;
}

/** Figures and choices are held to their rule by the database too. */
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
  date: ', a day of the station',
  flag: ': yes or no',
  reference: ', by its id',
};

/** What the schema says of a field: its own description, or its label with its unit or how long a text may be. */
export function toldOf({ options: { label, kind, description }, rule }: Pick<MasterField, 'options' | 'rule'>): string {
  const lengths = `, a text of ${rule.min ?? 0} to ${rule.max} characters`;
  const ofText = rule.choices ? ', one of the values of its type' : lengths;
  const unit = KINDS[kind].column === 'text' ? ofText : (UNITS[kind] ?? '');
  return description ?? label + unit;
}

function declareAnswer(prototype: object, field: MasterField): void {
  const { label, required, default: standard, adminOnly } = field.options;
  const description = toldOf(field);
  const nullable = adminOnly || !(required || standard !== undefined);
  const told = `${description}${adminOnly ? '. Only admins read it.' : nullable ? '; null where there is none' : ''}`;
  Field(() => field.graphql, { nullable, description: told })(prototype, field.name);
  if (field.options.reference)
    Field(() => String, { nullable, description: `What that ${label.toLowerCase()} is called` })(
      prototype,
      nameOfReference(field),
    );
}
