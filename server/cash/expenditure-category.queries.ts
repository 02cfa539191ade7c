import type { Sql } from '../platform/sql';

/** What money may be spent on: the categories in use. */
export const categoriesInUse = (sql: Sql): Promise<{ id: number; name: string }[]> =>
  sql('SELECT id, name FROM expenditure_category WHERE NOT disabled ORDER BY name');
