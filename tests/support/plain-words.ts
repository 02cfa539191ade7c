import type { Sql } from '../../server/platform/sql';

/** Units, short names and the sides of an account, the same in every language. */
const UNITS = new Set(['mm', 'KB', 'MB', 'KL', 'HS', 'MS', 'HSD', 'GST', 'PAN', 'GSTIN', 'SMS', 'Dr', 'Cr']);

/** Addresses, and codes such as the number of a vehicle or an invoice: with a digit and without small letters. */
const CODES = /https?:\S+|\b[A-Z]+\/\d{4}-\d{2}\/\d+\b|\b[\da-f]+(?:-[\da-f]+)+\b|\b(?=[A-Z]*\d)[A-Z\d]+\b/g;

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
  for (const { text } of await sql<{ text: string }>("SELECT value #>> '{}' AS text FROM station_setting"))
    for (const line of text.split('\n')) if (/[A-Za-z]{2}/.test(line)) texts.add(line);
  return [...texts].sort((one, other) => other.length - one.length);
}

/** What is left of a text in the pseudo-locale without the data in it: words with plain letters, in no catalogue. */
export function plainWords(text: string, data: readonly string[]): string[] {
  const rest = data.reduce((left, one) => left.replaceAll(one, ' '), text);
  return [...rest.replace(CODES, ' ').matchAll(/[A-Za-z]{2,}/g)]
    .map(([word]) => word)
    .filter((word) => !UNITS.has(word));
}

/** The words in capitals of the data: a print or a chart wraps the name of a firm. */
export const capitals = (data: readonly string[]): readonly string[] => [
  ...new Set(data.flatMap((text) => text.match(/\b[A-Z]{2,}\b/g) ?? [])),
];
