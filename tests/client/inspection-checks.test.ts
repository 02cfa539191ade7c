import { doubtsOf, factsOf } from '../../client/src/features/stock/inspection/inspection-checks';
import { inEnglish } from '../support/in-english';

const facts = factsOf({
  day: '2026-11-20',
  asItBegan: { readingSum: '200000.000', stock: '10000.000' },
  asItEnded: { readingSum: '201000.000', stock: '9000.000' },
  isMeterChanged: false,
});
const typed = {
  productId: '1',
  readingSum: '200500',
  inspectionDate: '2026-11-20',
  totalStock: '9500.000',
  totalBeforeStock: '0',
};

test('gives no warning for figures that agree with the books', () => {
  expect(doubtsOf(typed, facts)).toEqual([]);
});

test.each([
  [
    { readingSum: '2005000' },
    ['Reading sum 20,05,000.000 is above the meter total at the end of the day, 2,01,000.000'],
  ],
  [
    { readingSum: '200000', totalStock: '95000' },
    [
      'Total stock 95,000.000 L differs by more than 2 % from the tanks: 10,000.000 L at the start of the day, 9,000.000 L at the end',
    ],
  ],
  [{ inspectionDate: '2026-11-01', readingSum: '' }, ['01-11-2026 is before the books began, on 20-11-2026']],
])('warns about %j while it is typed', (change, doubts) => {
  expect(doubtsOf({ ...typed, totalStock: '', ...change }, facts).map(inEnglish)).toEqual(doubts);
});

test('gives no warning without a date, a figure or the books', () => {
  const wrong = { ...typed, readingSum: '1' };
  expect(doubtsOf(wrong, null)).toEqual([]);
  expect(doubtsOf({ ...wrong, inspectionDate: '' }, facts)).toEqual([]);
  expect(doubtsOf({ ...typed, readingSum: 'x', totalStock: '-' }, facts)).toEqual([]);
});
