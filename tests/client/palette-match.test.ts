import { type Findable, indexed, matching } from '../../client/src/app/shell/palette-match';

const ENTRIES: Findable[] = [
  { label: 'Credit entry', code: 'ce', hint: 'CREDIT · Enter', aliases: 'उधार udhaar slip' },
  { label: 'Credit sales between two days', hint: 'CREDIT · Sales', aliases: 'उधार udhaar' },
  { label: 'Creditor payments between two days', hint: 'CREDIT · Payments' },
  { label: 'Stock-in', hint: 'PRODUCT · Enter', aliases: 'tanker' },
  { label: 'Sales by day', aliases: 'बिक्री bikri' },
  { label: 'Daily stock report', code: 'dsr', aliases: 'टंकी tanki' },
  { label: 'Day book', aliases: 'रोकड़ बही rokad' },
  { label: 'Products' },
];
const index = indexed(ENTRIES);
const found = (typed: string) => matching(index, typed).map(({ entry }) => entry.label);

test.each([
  ['dsr', 'Daily stock report'],
  ['DSR ', 'Daily stock report'],
  ['credit', 'Credit entry'],
  ['days credit', 'Credit sales between two days'],
  ['cre pay', 'Creditor payments between two days'],
  ['cbd', 'Credit sales between two days'],
  ['cpbd', 'Creditor payments between two days'],
  ['stock-in', 'Stock-in'],
  ['stock in', 'Stock-in'],
  ['book', 'Day book'],
  ['udhaar', 'Credit entry'],
  ['udh day', 'Credit sales between two days'],
  ['उधार', 'Credit entry'],
  ['बिक', 'Sales by day'],
  ['टंकी', 'Daily stock report'],
  // Typed as a letter with a separate dot.
  ['रोक\u0921\u093c', 'Day book'],
  ['रोक\u095c', 'Day book'],
  ['duct', 'Products'],
])('%j finds %j first', (typed, label) => expect(found(typed)[0]).toBe(label));

test('a whole other name ranks before the beginning of a name, its beginning after', () => {
  const both = indexed([{ label: 'Credit sales by day' }, { label: 'Credit entry', aliases: 'udhaar, credit sale' }]);
  const first = (typed: string) => matching(both, typed)[0]?.entry.label;
  expect(first('credit sale')).toBe('Credit entry');
  expect(first('credit sal')).toBe('Credit sales by day');
  expect(first('udhaar credit')).toBe('Credit entry');
});

test('a code ranks before a name prefix, a prefix before a substring', () => {
  expect(found('ce')).toEqual(['Credit entry']);
  expect(found('sal')).toEqual(['Sales by day', 'Credit sales between two days']);
  expect(found('da')).toEqual([
    'Daily stock report',
    'Day book',
    'Credit sales between two days',
    'Creditor payments between two days',
    'Sales by day',
  ]);
});

test.each(['', '  ', '·', '%', 'xyz', 'credit xyz', 'dbc', 'o'])('%j finds only matching entries', (typed) =>
  expect(found(typed)).toEqual([]),
);

test('other words match only by their beginning', () => expect(found('anker')).toEqual([]));
