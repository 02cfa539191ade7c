import { refusal } from '../../domain/kernel/problem';
import { messages } from '../../domain/messages.messages';
import type { Sql } from '../../platform/sql';

/** An event category with the owner's template; empty texts and version 0 if there is none. */
export interface WordedCategory {
  id: number;
  name: string;
  event: string | null;
  subject: string;
  body: string;
  version: number;
}

/** Reads a category; `lock` prevents changes of its template until commit. Refuses an unknown id. */
export async function eventCategoryOf(sql: Sql, id: number, { lock = false } = {}): Promise<WordedCategory> {
  if (lock) await sql('SELECT FROM event_category WHERE id = $1 FOR UPDATE', [id]);
  const [category] = await sql<WordedCategory>(
    `SELECT c.id, c.name, c.event, COALESCE(t.subject, '') AS subject, COALESCE(t.body, '') AS body,
            COALESCE(t.version, 0) AS version
     FROM event_category c LEFT JOIN message_template t ON t.event_category_id = c.id WHERE c.id = $1`,
    [id],
  );
  if (!category) throw refusal('UNKNOWN', messages.selectEventCategory(), 'eventCategoryId', 'INVALID');
  return category;
}
