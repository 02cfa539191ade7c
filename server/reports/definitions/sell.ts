import { productTakingsOf } from '../../modules/closing/product-takings.queries';
import { date, key, product, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';
import { TAKINGS_COLUMNS } from '../takings-columns';

/** Sales per closed shift and product, and how they were paid. */
export const sell = defineReport({
  route: 'sell',
  right: 'shift.read',
  title: 'Sales',
  description:
    'Closed shifts by product: amount = cash + credit + swipe + shortage − excess. Litres, amount and credit are ' +
    'recorded by product. Cash and cards are not, so each product gets a share of the takings of each pump, in ' +
    'proportion to what it sold there other than on credit',
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
