import '../support/all-texts';
import { matchVehicles, productTaken, vehicleOptions } from '../../client/src/features/credit/sale/habits';
import { lastSale } from '../../client/src/features/credit/sale/last-sale';
import { firmOptions, productOptions } from '../../client/src/features/credit/sale/sale-choices';
import {
  draftOf,
  EMPTY_DRAFT,
  inputOf,
  type Known,
  problemsOf,
  type SaleDraft,
  saleOf,
} from '../../client/src/features/credit/sale/sale-draft';
import { totalsByProduct } from '../../client/src/features/credit/sale/sale-totals';
import { matchOptions } from '../../client/src/ui/inputs/match-options';
import { nextSlip } from '../../server/domain/next-slip';
import { allInEnglish } from '../support/in-english';

const HS = 1;
const MS = 2;
const product = (pumpId: number, productId: number) => ({
  pumpId,
  pumpName: `P${pumpId}`,
  productId,
  productName: productId === HS ? 'Diesel' : 'Petrol',
  shortName: productId === HS ? 'HS' : 'MS',
  rate: productId === HS ? '92.50' : '104.20',
});
/** P1 sells both products, P2 only diesel. */
const SOLD = [product(1, HS), product(1, MS), product(2, HS)];
const HABITS = [
  { creditorId: 7, vehicle: 'CG04AB1234', productId: MS },
  { creditorId: 8, vehicle: 'CG04ZZ0001', productId: HS },
  { creditorId: 7, vehicle: null, productId: HS },
  { creditorId: 7, vehicle: 'CG04CD5678', productId: HS },
  { creditorId: 7, vehicle: 'CG04AB1234', productId: HS },
];
const known = (rest: Partial<Known> = {}): Known => ({
  sold: SOLD,
  habits: HABITS,
  standing: { due: '0.00', maxLimit: '10000.00', passesLimitBy: null, vehicles: [] },
  pumpId: '',
  slips: { books: [], own: [], written: [], taken: new Set() },
  isLate: false,
  ...rest,
});
const draft = (rest: Partial<SaleDraft>): SaleDraft => ({ ...EMPTY_DRAFT, creditorId: '7', ...rest });
const litres = (text: string) => ({ by: 'litres' as const, text });
const amount = (text: string) => ({ by: 'amount' as const, text });

test.each([
  ['124', '125'],
  ['0099', '0100'],
  ['999', '1000'],
  ['A-0099', 'A-0100'],
  ['12/0041', '12/0042'],
  ['41B', '42B'],
  ['9007199254740993', '9007199254740994'],
  ['', ''],
  ['CASH', ''],
])('after slip %s proposes %s', (slip, next) => expect(nextSlip(slip)).toBe(next));

describe('proposed values', () => {
  test.each([
    ['the slip after the last one', false, '78'],
    ['no slip for a late sale, written before those of the running shift', true, ''],
  ])('%s', (_name, isLate, slipNo) => {
    const slips = { books: [], own: ['77'], written: ['77'], taken: new Set(['77']) };
    expect(saleOf(draft({}), known({ slips, isLate })).slipNo).toBe(slipNo);
  });

  test.each([
    ['the only pump of the shift', { sold: [product(2, HS)] }, '2'],
    ['none if there are several', {}, ''],
    ['the pump of the previous sale', { pumpId: '1' }, '1'],
  ])('%s', (_name, rest, pump) => expect(saleOf(draft({}), known(rest)).pumpId).toBe(pump));

  test.each([
    ['the last product of the vehicle', 'cg04ab1234', MS],
    ['the same for any spelling of its number', 'cg04-AB 1234', MS],
    ['the last product of another vehicle', 'CG04CD5678', HS],
    ['the last product of the creditor for a new vehicle', 'CG04XX0000', MS],
  ])('%s', (_name, vehicle, productId) =>
    expect(saleOf(draft({ vehicle }), known({ pumpId: '1' })).productId).toBe(String(productId)),
  );

  test('proposes a product that the pump sells; its only product whatever the creditor bought', () =>
    expect(saleOf(draft({ vehicle: 'CG04AB1234' }), known({ pumpId: '2' })).productId).toBe(String(HS)));

  test('proposes no product for an unknown creditor', () =>
    expect(saleOf(draft({ creditorId: '9' }), known({ pumpId: '1' })).productId).toBe(''));

  test('keeps a chosen product', () => {
    const slips = { books: [], own: ['8'], written: ['8'], taken: new Set<string>() };
    const sale = (typed: Partial<SaleDraft>) =>
      saleOf(draft({ productId: '1', pumpId: '1', ...typed }), known({ slips }));
    expect(sale({})).toMatchObject({ productId: '1', slipNo: '9' });
    expect(sale({ slipNo: '5' })).toMatchObject({ productId: '1', slipNo: '5' });
  });

  test('lists each vehicle of the creditor once, newest first, with its last product', () => {
    expect(vehicleOptions(HABITS, '7', SOLD)).toEqual([
      { value: 'CG04AB1234', label: 'CG04AB1234', hint: 'MS' },
      { value: 'CG04CD5678', label: 'CG04CD5678', hint: 'HS' },
    ]);
    expect(productTaken(HABITS, '9', '')).toBeUndefined();
  });

  test('offers a vehicle spelled in two ways once, and finds it by either', () => {
    const habits = [{ creditorId: 7, vehicle: 'CG04 AB 1234', productId: HS }, ...HABITS];
    const options = vehicleOptions(habits, '7', SOLD);
    expect(options.map(({ label }) => label)).toEqual(['CG04 AB 1234', 'CG04CD5678']);
    expect(matchOptions(options, 'cg04ab12')).toEqual([options[0]]);
  });

  test('finds a vehicle however its number is typed, first the one with exactly this number', () => {
    const options = ['CG04AB12345', 'CG04 AB 1234', 'CG04CD5678'].map((value) => ({ value, label: value }));
    for (const typed of ['cg04/ab/1234', 'CG04_AB_1234', 'cg04ab1234', 'CG-04 AB 1234'])
      expect(matchVehicles(options, typed)[0]).toBe(options[1]);
    expect(matchVehicles(options, 'cg04/cd')).toEqual([options[2]]);
    expect(matchVehicles(options, 'cg/04')).toEqual(options);
    expect(matchVehicles(options, '')).toEqual(options);
  });

  test("offers a registered vehicle without purchases, with the creditor's last product", () => {
    const habits = [...HABITS, { creditorId: 7, vehicle: 'CG07ZZ0001', productId: null }];
    expect(vehicleOptions(habits, '7', SOLD).at(-1)).toEqual({ value: 'CG07ZZ0001', label: 'CG07ZZ0001' });
    expect(productTaken(habits, '7', 'CG07ZZ0001')).toBe(MS);
    expect(productTaken([habits.at(-1)!], '7', 'CG07ZZ0001')).toBeUndefined();
  });
});

