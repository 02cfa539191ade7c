import { addedUp, type ProductTakings, productTakingsOf } from '../../closing/product-takings.queries';
import { groupBy } from '../../domain/kernel/group-by';
import { date, product } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import { TAKINGS_COLUMNS } from '../takings-columns';

/** The price of a day; null where it changed in its course, since none of them was the day's. */
function onlyRate(shifts: readonly ProductTakings[]): number | null {
  const rates = new Set(shifts.map(({ rate }) => rate));
  return rates.size === 1 ? shifts[0]!.rate : null;
}

/** What was sold on each day by product, and how it was paid: the sums of `sell`. */
export const sellDay = defineReport({
  route: 'sell-day',
  title: 'Sales by day',
  description:
    'Days by product: amount = cash + credit + swipe + shortage − excess. Cash, swipe, shortage and excess are shares, ' +
    'the sums of those by shift (report sell). The rate is empty for a day on which it changed',
  menu: 'PRODUCT',
  parameters: { ...dateRange },
  columns: [date('shiftDate', { label: 'Date' }), product('product'), ...TAKINGS_COLUMNS],
  subtotalBy: 'product',
  charts: [{ title: 'Litres sold by day', kind: 'stacked', x: 'shiftDate', y: ['litres'], by: 'product' }],
  async reckon(sql, { from, to }) {
    const takings = await productTakingsOf(sql, String(from), String(to));
    const byDay = [...groupBy(takings, ({ shiftDate }) => shiftDate).values()];
    return byDay.flatMap((day) =>
      [...groupBy(day, ({ productId }) => productId).values()].map((shifts) => {
        const { shiftDate, product } = shifts[0]!;
        return { shiftDate, product, rate: onlyRate(shifts), ...addedUp(shifts) };
      }),
    );
  },
});
