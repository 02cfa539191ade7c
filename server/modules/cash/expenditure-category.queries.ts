import { expenditureRules } from '../../domain/expenditure.rules';
import type { Problem } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';

/** What money may be spent on: the categories in use, and the one that a recorded row has already. */
export const categoriesInUse = (sql: Sql, kept: number | null = null): Promise<{ id: number; name: string }[]> =>
  sql('SELECT id, name FROM expenditure_category WHERE NOT disabled OR id = $1 ORDER BY name', [kept]);

/** Why money is not spent on a category: it is none in use, nor the one that the row has already. */
export async function problemsOfCategory(sql: Sql, id: number, kept: number | null = null): Promise<Problem[]> {
  const isKnown = (await categoriesInUse(sql, kept)).some((category) => category.id === id);
  const { message } = expenditureRules.expenditureCategoryId;
  return isKnown ? [] : [{ code: 'UNKNOWN_CATEGORY', message, field: 'expenditureCategoryId' }];
}