describe('litres and amount', () => {
  test.each([
    ['litres give the amount', litres('50.000'), { litres: '50.000', amount: '4625.00' }],
    ['a half is rounded up once', litres('0.010'), { litres: '0.010', amount: '0.93' }],
    [
      'an amount gives litres to 3 decimals and is unchanged',
      amount('1500.00'),
      { litres: '16.216', amount: '1500.00' },
    ],
    ['an invalid figure gives nothing', litres('5o'), { litres: '5o', amount: '' }],
    ['an empty figure gives nothing', litres(''), { litres: '', amount: '' }],
    ['litres above the limit give nothing', litres('90000000000.000'), { litres: '90000000000.000', amount: '' }],
    [
      'an amount above the limit gives nothing',
      amount('90000000000000.00'),
      { litres: '', amount: '90000000000000.00' },
    ],
  ])('%s', (_name, measure, figures) =>
    expect(saleOf(draft({ pumpId: '1', productId: '1', measure }), known())).toMatchObject(figures),
  );

  test('sends both, the vehicle in capitals and empty fields as null', () =>
    expect(
      inputOf(saleOf(draft({ vehicle: ' cg04ab1234 ', measure: litres('50.000') }), known({ pumpId: '1' }))),
    ).toEqual({
      creditorId: 7,
      pumpId: 1,
      productId: MS,
      vehicle: 'CG04AB1234',
      slipNo: null,
      litres: '50.000',
      amount: '5210.00',
      overLimitReason: null,
    }));
});

describe('problems of a sale', () => {
  const problems = (rest: Partial<SaleDraft>, on: Partial<Known> = { pumpId: '1' }) =>
    allInEnglish(problemsOf(saleOf(draft(rest), known(on))));

  test('a valid sale has no problems', () => expect(problems({ measure: litres('50.000') })).toEqual({}));
  test('reports the fields of an empty form in order', () =>
    expect(Object.entries(allInEnglish(problemsOf(saleOf(EMPTY_DRAFT, known()))))).toEqual([
      ['creditorId', 'Select a creditor'],
      ['pumpId', 'Select a pump'],
      ['productId', 'Select Product'],
      ['litres', 'Enter quantity or amount'],
    ]));
  test.each([
    [litres('0.000'), { litres: 'quantity must be more than 0' }],
    [litres('-5.000'), { litres: 'quantity must be more than 0' }],
    [litres('1.2345'), { litres: 'Enter litres as a number with at most 3 decimals' }],
    [litres('100000.001'), { litres: 'quantity must be more than 0 and at most 100000 litres' }],
    [amount('0.00'), { amount: 'amount must be more than 0' }],
    [amount('1,5'), { amount: 'Enter the amount as a number with at most 2 decimals' }],
  ])('reports the measure %j', (measure, found) => expect(problems({ measure })).toEqual(found));
  test('refuses a product that the pump does not sell', () =>
    expect(problems({ pumpId: '2', productId: String(MS), measure: litres('1.000') })).toEqual({
      productId: 'That pump does not sell this product',
    }));

  test('requires a reason for a sale over the limit only', () => {
    const standing = { due: '9900.00', maxLimit: '10000.00', passesLimitBy: null, vehicles: [] };
    const on = { pumpId: '1', standing };
    expect(problems({ measure: amount('100.00') }, on)).toEqual({});
    const over = { measure: amount('100.01') };
    expect(problems(over, on)).toEqual({ overLimitReason: 'Give a reason to sell over the limit' });
    expect(problems({ ...over, overLimitReason: 'owner agreed' }, on)).toEqual({});
    const sent = (rest: Partial<SaleDraft>, given: Known) =>
      inputOf(saleOf(draft({ ...rest, overLimitReason: ' owner agreed ' }), given)).overLimitReason;
    expect(sent(over, known(on))).toBe('owner agreed');
    // A reason that is not needed is not sent; it is sent if unknown.
    expect(sent({ measure: amount('100.00') }, known(on))).toBeNull();
    expect(sent(over, known({ ...on, standing: null }))).toBe('owner agreed');
  });

  test('says while a sale is typed that it will wait for approval, from the amount above the limit on', () => {
    const standing = { due: '9900.00', maxLimit: '10000.00', passesLimitBy: '5.00', vehicles: [] };
    const on = { pumpId: '1', standing };
    const typed = (text: string) => saleOf(draft({ measure: amount(text) }), known(on)).needsApproval;
    expect(['100.00', '105.00', '105.01'].map(typed)).toEqual([false, false, true]);
    expect(problems({ measure: amount('105.01') }, on)).toEqual({
      overLimitReason: 'Give a reason to sell over the limit',
    });
  });
});

