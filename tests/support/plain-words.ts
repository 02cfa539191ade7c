import type { Sql } from '../../server/platform/sql';

/** Units and codes, the same in every language. */
const CODES = new Set(['KL', 'HS', 'MS', 'HSD', 'GST', 'PAN', 'GSTIN', 'SMS']);

/** Every text that the database has, longest first. */
export async function storedTexts(sql: Sql): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>(`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type IN ('text', 'character varying')
  `);
  const texts = new Set<string>();
  for (const { table, column } of columns)
    for (const { text } of await sql<{ text: string }>(
      `SELECT DISTINCT "${column}" AS text FROM "${table}" WHERE "${column}" ~ '[A-Za-z]{2}'`,
    ))
      texts.add(text);
  return [...texts].sort((one, other) => other.length - one.length);
}

/** What is left of a text in the pseudo-locale without the data in it: words with plain letters, in no catalogue. */
export function plainWords(text: string, data: readonly string[]): string[] {
  const rest = data.reduce((left, one) => left.replaceAll(one, ' '), text);
  return [...rest.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word).filter((word) => !CODES.has(word));
}
