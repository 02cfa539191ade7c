import { defineMessages } from './kernel/message';

/** Refusals of instant cash memos. */
export const memos = defineMessages('memos', {
  onlySplitProduct: 'Additional memos can be made for {product} only',
  inFuture: '{date, date} is in the future',
  noRate: '{product} has no rate on {date, date}',
  nothing: 'There is nothing to make memos from. Include credit vehicles or enter litres.',
  tooManySales:
    '{product} has {sales, count} credit sales on that day, but at most {most, count} memos can be made at once. Leave the credit vehicles out.',
  tooMany:
    'This would make {memos, count} memos, but at most {most, count} can be made at once. Enter part of the litres now and the rest as another set.',
});
