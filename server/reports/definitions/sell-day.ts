import { groupBy } from '../../domain/kernel/group-by';
import { rateText } from '../../domain/kernel/money';
import { addedUp, type ProductTakings, productTakingsOf } from '../../modules/closing/product-takings.queries';
import { date, product, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import { TAKINGS_COLUMNS } from '../takings-columns';

/** The price of a day; if it changed, all prices of the day in order instead. */
function ratesOf(shifts: readonly ProductTakings[]): { rate: number | null; rates: string | null } {
  const held = shifts.map(({ rate }) => rate).filter((rate, index, all) => rate !== all[index - 1]);
  return held.length === 1 ? { rate: held[0]!, rates: null } : { rate: null, rates: held.map(rateText).join(', ') };
}

/** Sales per day and product, and how they were paid: the sums of `sell`. */
export const sellDay = defineReport({
  route: 'sell-day',
  right: 'shift.read',
  title: 'Sales by day',
  description:
    'Days by product: amount = cash + credit + swipe + shortage − excess. Cash, swipe, shortage and excess are ' +
    'shares, added up from the report Sales. A day on which the rate changed shows all its rates',
  menu: 'PRODUCT',
  parameters: { ...dateRange },
  columns: [
    date('shiftDate', { label: 'Date' }),
    product('product'),
    ...TAKINGS_COLUMNS,
    text('rates', { label: 'Rates, where it changed' }),
  ],
  subtotalBy: 'product',
  charts: [{ title: 'Litres sold by day', kind: 'stacked', x: 'shiftDate', y: ['litres'], by: 'product' }],
  async calculate(sql, { from, to }) {
    const takings = await productTakingsOf(sql, String(from), String(to));
    const byDay = [...groupBy(takings, ({ shiftDate }) => shiftDate).values()];
    return byDay.flatMap((day) =>
      [...groupBy(day, ({ productId }) => productId).values()].map((shifts) => {
        const { shiftDate, product } = shifts[0]!;
        return { shiftDate, product, ...ratesOf(shifts), ...addedUp(shifts) };
      }),
    );
  },
});
