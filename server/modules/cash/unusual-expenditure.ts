import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { unusual } from '../../domain/unusual.messages';
import { UNUSUAL_FROM, usualUnlessNear } from '../../domain/unusual-figure.rules';
import type { Sql } from '../../platform/sql';
import type { PaidFigure } from '../documents/paid-document';

/** What is said of an amount that is far from the usual ones of its category; null if it is not. */
export async function unusualExpenditureText(
  sql: Sql,
  { id = null, subjectId, amount }: PaidFigure,
): Promise<Message | null> {
  const earlier = await sql<{ amount: Paise }>(
    `SELECT amount FROM expenditure WHERE expenditure_category_id = $1 AND id IS DISTINCT FROM $2::bigint
     ORDER BY id DESC LIMIT $3`,
    [subjectId, id, UNUSUAL_FROM.expenditure.newest],
  );
  const usual = usualUnlessNear(
    'expenditure',
    amount,
    earlier.map((spent) => spent.amount),
  );
  return usual === null ? null : unusual.expenditure({ figure: amount, usual });
}
