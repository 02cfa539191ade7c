import { Field, Int, ObjectType } from 'type-graphql';
import { wordsOf } from '../../domain/change-request.rules';
import type { Message } from '../../domain/kernel/message';
import { MessageText } from '../../platform/message-text';
import type { Sql } from '../../platform/sql';
import { auditedField, auditedText } from './audit-fields';
import { AuditedList, auditedLists } from './audit-list';
import type { ShownField, Values } from './change-field';
import { editableTables, labelOf } from './editable-table';
import { reasonTextOf } from './stored-reason';

@ObjectType({ description: 'A field written by a command.' })
export class AuditedValue {
  @Field(() => String) label!: string;
  @Field(() => String, { description: 'Kind of the value: text, money, date…' }) kind!: string;
  @Field(() => String, { nullable: true, description: 'Display text before the change; null if empty.' }) before!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Display text after the change; null if empty.' }) after!:
    | string
    | null;
  @Field(() => [AuditedList], {
    nullable: true,
    description: 'Contents of a list before the change; null for other fields.',
  })
  listsBefore?: AuditedList[];
  @Field(() => [AuditedList], {
    nullable: true,
    description: 'Contents of a list after the change; null for other fields.',
  })
  listsAfter?: AuditedList[];
}

@ObjectType({ description: 'A changed row: who changed it, when and how.' })
export class AuditView {
  @Field(() => Int) id!: number;
  @Field(() => Date) at!: Date;
  @Field(() => String, { description: 'Name of the user; empty if nobody was logged in.' }) userName!: string;
  @Field(() => String, { description: 'Label of the command: "Record credit sale".' }) command!: string;
  @Field(() => String) table!: string;
  @Field(() => String, { description: 'Label of the table: "Credit sale".' }) tableLabel!: string;
  @Field(() => String) rowId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The title of the row, such as "Diesel"; null if it was deleted or has none.',
  })
  rowTitle!: string | null;
  @Field(() => Boolean, { description: 'Whether the row has its own page, /permission/{rowId}/{table}.' })
  hasPage!: boolean;
  @Field(() => String, { description: 'ADDED, CHANGED or DELETED.' }) what!: string;
  @Field(() => String, { nullable: true, description: 'Reason of the change; null if none was given.' }) reason!:
    | string
    | null;
  @Field(() => MessageText, {
    nullable: true,
    description: 'The reason to render in another language, if the server wrote it or a part of it; else null.',
  })
  reasonText!: Message | null;
  @Field(() => [AuditedValue], { description: 'The changed fields.' }) values!: AuditedValue[];
}

/** An audit row as stored. */
export interface Written
  extends Omit<AuditView, 'tableLabel' | 'rowTitle' | 'hasPage' | 'what' | 'values' | 'reasonText'> {
  before: unknown;
  after: unknown;
}

/** Describes an audit row for display: each changed field under the label that its table's forms give it. */
export async function viewOf(sql: Sql, { before, after, ...row }: Written, timeZone: string): Promise<AuditView> {
  const rowTitle = await titleOf(sql, row.table, Number(row.rowId));
  const wording = await wordingOf(sql, { command: row.command, table: row.table, before, after }, timeZone, true);
  const hasPage = rowTitle !== null && editableTables.has(row.table);
  return { ...row, rowTitle, hasPage, reasonText: reasonTextOf(row.reason), ...wording };
}

/** Options: the time zone of instants, and whether lists show their entries or only how many there are. */
interface Wording {
  timeZone: string;
  withEntries: boolean;
}

/** Reads the current title of an audited row; null if it was deleted, or its table has no titles. */
async function titleOf(sql: Sql, table: string, id: number): Promise<string | null> {
  if (!Number.isSafeInteger(id)) return null;
  const { reference } = auditedField('', `${camelCase(table)}Id`);
  return (await reference?.nameOf(sql, id)) ?? null;
}

/** Formats the stored values. Lists show only their number of entries unless `withEntries`. */
export async function wordingOf(
  sql: Sql,
  { command, table, before, after }: Pick<Written, 'command' | 'table' | 'before' | 'after'>,
  timeZone: string,
  withEntries = false,
): Promise<Pick<AuditView, 'command' | 'tableLabel' | 'what' | 'values'>> {
  const what = before === null ? 'ADDED' : after === null ? 'DELETED' : 'CHANGED';
  const how: Wording = { timeZone, withEntries };
  const values =
    table === 'change_request' && what === 'ADDED'
      ? await valuesOfRequest(sql, objectOf(after), how)
      : await valuesOf(sql, table, objectOf(before), objectOf(after), how);
  return { command: wordsOf(command), tableLabel: labelOf(table), what, values };
}

/** Normalises column names to field names (book_volume becomes bookVolume). Some audits hold a list. */
const objectOf = (stored: unknown): Values => {
  if (stored === null || stored === undefined) return {};
  if (typeof stored !== 'object' || Array.isArray(stored)) return { rows: stored };
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [fieldNameOf(name), value]));
};

