import { wordsOf } from '../../domain/change-request.rules';
import { refusal } from '../../domain/kernel/problem';
import type { Permission } from '../../platform/permission';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import type { ChangeField, ShownField, Values } from './change-field';

/** A row that may be changed: its fields and facts by name as stored, with the version that a change is made from. */
export interface ChangeableRow extends Values {
  id: number;
  version: number;
  /** When it came to be as it is, where that is known. */
  at?: Date;
}

/** What a change came to: the station's text where it has one, and what else moved with it, in sentences. */
export interface ChangeDone {
  message?: string;
  effects?: string[];
}

/**
 * A table whose rows are changed and deleted through change requests (domain: section 7). One entry of the registry: how
 * to load a row, which fields may be asked for, how a change and a deletion are applied. `table` is the name that the
 * review's path and the old tools know; it never reaches SQL but as a constant of its entry.
 */
export interface Changeable<Row extends ChangeableRow = ChangeableRow> {
  table: string;
  /** 'Credit sale': how a row is spoken of. */
  label: string;
  /** Who may ask for a change, and so see the row. */
  permission: Permission;
  fields: readonly ChangeField[];
  /** What is shown beside them and stays: the shift, who entered it. */
  facts: readonly ShownField[];
  /** What only the audit shows, which is the admins' alone: it may be written there. */
  audited?: readonly ShownField[];
  read(sql: Sql, id: number): Promise<Row | null>;
  /** Holds what a change of the row needs, in the house's order, and the row itself, before it is read. */
  hold(tx: Tx, id: number): Promise<void>;
  /** 'NORTH ROADWAYS, slip 1011'. */
  titleOf(row: Row): string;
  /** Why the row, as it is, is neither changed nor deleted: what `modify` and `remove` would refuse. Null where it may be. */
  whyNot?(row: Row): string | null;
  /** The row that this one is a part of and that is open itself: a line's invoice. */
  partOf?(row: Row): { table: string; rowId: number };
  /** Applies a change: judges the row as it will be, reverses and posts anew, writes it and its audit. Null: not changed. */
  modify: ((tx: Tx, row: Row, changes: Values, comment: string | null) => Promise<ChangeDone>) | null;
  /** Null: never deleted. */
  remove: ((tx: Tx, row: Row, comment: string | null) => Promise<ChangeDone>) | null;
}

const registry = new Map<string, Changeable>();

/** All tables open to change requests, by name: tests loop over it. */
export const changeables: ReadonlyMap<string, Changeable> = registry;

/** Enters a table into the registry. */
export function defineChangeable<Row extends ChangeableRow>(changeable: Changeable<Row>): Changeable<Row> {
  if (registry.has(changeable.table)) throw new Error(`There are two changeable tables named ${changeable.table}`);
  registry.set(changeable.table, changeable as unknown as Changeable);
  return changeable;
}

/** A table in words, open or not: 'Credit sale'. */
export const labelOf = (table: string): string => registry.get(table)?.label ?? wordsOf(table);

/** The same for every table that is not open and for every row that is not there: nobody learns which tables exist. */
export const noSuchRow = (): Error => refusal('NOT_FOUND', 'There is no such row', undefined, 'NOT_FOUND');

/** The entry of a table; refused as a row that is not there where there is none. */
export function changeableNamed(table: string): Changeable {
  const found = registry.get(table);
  if (found === undefined) throw noSuchRow();
  return found;
}

/** The row as it is now; refused where there is none. */
export async function existing<Row extends ChangeableRow>(
  sql: Sql,
  changeable: Changeable<Row>,
  id: number,
): Promise<Row> {
  const row = await changeable.read(sql, id);
  if (row === null) throw noSuchRow();
  return row;
}

/** Of a row, what it has under these names; null for what it has not. */
export const picked = (row: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** Of a row, the fields that may be asked for. */
export const fieldsOf = ({ fields }: Pick<Changeable, 'fields'>, row: Values): Record<string, unknown> =>
  picked(
    row,
    fields.map(({ name }) => name),
  );

/** Of a row, all that the review shows of it: what is audited of one that goes. */
export const shownOf = ({ fields, facts }: Pick<Changeable, 'fields' | 'facts'>, row: Values) => ({
  ...fieldsOf({ fields }, row),
  ...picked(
    row,
    facts.map(({ name }) => name),
  ),
});
