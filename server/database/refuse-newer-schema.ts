import type { DataSource } from 'typeorm';
import { poolOf, sqlOn } from '../platform/sql';

/**
 * Throws an Error with one sentence if a newer version has migrated the database: this one does not know that schema.
 * Migrations go forward only, so that version must be started, or a backup from before it restored.
 */
export async function refuseNewerSchema(database: DataSource): Promise<void> {
  const sql = sqlOn(poolOf(database));
  const [table] = await sql<{ name: string | null }>("SELECT to_regclass('public.migrations')::text AS name");
  if (table?.name == null) return;
  const known = database.migrations.map((migration) => migration.name ?? migration.constructor.name);
  const [unknown] = await sql<{ name: string }>('SELECT name FROM migrations WHERE name <> ALL($1) ORDER BY id', [
    known,
  ]);
  if (unknown)
    throw new Error(
      `The database was updated by a newer version of Forecourt (${unknown.name} is unknown here): start that version, or restore a backup from before the update`,
    );
}
