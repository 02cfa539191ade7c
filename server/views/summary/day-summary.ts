import { events } from '../../domain/events.messages';
import { type BusinessDate, showDate } from '../../domain/kernel/business-date';
import { inr } from '../../domain/kernel/format';
import { groupBy } from '../../domain/kernel/group-by';
import { sum } from '../../domain/kernel/sum';
import { closingStockOf } from '../../modules/closing/closing-stock.queries';
import { productTakingsOf } from '../../modules/closing/product-takings.queries';
import { paidBetween } from '../../modules/safe/value-date';
import { AUDIT_HEAD } from '../../platform/audit-head';
import type { Sql } from '../../platform/sql';
import type { FactsOf } from '../../services/messages/station-events';

interface DayFigures {
  /** The last shift of the day. */
  shiftId: number;
  /** Paise. */
  expenditure: number;
  requests: number;
}

const FIGURES = `
  SELECT MAX(s.id) AS "shiftId",
         (SELECT COALESCE(SUM(d.amount), 0)::bigint FROM expenditure d WHERE ${paidBetween('expenditure', '$1', '$1')}) AS expenditure,
         (SELECT COUNT(*)::int FROM change_request WHERE state = 'PENDING') AS requests
  FROM shift s WHERE s.shift_date = $1 AND s.state = 'CLOSED'`;

/** Calculates a day's totals for its summary: of its closed shifts, and of the tanks at the last close. */
export async function summaryOf(sql: Sql, date: BusinessDate): Promise<FactsOf<'daySummary'>> {
  const takings = await productTakingsOf(sql, date, date);
  const [figures] = await sql<DayFigures>(FIGURES, [date]);
  const { shiftId, expenditure, requests } = figures!;
  const [head] = await sql<{ head: string }>(AUDIT_HEAD);
  const total = (of: (row: (typeof takings)[number]) => number): string => inr(sum(takings, of));
  const products = [...groupBy(takings, ({ product }) => product)].map(([product, rows]) =>
    events.productSold({
      product,
      litres: sum(rows, ({ litres }) => litres),
      amount: sum(rows, ({ amount }) => amount),
    }),
  );
  const stock = (await closingStockOf(sql, shiftId)).map(({ tank, product, litres, isLow }) =>
    (isLow ? events.tankIsLow : events.tankHolds)({ tank, product, litres }),
  );
  return {
    date: showDate(date),
    products,
    sale: total(({ amount }) => amount),
    cash: total(({ cash }) => cash),
    swipe: total(({ swipe }) => swipe),
    credit: total(({ credit }) => credit),
    expenditure: inr(expenditure),
    shortage: total(({ shortage }) => shortage),
    stock,
    requests: String(requests),
    auditHead: head!.head,
  };
}
