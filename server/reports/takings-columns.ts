import { litres, money, rate } from './column';

/** Sales of a product and how they were paid: the columns that `sell` and `sell-day` share. */
export const TAKINGS_COLUMNS = [
  litres('litres', { total: true }),
  rate('rate'),
  money('amount', { total: true }),
  money('credit', { label: 'On credit', total: true }),
  money('cash', { label: 'Cash (share)', total: true }),
  money('swipe', { label: 'Swipe (share)', total: true }),
  money('shortage', { label: 'Shortage (share)', total: true }),
  money('excess', { label: 'Excess (short −, share)', total: true }),
];
