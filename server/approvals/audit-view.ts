import { Field, Int, ObjectType } from 'type-graphql';
import { wordsOf } from '../domain/change-request.rules';
import type { Sql } from '../platform/sql';
import { type ShownField, shownText, type Values } from './change-field';
import { changeables, labelOf } from './changeable';

@ObjectType({ description: 'A field that a command wrote.' })
export class AuditedValue {
  @Field(() => String) label!: string;
  @Field(() => String, { description: 'What it holds: text, money, date…' }) kind!: string;
  @Field(() => String, { nullable: true, description: 'As it was read before; null where it held nothing.' }) before!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'As it is read since; null where it holds nothing.' }) after!:
    | string
    | null;
}

@ObjectType({ description: 'One changed row: who, when, what.' })
export class AuditView {
  @Field(() => Int) id!: number;
  @Field(() => Date) at!: Date;
  @Field(() => String, { description: 'Empty where nobody was logged in.' }) userName!: string;
  @Field(() => String, { description: 'In words: "Record credit sale".' }) command!: string;
  @Field(() => String) table!: string;
  @Field(() => String, { description: 'In words: "Credit sale".' }) tableLabel!: string;
  @Field(() => String) rowId!: string;
  @Field(() => String, { description: 'ADDED, CHANGED or DELETED.' }) what!: string;
  @Field(() => String, { nullable: true, description: 'Why, where a reason was given.' }) reason!: string | null;
  @Field(() => [AuditedValue], { description: 'The fields that became another value.' }) values!: AuditedValue[];
}

/** A row of the audit as it is stored. */
export interface Written extends Omit<AuditView, 'tableLabel' | 'what' | 'values'> {
  before: unknown;
  after: unknown;
}

/** A row of the audit in words, each field that became another value under the label that its table's forms give it. */
export async function viewOf(sql: Sql, { before, after, ...row }: Written): Promise<AuditView> {
  return { ...row, ...(await wordingOf(sql, { command: row.command, table: row.table, before, after })) };
}

/** The part of it that puts what is stored into words. */
export async function wordingOf(
  sql: Sql,
  { command, table, before, after }: Pick<Written, 'command' | 'table' | 'before' | 'after'>,
): Promise<Pick<AuditView, 'command' | 'tableLabel' | 'what' | 'values'>> {
  const what = before === null ? 'ADDED' : after === null ? 'DELETED' : 'CHANGED';
  const values =
    table === 'change_request' && what === 'ADDED'
      ? await valuesOfRequest(sql, objectOf(after))
      : await valuesOf(sql, table, objectOf(before), objectOf(after));
  return { command: wordsOf(command), tableLabel: labelOf(table), what, values };
}

/** By the names of fields, under which columns are written too: book_volume is bookVolume. Some audits hold a list. */
const objectOf = (stored: unknown): Values => {
  if (stored === null || stored === undefined) return {};
  if (typeof stored !== 'object' || Array.isArray(stored)) return { rows: stored };
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [fieldNameOf(name), value]));
};

const fieldNames = new Map<string, string>();

/** A report names the same few columns thousands of times. */
function fieldNameOf(column: string): string {
  const known = fieldNames.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  fieldNames.set(column, name);
  return name;
}

/** What nobody reads here, whichever command wrote it: nothing of it is audited today. */
const SECRET = /password|hash|token|secret|autogen/i;
/** Of every row, and told beside it. */
const KEPT_BY_ITSELF = new Set(['id', 'version', 'createdAt']);

/** Of a request: which row it is about, how it stands, and its fields by their own names. */
async function valuesOfRequest(sql: Sql, { table, rowId, state, changes }: Values): Promise<AuditedValue[]> {
  const told = (label: string, after: string): AuditedValue => ({ label, kind: 'choice', before: null, after });
  const wanted = await valuesOf(sql, String(table), {}, objectOf(changes));
  return [told('Row', `${labelOf(String(table))} ${rowId}`), told('State', wordsOf(String(state))), ...wanted];
}

async function valuesOf(sql: Sql, table: string, before: Values, after: Values): Promise<AuditedValue[]> {
  const fields = fieldsOf(table);
  const written = new Set([...Object.keys(before), ...Object.keys(after)]);
  const values: AuditedValue[] = [];
  for (const name of new Set([...fields.listed, ...written])) {
    if (!written.has(name) || isSame(before[name], after[name])) continue;
    const field = fields.named(name);
    if (field === null) continue;
    const shown = (value: unknown) => (isNested(value) ? jsonText(value) : shownText(sql, field, value));
    const [was, is] = [shown(before[name]), shown(after[name])];
    values.push({
      label: field.label,
      kind: field.kind,
      before: was instanceof Promise ? await was : was,
      after: is instanceof Promise ? await is : is,
    });
  }
  return values;
}

/** What is known of a table's fields: a report asks it for thousands of rows. */
interface TableFields {
  /** Those that its forms and lists name, in their order. */
  listed: readonly string[];
  /** How a field is shown; null for one that is not told. */
  named(name: string): ShownField | null;
}

const tables = new Map<string, TableFields>();

function fieldsOf(table: string): TableFields {
  const known = tables.get(table);
  if (known) return known;
  const listed = new Map(shownFieldsOf(table).map((field) => [field.name, field]));
  const shown = new Map<string, ShownField | null>();
  const named = (name: string): ShownField | null => {
    const before = shown.get(name);
    if (before !== undefined) return before;
    const field = isLeftOut(name, listed) ? null : (listed.get(name) ?? unlisted(name));
    shown.set(name, field);
    return field;
  };
  const fields = { listed: [...listed.keys()], named };
  tables.set(table, fields);
  return fields;
}

const unlisted = (name: string): ShownField => ({
  name,
  label: wordsOf(name),
  kind: name === 'state' ? 'choice' : 'text',
});

/** What a reference is called is told with the reference itself: creditorName beside creditorId. */
const isLeftOut = (name: string, known: ReadonlyMap<string, ShownField>): boolean =>
  SECRET.test(name) ||
  KEPT_BY_ITSELF.has(name) ||
  (name.endsWith('Name') && known.get(name.replace(/Name$/, 'Id'))?.kind === 'reference');

const shownFieldsOf = (table: string): readonly ShownField[] => {
  const changeable = changeables.get(table);
  return changeable ? [...changeable.fields, ...changeable.facts, ...(changeable.audited ?? [])] : [];
};

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown): boolean => jsonText(one) === jsonText(other);

const jsonText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return isNested(value) ? JSON.stringify(value, withoutSecrets) : String(value);
};

const withoutSecrets = (name: string, value: unknown): unknown => (SECRET.test(name) ? undefined : value);
