import { expenditureRules } from '../../domain/expenditure.rules';
import type { Problem } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';

/** The categories in use, and the one that a recorded row already has. */
export const categoriesInUse = (sql: Sql, kept: number | null = null): Promise<{ id: number; name: string }[]> =>
  sql('SELECT id, name FROM expenditure_category WHERE NOT disabled OR id = $1 ORDER BY name', [kept]);

/** Refuses a category that is neither in use nor the row's current one. */
export async function problemsOfCategory(sql: Sql, id: number, kept: number | null = null): Promise<Problem[]> {
  const isKnown = (await categoriesInUse(sql, kept)).some((category) => category.id === id);
  const { message } = expenditureRules.expenditureCategoryId;
  return isKnown ? [] : [{ code: 'UNKNOWN_CATEGORY', message, field: 'expenditureCategoryId' }];
}
