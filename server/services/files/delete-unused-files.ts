import type { Sql } from '../../platform/sql';

/**
 * Conditions for every column that may hold a file's id, read from the foreign keys so that no document is left out.
 */
const HOLDERS = `
  SELECT format('SELECT FROM %s holder WHERE holder.%I = file.id', c.conrelid::regclass, a.attname) AS holder
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
  WHERE c.contype = 'f' AND c.confrelid = 'stored_file'::regclass
  ORDER BY 1`;

/** SQL conditions, each beginning with AND, that no document refers to `file`; empty if no table can. */
export async function looseCondition(sql: Sql): Promise<string> {
  const holders = await sql<{ holder: string }>(HOLDERS);
  return holders.map(({ holder }) => `AND NOT EXISTS (${holder})`).join(' ');
}

/** Deletes files older than a day that no document refers to: uploaded for a form that was never submitted. */
export async function deleteUnusedFiles(sql: Sql): Promise<void> {
  await sql(
    `DELETE FROM stored_file file WHERE file.created_at < now() - interval '1 day' ${await looseCondition(sql)}`,
  );
}
