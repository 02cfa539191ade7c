import { productTakingsOf } from '../../modules/closing/product-takings.queries';
import { date, key, product, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import { TAKINGS_COLUMNS } from '../takings-columns';

/** Sales per closed shift and product, and how they were paid. */
export const sell = defineReport({
  route: 'sell',
  title: 'Sales',
  description:
    'Closed shifts by product: amount = cash + credit + swipe + shortage − excess. Litres, amount and credit are the ' +
    "product's own; nobody is asked which product cash and cards pay for, so each product has its share of what each " +
    'pump took, by what it sold there beyond credit',
  menu: 'PRODUCT',
  parameters: { ...dateRange },
  columns: [
    key('shiftId'),
    date('shiftDate', { drill: '/report/closed-shift-report/{shiftId}/{shiftDate}' }),
    text('shift'),
    product('product'),
    ...TAKINGS_COLUMNS,
  ],
  subtotalBy: 'product',
  async calculate(sql, { from, to }) {
    const takings = await productTakingsOf(sql, String(from), String(to));
    return takings.map((row) => ({ ...row }));
  },
});
