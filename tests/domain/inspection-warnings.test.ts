import {
  type InspectionFacts,
  type TypedInspection,
  warningsOfInspection,
} from '../../server/domain/inspection-warnings';
import { parseLitres } from '../../server/domain/kernel/litres';

const litres = (text: string) => parseLitres(text)!;
const level = (readingSum: string, stock: string) => ({ readingSum: litres(readingSum), stock: litres(stock) });

/** A day that sold 1,000 L of 10,000. */
const whole: InspectionFacts = {
  day: '2026-11-20',
  asItBegan: level('200000', '10000'),
  asItEnded: level('201000', '9000'),
  isMeterChanged: false,
};
const running: InspectionFacts = { ...whole, asItEnded: null };

const typed = (readingSum: string, totalStock: string, totalBeforeStock = '0'): TypedInspection => ({
  inspectionDate: '2026-11-20',
  readingSum: parseLitres(readingSum),
  totalStock: parseLitres(totalStock),
  totalBeforeStock: parseLitres(totalBeforeStock),
  testingBefore: null,
});

const STOCK_OFF = (stock: string) =>
  `Total stock ${stock} L differs by more than 2 % from the tanks: 10,000.000 L at the start of the day, 9,000.000 L at the end`;

describe('gives no warning for usual figures', () => {
  test.each([
    ['at the beginning', typed('200000', '10000'), whole],
    ['at the end', typed('201000', '9000'), whole],
    ['2 % above the beginning', typed('200000', '10200'), whole],
    ['2 % below the end', typed('201000', '8820'), whole],
    ['at noon, between the two levels', typed('200500', '9500'), whole],
    ['after a delivery that the day then sold', typed('200500', '17500', '8000'), whole],
    ['while a shift runs', typed('200700', '9300'), running],
    ['while nothing is typed', typed('', '', ''), whole],
    ['with a meter changed that day', typed('5', '10000'), { ...whole, isMeterChanged: true }],
  ])('%s', (_when, entry, facts) => {
    expect(warningsOfInspection(entry, facts)).toEqual([]);
  });
});

test.each<[string, TypedInspection, InspectionFacts, [string, string][]]>([
  [
    'a meter below the beginning',
    typed('199999.999', '10000'),
    whole,
    [['readingSum', 'Reading sum 1,99,999.999 is below the meter total at the start of the day, 2,00,000.000']],
  ],
  [
    'a meter above the end',
    typed('201000.001', '9000'),
    whole,
    [['readingSum', 'Reading sum 2,01,000.001 is above the meter total at the end of the day, 2,01,000.000']],
  ],
  [
    'a digit too many while a shift runs',
    typed('2005000', '10000'),
    running,
    [
      [
        'readingSum',
        'Reading sum 20,05,000.000 is above the meter total at the start of the day, 2,00,000.000, by more than there was to sell',
      ],
    ],
  ],
  [
    'a stock 2 % and a millilitre above',
    typed('200000', '10200.001'),
    whole,
    [['totalStock', STOCK_OFF('10,200.001')]],
  ],
  ['a stock 2 % and a millilitre below', typed('201000', '8819.999'), whole, [['totalStock', STOCK_OFF('8,819.999')]]],
  [
    'a stock that the sale until then does not explain',
    typed('200100', '9500'),
    whole,
    [['totalStock', STOCK_OFF('9,500.000')]],
  ],
  ['no stock at all', typed('200000', '0'), whole, [['totalStock', STOCK_OFF('0.000')]]],
  [
    'while a shift runs',
    typed('200000', '1000'),
    running,
    [
      [
        'totalStock',
        'Total stock 1,000.000 L differs by more than 2 % from the tanks: 10,000.000 L at the start of the day',
      ],
    ],
  ],
  [
    'a day before the books',
    { ...typed('200000', '99'), inspectionDate: '2020-01-01' },
    running,
    [['inspectionDate', '01-01-2020 is before the books began, on 20-11-2026']],
  ],
  [
    'a meter before the books that stood higher than when they began',
    { ...typed('200001', '99'), inspectionDate: '2026-11-19' },
    running,
    [
      ['inspectionDate', '19-11-2026 is before the books began, on 20-11-2026'],
      ['readingSum', 'Reading sum 2,00,001.000 is above the meter total when the books began, 2,00,000.000'],
    ],
  ],
])('warns about %s', (_what, entry, facts, expected) => {
  expect(warningsOfInspection(entry, facts).map(({ field, message }) => [field, message])).toEqual(expected);
});
