import { IsInt, IsOptional, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { wordsOf } from '../domain/change-request.rules';
import { defineQuery, NoInput } from '../platform/ask';
import { IsBusinessDate } from '../platform/is-business-date';
import { IsText } from '../platform/is-text';
import { BusinessDate } from '../platform/scalars';
import type { Sql } from '../platform/sql';
import { type ShownField, shownText, type Values } from './change-field';
import { changeables } from './changeable';
import { labelOf } from './notifications.queries';

const PAGE = 50;

@ArgsType()
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'A table by its name: credit_sale.' })
  @IsOptional()
  @IsText('table', 100)
  table?: string | null;
  @Field(() => String, { nullable: true, description: 'With a table: the row.' })
  @IsOptional()
  @IsText('row', 100)
  row?: string | null;
  @Field(() => String, { nullable: true, description: 'Part of the name of whoever did it.' })
  @IsOptional()
  @IsText('who', 100)
  who?: string | null;
  @Field(() => String, { nullable: true, description: 'Part of what was done: "credit sale" of recordCreditSale.' })
  @IsOptional()
  @IsText('command', 100)
  command?: string | null;
  @Field(() => BusinessDate, { nullable: true, description: 'The first day, by the clock of the station.' })
  @IsOptional()
  @IsBusinessDate('please enter a valid from date YYYY-MM-DD format')
  from?: string | null;
  @Field(() => BusinessDate, { nullable: true, description: 'The last day.' })
  @IsOptional()
  @IsBusinessDate('please enter a valid to date YYYY-MM-DD format')
  to?: string | null;
  @Field(() => String, { nullable: true, description: 'A text in what was written, or in the reason.' })
  @IsOptional()
  @IsText('text', 100)
  text?: string | null;
  @Field(() => Int, { nullable: true, description: 'Only what is older than this row: the `next` of the page before.' })
  @IsOptional()
  @IsInt({ message: 'before must be a whole number' })
  @Min(1)
  before?: number | null;
}

@ObjectType({ description: 'A field that a command wrote.' })
export class AuditedValue {
  @Field(() => String) label!: string;
  @Field(() => String, { description: 'What it holds: text, money, date…' }) kind!: string;
  @Field(() => String, { nullable: true }) before!: string | null;
  @Field(() => String, { nullable: true }) after!: string | null;
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
  @Field(() => String, { nullable: true }) reason!: string | null;
  @Field(() => [AuditedValue], { description: 'The fields that became another value.' }) values!: AuditedValue[];
}

@ObjectType()
export class AuditPage {
  @Field(() => [AuditView], { description: 'Newest first, 50 at most.' }) rows!: AuditView[];
  @Field(() => Int, { nullable: true, description: 'Where the older ones go on; null where there are none.' })
  next!: number | null;
}

interface Written extends Omit<AuditView, 'tableLabel' | 'what' | 'values'> {
  before: unknown;
  after: unknown;
}

/** In SQL, by the primary key from the newest on; a row's own history by its index. */
export const AUDIT_ROWS = `SELECT a.id, a.at, COALESCE(u.name, '') AS "userName", a.command, a.table_name AS "table",
    a.row_id AS "rowId", a.before, a.after, a.reason
  FROM audit_row a LEFT JOIN app_user u ON u.id = a.user_id
  WHERE ($1::text IS NULL OR a.table_name = $1) AND ($2::text IS NULL OR a.row_id = $2)
    AND ($3::text IS NULL OR strpos(lower(u.name), lower($3)) > 0) AND ($4::text IS NULL OR strpos(lower(a.command), lower(replace($4, ' ', ''))) > 0)
    AND ($5::date IS NULL OR a.at >= $5::date::timestamp AT TIME ZONE $9)
    AND ($6::date IS NULL OR a.at < ($6::date + 1)::timestamp AT TIME ZONE $9)
    AND ($7::text IS NULL OR strpos(lower(concat_ws(' ', a.before::text, a.after::text, a.reason)), lower($7)) > 0)
    AND ($8::bigint IS NULL OR a.id < $8)
  ORDER BY a.id DESC LIMIT ${PAGE + 1}`;

const given = (text: string | null | undefined): string | null => text?.trim() || null;

/** Who changed what: a page of the audit, newest first. */
export const auditRows = defineQuery({
  name: 'auditRows',
  permission: 'admin',
  input: AuditFilter,
  async run(
    { sql, ctx },
    { table, row, who, command, from = null, to = null, text, before = null },
  ): Promise<AuditPage> {
    const found = await sql<Written>(AUDIT_ROWS, [
      ...[table, row, who, command].map(given),
      ...[from, to, given(text), before, ctx.clock.timeZone],
    ]);
    const rows: AuditView[] = [];
    for (const written of found.slice(0, PAGE)) rows.push(await viewOf(sql, written));
    return { rows, next: found.length > PAGE ? rows.at(-1)!.id : null };
  },
});

