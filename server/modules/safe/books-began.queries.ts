import { type BusinessDate, daysBetween } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import { unusual } from '../../domain/unusual.messages';
import type { Sql } from '../../platform/sql';

/** The day of the first shift; null before it. */
export async function readBooksBegan(sql: Sql): Promise<BusinessDate | null> {
  const [first] = await sql<{ day: BusinessDate | null }>('SELECT MIN(shift_date) AS day FROM shift');
  return first?.day ?? null;
}

/** What is said of a document of a day that is at least so many days before the first shift; null for others. */
export async function beforeBooksText(sql: Sql, date: BusinessDate, days: number): Promise<Message | null> {
  const day = await readBooksBegan(sql);
  return day !== null && daysBetween(date, day) >= days ? unusual.beforeBooks({ date, day }) : null;
}
