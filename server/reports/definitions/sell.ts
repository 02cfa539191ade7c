import { productTakingsOf } from '../../closing/product-takings.queries';
import { date, key, litres, money, product, rate, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';

/** What was sold in each closed shift by product, and how it was paid. */
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
    litres('litres', { total: true }),
    rate('rate'),
    money('amount', { total: true }),
    money('credit', { total: true }),
    money('cash', { label: 'Cash (share)', total: true }),
    money('swipe', { label: 'Swipe (share)', total: true }),
    money('shortage', { label: 'Shortage (share)', total: true }),
    money('excess', { label: 'Excess (short −, share)', total: true }),
  ],
  subtotalBy: 'product',
  async reckon(sql, { from, to }) {
    const takings = await productTakingsOf(sql, String(from), String(to));
    return takings.map((row) => ({ ...row }));
  },
});
