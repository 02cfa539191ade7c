import { labelled, type Message } from '../domain/kernel/message';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { columnOf } from '../platform/column-of';
import type { Sql } from '../platform/sql';
import { type Master, masterOf, namedIn } from './master';
import { readRow } from './master.queries';
import { type MasterField } from './master-field';
import type { MasterRow } from './master-row';

type Values = Record<string, unknown>;
const valuesOf = (row: object | null): Values => (row ?? {}) as Values;

/** Texts are compared ignoring case. */
const sameAs = (field: MasterField, place: number): string =>
  field.rule.kind === 'text' || field.rule.kind === 'email'
    ? `lower(t.${columnOf(field.name)}) = lower($${place})`
    : `t.${columnOf(field.name)} = $${place}`;

/** Reports unique fields whose new value another row already has. */
export async function duplicatesOf<Row extends MasterRow>(
  sql: Sql,
  master: Master<Row>,
  after: Row,
  before: Row | null,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const field of master.fields.filter(({ options }) => options.unique)) {
    const { unique } = field.options;
    const within = Array.isArray(unique) ? master.fields.filter(({ name }) => unique.includes(name)) : [];
    const key = [field, ...within];
    const now = valuesOf(after);
    if (before !== null && key.every(({ name }) => now[name] === valuesOf(before)[name])) continue;
    const [other] = await sql<Row & { disabled?: boolean }>(
      `SELECT t.id${master.canBeDisabled ? `, ${master.disabled} AS disabled` : ''} FROM ${master.table} t
       WHERE ${key.map((part, index) => sameAs(part, index + 2)).join(' AND ')} AND t.id IS DISTINCT FROM $1 LIMIT 1`,
      [before?.id ?? null, ...key.map(({ name }) => now[name])],
    );
    if (other !== undefined)
      problems.push(taken(master.options.label, field, now[field.name], other.disabled ?? false));
  }
  return problems;
}

function taken(master: string, field: MasterField, value: unknown, isDisabled: boolean): Problem {
  const { label, kind } = field.options;
  const named = { master: labelled(master), field: labelled(label) };
  const text = (): Message => {
    if (isDisabled) return texts.takenByDisabled(named);
    return typeof value === 'string' && kind !== 'date' ? texts.takenValue({ ...named, value }) : texts.taken(named);
  };
  return { code: 'DUPLICATE', ...text(), field: field.name };
}

/** Reports references to missing rows, and new references to disabled rows. */
export async function missingReferencesOf<Row extends MasterRow>(
  sql: Sql,
  master: Master<Row>,
  after: Row,
  before: Row | null,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { name, rule, options } of master.fields) {
    const value = valuesOf(after)[name];
    if (options.reference === undefined || value === null || value === valuesOf(before)[name]) continue;
    const referred = masterOf(options.reference());
    const row = (await readRow(sql, referred, value as number)) as (MasterRow & { disabled?: boolean }) | null;
    if (row === null) problems.push({ code: 'INVALID', ...labelled(rule.message), field: name });
    else if (row.disabled)
      problems.push({ code: 'DISABLED', ...texts.disabled({ title: namedIn(referred, row) }), field: name });
  }
  return problems;
}
