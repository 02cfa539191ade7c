import fc from 'fast-check';
import {
  drawsOf,
  GREATEST_SET,
  LEAST_OF_SPLIT,
  type MemoSale,
  MOST_MEMOS,
  MOST_OF_SPLIT,
  makeMemos,
  SAMPLES,
  sampleCustomer,
  shortened,
  sourceWords,
  splitOf,
  splitsCash,
} from '../../server/domain/cash-memo';
import {
  cashMemoRules,
  type JudgedMemos,
  ONLY_SPLIT_PRODUCT,
  problemsOfCount,
  problemsOfMemos,
} from '../../server/domain/cash-memo.rules';
import { problemOfField } from '../../server/domain/field-rules';
import { amountOf } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';

const RATE = 9250;
const litres = fc.integer({ min: 1, max: 8_000_000 });
const rate = fc.integer({ min: 200, max: 20_000 });
const seed = fc.integer({ min: 1, max: GREATEST_SET });
const BIG = { numRuns: 300 };

describe('splitting litres into memos', () => {
  test('the memos add up to the litres to the millilitre and to the amount to the paisa', () =>
    fc.assert(
      fc.property(litres, rate, seed, (whole, price, number) => {
        const parts = splitOf(whole, price, drawsOf(number));
        expect(sum(parts, (part) => part.litres)).toBe(whole);
        expect(sum(parts, (part) => part.amount)).toBe(amountOf(whole, price));
      }),
      BIG,
    ));

  test('each memo is ₹200 to ₹20,000, in whole rupees except the last; less than ₹200 is one memo', () =>
    fc.assert(
      fc.property(litres, rate, seed, (whole, price, number) => {
        const amounts = splitOf(whole, price, drawsOf(number)).map(({ amount }) => amount);
        const total = amountOf(whole, price);
        if (total < LEAST_OF_SPLIT) return expect(amounts).toEqual([total]);
        expect(amounts.filter((amount) => amount < LEAST_OF_SPLIT || amount > MOST_OF_SPLIT)).toEqual([]);
        expect(amounts.slice(0, -2).filter((amount) => amount % 100 !== 0)).toEqual([]);
      }),
      BIG,
    ));

  test("each memo's litres are its amount by the price, to the next millilitre", () =>
    fc.assert(
      fc.property(litres, rate, seed, (whole, price, number) => {
        const strays = splitOf(whole, price, drawsOf(number)).filter(
          (part) => Math.abs(part.litres * price - part.amount * 1000) > price + 500,
        );
        expect(strays).toEqual([]);
      }),
      BIG,
    ));

  test.each([
    ['nothing left but a little: the one before leaves ₹200', [1_999_900], 2_005_000, [1_985_000, 20_000]],
    ['what is left is too little for two: one takes all', [20_000], 39_999, [39_999]],
    ['exactly two of the least', [20_000], 40_000, [20_000, 20_000]],
    ['more is drawn than there is: trimmed', [1_000_000], 500_050, [500_050]],
  ])('%s', (_what, drawn, total, expected) => {
    const draws = [...drawn];
    const draw = () => ((draws.shift() ?? MOST_OF_SPLIT) - LEAST_OF_SPLIT) / 100;
    // A rupee a litre and a thousand millilitres a litre: a millilitre a tenth of a paisa.
    expect(splitOf(total * 10, 100, draw).map(({ amount }) => amount)).toEqual(expected);
  });
});

const SALES: MemoSale[] = [
  {
    id: 71,
    firmName: 'SHREE GANESH ROADWAYS AND SONS',
    vehicle: 'KA01AB1234',
    rate: 9200,
    litres: 40_000,
    amount: 368_000,
  },
  { id: 72, firmName: 'BALAJI', vehicle: null, rate: 9250, litres: 1_500, amount: 13_875 },
];

