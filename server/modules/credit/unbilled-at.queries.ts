import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Paise } from '../../domain/kernel/money';
import type { Sql } from '../../platform/sql';

/**
 * SQL: the sales `x` of the creditors `c` in their shifts `s` that were unbilled at the end of that day (a parameter),
 * or are on a bill of a later day. Small creditors get no bills.
 */
export const unbilledSales = (asAt: string): string => `creditor c
    CROSS JOIN LATERAL (
      SELECT shift_id, litres, amount FROM credit_sale WHERE creditor_id = c.id AND bill_id IS NULL
      UNION ALL
      SELECT x.shift_id, x.litres, x.amount
      FROM creditor_bill b JOIN credit_sale x ON x.bill_id = b.id
      WHERE b.creditor_id = c.id AND b.bill_date > ${asAt}) x
    JOIN shift s ON s.id = x.shift_id AND s.shift_date <= ${asAt}
    WHERE NOT c.is_small`;

/** The sum of unbilled sales at the end of a day. */
export async function unbilledAt(sql: Sql, day: BusinessDate): Promise<Paise> {
  const [all] = await sql<{ amount: Paise }>(
    `SELECT COALESCE(SUM(x.amount), 0)::bigint AS amount FROM ${unbilledSales('$1')}`,
    [day],
  );
  return all!.amount;
}