async function viewOf(sql: Sql, { before, after, ...row }: Written): Promise<AuditView> {
  const what = before === null ? 'ADDED' : after === null ? 'DELETED' : 'CHANGED';
  const values =
    row.table === 'change_request' && what === 'ADDED'
      ? await valuesOfRequest(sql, objectOf(after))
      : await valuesOf(sql, row.table, objectOf(before), objectOf(after));
  return { ...row, command: wordsOf(row.command), tableLabel: labelOf(row.table), what, values };
}

/** Some audits hold a list. */
const objectOf = (stored: unknown): Values =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? (stored as Values)
    : stored === null || stored === undefined
      ? {}
      : { rows: stored };

/** What nobody reads here, whichever command wrote it: nothing of it is audited today. */
const SECRET = /password|hash|token|secret|autogen/i;
/** Of every row, and told beside it. */
const KEPT_BY_ITSELF = new Set(['id', 'version', 'createdAt']);

/** Of a request: which row it is about, how it stands, and its fields by their own names. */
async function valuesOfRequest(sql: Sql, { table, rowId, state, changes }: Values): Promise<AuditedValue[]> {
  const told = (label: string, after: string): AuditedValue => ({ label, kind: 'text', before: null, after });
  const wanted = await valuesOf(sql, String(table), {}, objectOf(changes));
  return [told('Row', `${labelOf(String(table))} ${rowId}`), told('State', wordsOf(String(state))), ...wanted];
}

async function valuesOf(sql: Sql, table: string, before: Values, after: Values): Promise<AuditedValue[]> {
  const known = new Map(shownFieldsOf(table).map((field) => [field.name, field]));
  const written = new Set([...Object.keys(before), ...Object.keys(after)]);
  const names = [...new Set([...known.keys(), ...written])].filter(
    (name) => written.has(name) && !isLeftOut(name, known) && !isSame(before[name], after[name]),
  );
  const values: AuditedValue[] = [];
  for (const name of names) {
    const field = known.get(name);
    const shown = (value: unknown): Promise<string | null> | string | null =>
      field && !isNested(value) ? shownText(sql, field, value) : jsonText(value);
    values.push({
      label: field?.label ?? wordsOf(name),
      kind: field?.kind ?? 'text',
      before: await shown(before[name]),
      after: await shown(after[name]),
    });
  }
  return values;
}

/** What a reference is called is told with the reference itself: creditorName beside creditorId. */
const isLeftOut = (name: string, known: ReadonlyMap<string, ShownField>): boolean =>
  SECRET.test(name) ||
  KEPT_BY_ITSELF.has(name) ||
  (name.endsWith('Name') && known.get(name.replace(/Name$/, 'Id'))?.kind === 'reference');

const shownFieldsOf = (table: string): readonly ShownField[] => {
  const changeable = changeables.get(table);
  return changeable ? [...changeable.fields, ...changeable.facts] : [];
};

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;

const isSame = (one: unknown, other: unknown): boolean => jsonText(one) === jsonText(other);

const jsonText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return isNested(value) ? JSON.stringify(value, withoutSecrets) : String(value);
};

const withoutSecrets = (name: string, value: unknown): unknown => (SECRET.test(name) ? undefined : value);

@ObjectType({ description: 'A table that something was written to.' })
export class AuditedTable {
  @Field(() => String) table!: string;
  @Field(() => String, { description: 'In words.' }) label!: string;
}

/** The tables of the audit, in the order of their labels; each is found by one step in the index of tables and rows. */
export const auditedTables = defineQuery({
  name: 'auditedTables',
  permission: 'admin',
  input: NoInput,
  async run({ sql }): Promise<AuditedTable[]> {
    const tables = await sql<{ table: string }>(
      `WITH RECURSIVE t (name) AS (
         SELECT MIN(table_name) FROM audit_row
         UNION ALL SELECT (SELECT MIN(a.table_name) FROM audit_row a WHERE a.table_name > t.name) FROM t WHERE t.name IS NOT NULL)
       SELECT name AS "table" FROM t WHERE name IS NOT NULL`,
    );
    const labelled = tables.map(({ table }) => ({ table, label: labelOf(table) }));
    return labelled.sort((one, other) => (one.label < other.label ? -1 : 1));
  },
});