test("a creditor's label starts with its short name, unless its name does; it is found first", () => {
  const firms = firmOptions([
    { id: 1, firmName: 'INDUSTRIAL STORES', shortName: 'INDU' },
    { id: 2, firmName: 'SHREE TRANSPORT', shortName: 'ST' },
    { id: 3, firmName: 'NEW STAR', shortName: 'NEW' },
  ]);
  expect(matchOptions(firms, 'st').map(({ label }) => label)).toEqual([
    'ST · SHREE TRANSPORT',
    'INDUSTRIAL STORES',
    'NEW STAR',
  ]);
});

test('a pump offers its products with their rates', () => {
  expect(productOptions(SOLD, '2')).toEqual([{ value: '1', label: 'HS', aliases: 'Diesel', hint: '₹92.50' }]);
  expect(productOptions(SOLD, '').map(({ label }) => label)).toEqual(['HS', 'MS']);
});

const recorded = (id: number, rest: object = {}) => ({
  id,
  slipNo: String(100 + id),
  createdAt: '2026-11-21T06:00:00Z',
  creditorId: 7,
  firmName: 'SHREE TRANSPORT',
  vehicle: 'CG04AB1234',
  pumpId: 1,
  pumpName: 'P1',
  productId: HS,
  productName: 'Diesel',
  litres: '10.000',
  rate: '92.50',
  amount: '925.00',
  enteredBy: 'MEENA',
  lateReason: null,
  ...rest,
});

test("the next sale follows the user's own last one: each user has a pump and a slip book", () => {
  const sales = [recorded(3, { enteredBy: 'ANIL', pumpId: 2 }), recorded(2), recorded(1)];
  expect(lastSale([], sales, 'MEENA')).toMatchObject({ pumpId: '1', ownSlips: ['102', '101'] });
  expect(lastSale([], sales, 'ANIL')).toMatchObject({ pumpId: '2', ownSlips: ['103'] });
  expect(lastSale([], sales, 'NOBODY')).toMatchObject({ draft: null, pumpId: '', ownSlips: [] });
  const sale = saleOf(draft({ pumpId: '2', slipNo: '110', measure: litres('5.000') }), known());
  expect(lastSale([{ sale }], sales, 'MEENA')).toMatchObject({
    draft: draftOf(sale),
    pumpId: '2',
    ownSlips: ['110', '102', '101'],
    slips: new Set(['110', '102', '101', '103']),
  });
});

test('slips of all users are known, newest first; a refused one does not count', () => {
  const sales = [recorded(3, { enteredBy: 'ANIL' }), recorded(2)];
  const sale = (slipNo: string) => saleOf(draft({ slipNo }), known());
  const pending = [
    { sale: sale('99'), state: 'refused' },
    { sale: sale('104'), state: 'saving' },
  ];
  expect(lastSale(pending, sales, 'MEENA').written).toEqual(['104', '103', '102']);
});

test('totals by product are exact', () =>
  expect(
    totalsByProduct([
      recorded(1, { productId: MS, productName: 'Petrol', litres: '0.100', amount: '10.42' }),
      recorded(2, { litres: '0.200', amount: '18.50' }),
      recorded(3, { litres: '0.100', amount: '9.25' }),
    ]),
  ).toEqual([
    { productId: HS, productName: 'Diesel', litres: '0.300', amount: '27.75' },
    { productId: MS, productName: 'Petrol', litres: '0.100', amount: '10.42' },
  ]));
