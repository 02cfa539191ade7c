import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { unusual } from '../../domain/unusual.messages';
import { UNUSUAL_FROM, usualUnlessNear } from '../../domain/unusual-figure.rules';
import type { Sql } from '../../platform/sql';
import type { PaidFigure } from '../documents/paid-document';

/**
 * What is said of an advance that is far from the earlier ones of the employee, or from those of all if the employee has few;
 * null if it is not.
 */
export async function unusualAdvanceText(
  sql: Sql,
  { id = null, subjectId, amount }: PaidFigure,
): Promise<Message | null> {
  const newest = async (whose: number | null, most: number): Promise<Paise[]> => {
    const earlier = await sql<{ amount: Paise }>(
      `SELECT amount FROM employee_advance WHERE ($1::int IS NULL OR employee_id = $1) AND id IS DISTINCT FROM $2::bigint
       ORDER BY id DESC LIMIT $3`,
      [whose, id, most],
    );
    return earlier.map((advance) => advance.amount);
  };
  const { advance, firstAdvance } = UNUSUAL_FROM;
  const own = await newest(subjectId, advance.newest);
  const usual =
    own.length < advance.least
      ? usualUnlessNear('firstAdvance', amount, await newest(null, firstAdvance.newest))
      : usualUnlessNear('advance', amount, own);
  return usual === null ? null : unusual.advance({ figure: amount, usual });
}