describe('a set of cash memos', () => {
  const set = { seed: 482_913, creditSales: SALES, unrecorded: 6_000_000, rate: RATE };

  test('is the same for the same seed and different for another', () =>
    fc.assert(
      fc.property(seed, seed, (one, other) => {
        const made = makeMemos({ ...set, seed: one });
        expect(makeMemos({ ...set, seed: one })).toEqual(made);
        const others = makeMemos({ ...set, seed: other }).map(({ amount }) => amount);
        if (one !== other) expect(others).not.toEqual(made.map(({ amount }) => amount));
      }),
    ));

  test('lists the credit sales in order, then the splits, each with its source', () => {
    const memos = makeMemos(set);
    expect(memos.slice(0, 2)).toEqual([
      {
        number: '482913/1',
        source: 'CREDIT_SALE',
        creditSaleId: 71,
        customerName: 'SHREE GANESH ROADWAY...',
        vehicleNumber: 'KA01AB1234',
        rate: 9200,
        litres: 40_000,
        amount: 368_000,
      },
      {
        number: '482913/2',
        source: 'CREDIT_SALE',
        creditSaleId: 72,
        customerName: 'BALAJI',
        vehicleNumber: null,
        rate: 9250,
        litres: 1_500,
        amount: 13_875,
      },
    ]);
    const splits = memos.slice(2);
    expect(new Set(splits.map((memo) => sourceWords(memo).message))).toEqual(
      new Set(['Split of unrecorded cash sales']),
    );
    expect(sourceWords(memos[0]!).message).toBe('Credit sale 71');
    expect(sum(splits, ({ litres }) => litres)).toBe(6_000_000);
    expect(splits.map(({ number }) => number)).toEqual(splits.map((_, index) => `482913/${index + 3}`));
  });

  test('has no splits without litres, and no credit sales where none are selected', () => {
    expect(makeMemos({ ...set, unrecorded: 0 })).toHaveLength(2);
    expect(makeMemos({ ...set, creditSales: [], unrecorded: 1_000 })).toEqual([
      expect.objectContaining({ number: '482913/1', source: 'SPLIT', litres: 1_000, amount: RATE }),
    ]);
  });

  test('uses generic sample customers, never the same for two consecutive splits', () => {
    const samples = Array.from({ length: SAMPLES }, (_, index) => sampleCustomer(index));
    expect(samples).toHaveLength(190);
    expect(new Set(samples.map(({ customerName }) => customerName)).size).toBe(190);
    for (const { customerName, vehicleNumber } of samples) {
      expect(customerName).toMatch(/^(CASH CUSTOMER|WALK-IN) \d{3}$/);
      expect(vehicleNumber).toMatch(/^VEHICLE \d{3}$/);
    }
    expect([samples[0], samples.at(-1), sampleCustomer(190)]).toEqual([
      { customerName: 'CASH CUSTOMER 001', vehicleNumber: 'VEHICLE 001' },
      { customerName: 'WALK-IN 095', vehicleNumber: 'VEHICLE 190' },
      samples[0],
    ]);
    const names = makeMemos(set).map(({ customerName }) => customerName);
    expect(new Set(names.slice(2, 60)).size).toBe(names.slice(2, 60).length);
  });
});

test.each([
  ['HS', true],
  ['MS', false],
])('litres of %s: split is %s', (shortName, splits) => expect(splitsCash({ shortName })).toBe(splits));

test.each([
  ['TWENTY CHARACTERS OK', 'TWENTY CHARACTERS OK'],
  ['TWENTY-ONE CHARACTERS', 'TWENTY-ONE CHARACTER...'],
  ['श्री गणेश ट्रांसपोर्ट', 'श्री गणेश ट्रांसपोर्ट'],
  ['मेसर्स श्री गणेश रोडवेज एण्ड सन्स प्राइवेट लिमिटेड', 'मेसर्स श्री गणेश रोडवेज एण्ड सन्स...'],
])('customer %s is printed as %s on a memo', (name, shown) => expect(shortened(name)).toBe(shown));

describe('request fields', () => {
  test.each([
    ['productId', '', 'Please select product first'],
    ['date', '2026-02-30', 'Please enter a valid date'],
    ['quantity', '-1', 'Additional quantity must be at most 1,00,000 litres'],
    ['quantity', '100000.001', 'Additional quantity must be at most 1,00,000 litres'],
    ['quantity', '1.2345', 'Additional quantity must be litres with at most 3 decimals'],
    ['seed', 0, 'The set number must be from 1 to 999999'],
    ['quantity', '6001', null],
    ['quantity', '', null],
  ] as const)('%s %j: %s', (field, value, message) =>
    expect(problemOfField(field, cashMemoRules[field], value)?.message ?? null).toBe(message),
  );

  const asked: JudgedMemos = {
    date: '2026-04-02',
    today: '2026-04-03',
    product: { shortName: 'HS' },
    hasRate: true,
    creditSales: 0,
    hasQuantity: true,
  };
  test.each<[string, Partial<JudgedMemos>, [string, string][]]>([
    ['litres of HS', {}, []],
    ['credit sales of MS', { product: { shortName: 'MS' }, creditSales: 3, hasQuantity: false }, []],
    ['of today', { date: '2026-04-03' }, []],
    ['of tomorrow', { date: '2026-04-04' }, [['date', '04-04-2026 is in the future']]],
    ['without a rate', { hasRate: false }, [['date', 'HS has no rate on 02-04-2026']]],
    ['litres of MS', { product: { shortName: 'MS' } }, [['quantity', ONLY_SPLIT_PRODUCT.message]]],
    ['as many credit sales as memos', { creditSales: MOST_MEMOS }, []],
    ...[true, false].map((hasQuantity): [string, Partial<JudgedMemos>, [string, string][]] => [
      `more credit sales than memos, with litres: ${hasQuantity}`,
      { creditSales: 250, hasQuantity },
      [
        [
          'includeCredit',
          'HS has 250 credit sales on that day, but at most 200 memos can be made at once. Leave the credit vehicles out.',
        ],
      ],
    ]),
    [
      'nothing',
      { hasQuantity: false },
      [['quantity', 'There is nothing to make memos from. Include credit vehicles or enter litres.']],
    ],
  ])('%s', (_what, over, refused) =>
    expect(problemsOfMemos({ ...asked, ...over }).map(({ field, message }) => [field, message])).toEqual(refused),
  );

  test('limits the number of memos', () => {
    expect(problemsOfCount(MOST_MEMOS)).toEqual([]);
    expect(problemsOfCount(201)[0]).toMatchObject({
      field: 'quantity',
      message:
        'This would make 201 memos, but at most 200 can be made at once. Enter part of the litres now and the rest as another set.',
    });
  });
});
