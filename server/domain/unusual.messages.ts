import { defineMessages } from './kernel/message';

/** Questions about figures that are far from the usual ones. */
export const unusual = defineMessages('unusual', {
  rate: 'The rate is {figure, money}, but the usual one is about {usual, money}. Save again to keep it.',
  purchasePrice:
    'This is {figure, money} per litre of {product}, but the usual price is about {usual, money}. Check amount and quantity, or save again to keep them.',
  creditLimit: 'The limit is {figure, money}, but the usual one is about {usual, money}. Save again to keep it.',
  payRate: 'The pay rate is {figure, money}, but the usual one is about {usual, money}. Save again to keep it.',
  payRateUnnamed: 'The pay rate is {figure, money}, far from the usual one. Save again to keep it.',
  payment:
    'The payment is {figure, money}, but this creditor usually pays about {usual, money}. Save again to keep it.',
  expenditure:
    'The amount is {figure, money}, but the usual one of this category is about {usual, money}. Save again to keep it.',
  litres:
    'The quantity is {figure, litres} L, but this vehicle usually takes about {usual, litres} L. Save again to keep it.',
});
