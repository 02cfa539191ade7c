import { labelled } from '../domain/kernel/message';
import { refusal } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { defineQuery, type Query } from '../platform/ask';
import { columnOf } from '../platform/column-of';
import { mayPass } from '../platform/permission';
import type { Actor } from '../platform/principal';
import type { Sql } from '../platform/sql';
import { type Master, masterOf } from './master';
import { type MasterField, nameOfReference } from './master-field';
import { IdInput, ListInput } from './master-input';
import type { MasterRow } from './master-row';

/** The alias of a reference's table in the statements. */
const aliasOf = (field: MasterField): string => columnOf(field.name.replace(/Id$/, ''));

/** Its columns under the names of their properties, with the titles of referenced rows. */
function selection<Row extends MasterRow>({ table, fields, canBeDisabled, disabled, options }: Master<Row>): string {
  const columns = ['t.id', 't.version', ...(canBeDisabled ? [`${disabled} AS disabled`] : [])];
  const joins: string[] = [];
  for (const field of fields.filter(({ options: { kind } }) => kind !== 'password')) {
    columns.push(`t.${columnOf(field.name)} AS "${field.name}"`);
    if (field.options.reference === undefined) continue;
    const referred = masterOf(field.options.reference());
    const alias = aliasOf(field);
    columns.push(`${alias}.${columnOf(referred.title)} AS "${nameOfReference(field)}"`);
    joins.push(`LEFT JOIN ${referred.table} ${alias} ON ${alias}.id = t.${columnOf(field.name)}`);
  }
  return `SELECT ${columns.join(', ')} FROM ${table} t ${joins.join(' ')} WHERE ${options.only ?? 'true'}`;
}

/** The texts that a search covers: those of the list's columns. */
function searched<Row extends MasterRow>({ fields }: Master<Row>): string {
  const texts = fields
    .filter(({ options }) => options.inList && !options.readBy)
    .map((field) =>
      field.options.reference
        ? `${aliasOf(field)}.${columnOf(masterOf(field.options.reference()).title)}`
        : `t.${columnOf(field.name)}`,
    );
  return `lower(concat_ws(' ', ${texts.join(', ')}))`;
}

/** One row in the form of the answers; null if there is none. `lock` locks it until the commit. */
export async function readRow<Row extends MasterRow>(
  sql: Sql,
  master: Master<Row>,
  id: number,
  { lock = false } = {},
): Promise<Row | null> {
  const [row] = await sql<Row>(`${selection(master)} AND t.id = $1 ${lock ? 'FOR UPDATE OF t' : ''}`, [id]);
  return row ?? null;
}

/** The row; throws ProblemError NOT_FOUND. */
export async function existingRow<Row extends MasterRow>(
  sql: Sql,
  master: Master<Row>,
  id: number,
  how: { lock?: boolean } = {},
): Promise<Row> {
  const row = await readRow(sql, master, id, how);
  if (row === null)
    throw refusal(
      'NOT_FOUND',
      texts.unknownRow({ master: labelled(master.options.label, master.options.label.toLowerCase()) }),
      undefined,
      'NOT_FOUND',
    );
  return row;
}

/** Removes the fields that the actor may not read. */
export function readableBy<Row extends MasterRow>(actor: Actor | null, { fields }: Master<Row>, row: Row): Row {
  const hidden = fields
    .filter(({ options }) => options.readBy !== undefined && !mayPass(options.readBy, actor))
    .map(({ name }) => [name, null]);
  return { ...row, ...Object.fromEntries(hidden) };
}

/** The rows that match the search, in list order, with every field: see `readableBy`. */
export function rowsOf<Row extends MasterRow>(
  sql: Sql,
  master: Master<Row>,
  { search, includeDisabled }: ListInput = {},
): Promise<Row[]> {
  const { options, canBeDisabled } = master;
  const enabled = canBeDisabled ? `(NOT (${master.disabled}) OR $2)` : '$2::boolean IS NOT NULL';
  return sql<Row>(
    `${selection(master)} AND ${enabled} AND strpos(${searched(master)}, lower($1)) > 0
     ORDER BY ${options.orderBy ?? `t.${columnOf(master.title)}, t.id`}`,
    [(search ?? '').trim(), includeDisabled ?? false],
  );
}

export interface MasterQueries<Row extends MasterRow> {
  list: Query<ListInput, Row[]>;
  one: Query<IdInput, Row | null>;
  /** The same, refused with NOT_FOUND if there is none. */
  existing: Query<IdInput, Row>;
}

/** The queries of a master: its list, searchable and in order, and one row. */
export function masterQueries<Row extends MasterRow>(master: Master<Row>): MasterQueries<Row> {
  const right = master.options.readBy ?? 'masters.read';
  return {
    list: defineQuery({
      name: master.plural,
      right,
      input: ListInput,
      run: async ({ sql, ctx }, asked) =>
        (await rowsOf(sql, master, asked)).map((row) => readableBy(ctx.actor, master, row)),
    }),
    one: defineQuery({
      name: master.singular,
      right,
      input: IdInput,
      async run({ sql, ctx }, { id }) {
        const row = await readRow(sql, master, id);
        return row && readableBy(ctx.actor, master, row);
      },
    }),
    existing: defineQuery({
      name: `existing${master.name}`,
      right,
      input: IdInput,
      run: async ({ sql, ctx }, { id }) => readableBy(ctx.actor, master, await existingRow(sql, master, id)),
    }),
  };
}
