import { columnOf } from '../platform/column-of';
import type { Sql } from '../platform/sql';
import type { Master } from './master';
import type { MasterRow } from './master-row';

type Values = Record<string, unknown>;

/** Inserts a row and returns its id. */
export async function insertRow<Row extends MasterRow>(
  sql: Sql,
  { table, fields }: Master<Row>,
  values: Values,
): Promise<number> {
  const properties = fields.map(({ name, options }) => options.storedAs?.property ?? name);
  const columns = properties.map(columnOf);
  const [row] = await sql<{ id: number }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    properties.map((property) => values[property]),
  );
  return row!.id;
}

/** Updates the editable fields and `disabled`, under optimistic locking. */
export async function updateRow<Row extends MasterRow>(
  sql: Sql,
  { table, fields, canBeDisabled, disable }: Master<Row>,
  row: Row,
): Promise<void> {
  const names = fields.filter(({ options }) => !options.readOnlyAfterCreate).map(({ name }) => name);
  const first = canBeDisabled ? 4 : 3;
  const assignments = names.map((name, index) => `${columnOf(name)} = $${index + first}`);
  const written = canBeDisabled ? [disable, ...assignments] : assignments;
  const values = (canBeDisabled ? ['disabled', ...names] : names).map((name) => (row as unknown as Values)[name]);
  await oneRow(
    sql(
      `UPDATE ${table} SET ${written.join(', ')}, version = version + 1 WHERE id = $1 AND version = $2 RETURNING id`,
      [row.id, row.version, ...values],
    ),
  );
}

/** The row is locked and its version checked before, so any other count is a bug. */
async function oneRow(written: Promise<unknown[]>): Promise<void> {
  const { length } = await written;
  if (length !== 1) throw new Error(`optimistic lock: expected 1 row, updated ${length}`);
}

/** Deletes the row unless a foreign key refers to it; returns whether it did. */
export async function deleteUnlessUsed<Row extends MasterRow>(
  sql: Sql,
  { table, options }: Master<Row>,
  { id }: Row,
): Promise<boolean> {
  if (options.table !== undefined) return false;
  if (options.ledger !== undefined) {
    const rows = await sql(`SELECT FROM ${options.ledger} LIMIT 1`, [id]);
    if (rows.length > 0) return false;
  }
  await sql('SAVEPOINT before_delete');
  try {
    await sql(`DELETE FROM ${table} WHERE id = $1`, [id]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error;
    await sql('ROLLBACK TO SAVEPOINT before_delete');
    return false;
  }
}

const FOREIGN_KEY_VIOLATION = '23503';