const fieldNames = new Map<string, string>();

/** Cached, since a report uses the same few columns thousands of times. */
function fieldNameOf(column: string): string {
  const known = fieldNames.get(column);
  if (known !== undefined) return known;
  const name = camelCase(column);
  fieldNames.set(column, name);
  return name;
}

const camelCase = (column: string): string => column.replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** Fields that are never shown. Of these, only the digest of a password's hash is audited. */
const SECRET = /password|hash|token|secret|autogen/i;
/** Columns that every row has and that are shown separately. */
const KEPT_BY_ITSELF = new Set(['id', 'version', 'createdAt']);

/** For a request: the row it concerns, its state, and its fields by their own names. */
async function valuesOfRequest(
  sql: Sql,
  { table, rowId, state, changes }: Values,
  how: Wording,
): Promise<AuditedValue[]> {
  const wanted = await valuesOf(sql, String(table), {}, objectOf(changes), how);
  const title = (await titleOf(sql, String(table), Number(rowId))) ?? String(rowId);
  return [
    { label: labelOf(String(table)), kind: 'title', before: null, after: title },
    { label: 'State', kind: 'choice', before: null, after: wordsOf(String(state)) },
    ...wanted,
  ];
}

async function valuesOf(
  sql: Sql,
  table: string,
  before: Values,
  after: Values,
  { timeZone, withEntries }: Wording,
): Promise<AuditedValue[]> {
  const fields = fieldsOf(table);
  const written = new Set([...Object.keys(before), ...Object.keys(after)]);
  const values: AuditedValue[] = [];
  for (const name of new Set([...fields.listed, ...written])) {
    if (!written.has(name) || isSame(before[name], after[name])) continue;
    const field = fields.named(name);
    if (field === null) continue;
    const isList = isNested(before[name]) || isNested(after[name]);
    const isSecret = (inner: string): boolean => SECRET.test(inner);
    const listsOf = async (value: unknown): Promise<AuditedList[]> =>
      withEntries && isNested(value) ? auditedLists(sql, table, name, value, isSecret, timeZone) : [];
    const told: AuditedValue = isList
      ? {
          label: field.label,
          kind: 'list',
          before: countText(before[name]),
          after: countText(after[name]),
          listsBefore: await listsOf(before[name]),
          listsAfter: await listsOf(after[name]),
        }
      : await plainValue(sql, field, before[name], after[name], timeZone);
    if (isList || !values.some((value) => isTheSame(value, told))) values.push(told);
  }
  return values;
}

/** A command's input and its result may contain the same figure, such as the amount of a salary and the amount paid. */
const isTheSame = (one: AuditedValue, other: AuditedValue): boolean =>
  one.label === other.label && one.before === other.before && one.after === other.after;

async function plainValue(
  sql: Sql,
  field: ShownField,
  before: unknown,
  after: unknown,
  timeZone: string,
): Promise<AuditedValue> {
  const was = await auditedText(sql, field, before, timeZone);
  const is = await auditedText(sql, field, after, timeZone);
  return { label: field.label, kind: is.text === null ? was.kind : is.kind, before: was.text, after: is.text };
}

/** Formats the number of entries of a list; null if there is no list. */
function countText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return String(Array.isArray(value) ? value.length : 1);
}

/** Field descriptions of a table, cached because a report needs them for thousands of rows. */
interface TableFields {
  /** The fields that its forms and lists name, in their order. */
  listed: readonly string[];
  /** How a field is shown; null for a hidden one. */
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
    const field = isLeftOut(name, listed) ? null : (listed.get(name) ?? auditedField(table, name));
    shown.set(name, field);
    return field;
  };
  const fields = { listed: [...listed.keys()], named };
  tables.set(table, fields);
  return fields;
}

/**
 * Hides secrets, and the name of a reference, because the reference itself shows it: creditorName beside creditorId.
 */
const isLeftOut = (name: string, known: ReadonlyMap<string, ShownField>): boolean =>
  SECRET.test(name) ||
  KEPT_BY_ITSELF.has(name) ||
  (name.endsWith('Name') && known.get(name.replace(/Name$/, 'Id'))?.kind === 'reference');

const shownFieldsOf = (table: string): readonly ShownField[] => {
  const editableTable = editableTables.get(table);
  return editableTable ? [...editableTable.fields, ...editableTable.facts, ...(editableTable.audited ?? [])] : [];
};

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown): boolean => jsonText(one) === jsonText(other);

/** Text by which stored values are compared; an empty list equals none. */
const jsonText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  return isNested(value) ? JSON.stringify(value, withoutSecrets) : String(value);
};

const withoutSecrets = (name: string, value: unknown): unknown => (SECRET.test(name) ? undefined : value);
