import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Sql } from '../../platform/sql';

/** The day of the first shift; null before it. */
export async function readBooksBegan(sql: Sql): Promise<BusinessDate | null> {
  const [first] = await sql<{ day: BusinessDate | null }>('SELECT MIN(shift_date) AS day FROM shift');
  return first?.day ?? null;
}
