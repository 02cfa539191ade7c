import fc from 'fast-check';
import { type FieldRules, normalise, problemOfField, problemsOfFields } from '../../server/domain/field-rules';
import {
  invoiceLineRules,
  invoiceRules,
  problemsOfInvoiceHeader,
  problemsOfInvoiceLine,
  problemsOfReceiveTime,
} from '../../server/domain/invoice.rules';
import { unitsText } from '../../server/domain/kernel/decimal';
import { parseLitres } from '../../server/domain/kernel/litres';

const header = {
  invoiceNumber: ' ioc/4471 ',
  invoiceDateTime: '2026-11-20T22:15',
  receiveDateTime: '2026-11-21T06:40',
  invoiceAmount: '1042500.50',
  truckNumber: 'rj14 ga 1234',
  transportName: 'shree roadlines',
};
const line = { productId: 1, quantity: '12', shortageQuantity: '0', density: '832.5 kg/m3' };

const ILLEGIBLE = [
  '',
  null,
  undefined,
  'today',
  '2026-11-20',
  '2026-02-29T10:00',
  '2026-11-20T24:00',
  '20-11-2026T10:00',
];
const of = (count: number) => 'x'.repeat(count);

describe('has the limits and messages of the specification', () => {
  test.each<[FieldRules, string, unknown[], unknown[], string]>([
    [
      invoiceRules,
      'invoiceNumber',
      ['I1', of(45)],
      ['', 'x', ' x ', of(46), null],
      'Invoice number within 2 to 45 characters',
    ],
    [
      invoiceRules,
      'invoiceDateTime',
      ['2026-11-20T00:00', '2026-11-20 23:59'],
      ILLEGIBLE,
      'please enter a valid invoice date',
    ],
    [invoiceRules, 'receiveDateTime', ['2028-02-29T10:00'], ILLEGIBLE, 'please enter a valid receive date'],
    [
      invoiceRules,
      'invoiceAmount',
      ['0.01', '1042500.5', 104_250_050, '999999999.99'],
      ['', '0', '0.00', '-1', '1.005', 'ten', '1000000000', null],
      'invoiceAmount must be a valid number',
    ],
    [invoiceRules, 'truckNumber', ['T1', of(45)], ['', 'x', of(46)], 'Lorry number must be 2 to 45 characters'],
    [invoiceRules, 'transportName', ['', null, of(45)], [of(46)], 'Transport name must be at most 45 characters'],
    [invoiceRules, 'truckDriverPhone', ['', '9876543210'], [of(46)], 'Driver phone must be at most 45 characters'],
    [invoiceRules, 'comment', ['', of(500)], [of(501)], 'Comment must be at most 500 characters'],
    [invoiceLineRules, 'productId', [1, '7'], ['', null, 0, -1, 'HS', '1.5'], 'Please select a product'],
    [
      invoiceLineRules,
      'quantity',
      ['12', '0.001', '11.915', 12_000_000],
      ['', null, ' '],
      'Please enter quantity in K.L',
    ],
    [
      invoiceLineRules,
      'quantity',
      [],
      ['0', '0.000', '-1', '12.0005', '12,000', 'twelve', '1e3', '1000000', '99999999999999999', 1_500],
      'Enter a valid quantity',
    ],
    [
      invoiceLineRules,
      'shortageQuantity',
      ['0', 0, '85', 85_000],
      ['', null],
      'Please enter shortage quantity in Ltrs.',
    ],
    [
      invoiceLineRules,
      'shortageQuantity',
      [],
      ['-1', '85.5', 'none', 85_500],
      'shortageQuantity must be a valid integer',
    ],
    [invoiceLineRules, 'density', ['83', of(45)], ['', 'x', of(46)], 'Please enter base density'],
  ])('%#: %s %s', (rules, field, taken, refused, message) => {
    const rule = rules[field]!;
    for (const value of taken) expect([value, problemOfField(field, rule, value)]).toEqual([value, null]);
    for (const value of refused)
      expect([value, problemOfField(field, rule, value)]).toEqual([value, expect.objectContaining({ message, field })]);
  });
});

describe('an invoice', () => {
  test('is valid as typed and as stored', () => {
    expect(problemsOfInvoiceHeader(header)).toEqual([]);
    expect(problemsOfInvoiceHeader(normalise(invoiceRules, header))).toEqual([]);
    expect(problemsOfFields(invoiceLineRules, line)).toEqual([]);
    expect(problemsOfFields(invoiceLineRules, normalise(invoiceLineRules, line))).toEqual([]);
  });

  test('is stored in capitals, paise, millilitres and minutes', () => {
    expect(normalise(invoiceRules, { ...header, receiveDateTime: '2026-11-21 06:40' })).toEqual({
      invoiceNumber: 'IOC/4471',
      invoiceDateTime: '2026-11-20T22:15',
      receiveDateTime: '2026-11-21T06:40',
      invoiceAmount: 104_250_050,
      truckNumber: 'RJ14 GA 1234',
      transportName: 'SHREE ROADLINES',
    });
    expect(normalise(invoiceLineRules, { ...line, shortageQuantity: '85' })).toEqual({
      productId: 1,
      quantity: 12_000_000,
      shortageQuantity: 85_000,
      density: '832.5 KG/M3',
    });
  });

  test('reports each required field in the order of the specification when empty', () => {
    const problems = [...problemsOfInvoiceHeader({}), ...problemsOfFields(invoiceLineRules, {})];
    expect(problems.map(({ field, message }) => [field, message])).toEqual([
      ['invoiceNumber', 'Invoice number within 2 to 45 characters'],
      ['invoiceDateTime', 'please enter a valid invoice date'],
      ['receiveDateTime', 'please enter a valid receive date'],
      ['invoiceAmount', 'invoiceAmount must be a valid number'],
      ['truckNumber', 'Lorry number must be 2 to 45 characters'],
      ['productId', 'Please select a product'],
      ['quantity', 'Please enter quantity in K.L'],
      ['shortageQuantity', 'Please enter shortage quantity in Ltrs.'],
      ['density', 'Please enter base density'],
    ]);
  });
});

describe('receive date', () => {
  test.each<[invoiced: unknown, received: unknown, refusal: string | null]>([
    ['2026-11-20T22:15', '2026-11-20T22:15', null],
    ['2026-11-20T22:15', '2026-11-20 22:16', null],
    ['2026-11-20T22:15', '2026-11-20T22:14', 'Receive date canot be less than Invoice date'],
    ['2026-11-20T22:15', '2026-11-19T23:59', 'Receive date canot be less than Invoice date'],
    ['', '2026-11-20T22:15', 'Enter invoice date first'],
    ['2026-11-31T22:15', '2026-11-20T22:15', 'Enter invoice date first'],
    ['', 'soon', 'please enter a valid receive date'],
    ['2026-11-20T22:15', '', 'please enter a valid receive date'],
  ])('invoiced %p, received %p: %p', (invoiceDateTime, receiveDateTime, refusal) => {
    const problems = problemsOfInvoiceHeader({ ...header, invoiceDateTime, receiveDateTime });
    const ofReceiving = problems.filter(({ field }) => field === 'receiveDateTime').map(({ message }) => message);
    expect(ofReceiving).toEqual(refusal === null ? [] : [refusal]);
  });
});

describe('short quantity', () => {
  const TOO_MUCH = ['shortageQuantity', 'shortageQuantity must not be more than the quantity'];

  test.each<[quantity: unknown, shortageQuantity: unknown, told: string[][]]>([
    ['12', '0', []],
    ['12', '12000', []],
    ['12', '12001', [TOO_MUCH]],
    [12_000_000, 12_000_000, []],
    [12_000_000, 12_001_000, [TOO_MUCH]],
    ['0', '1', [['quantity', 'Enter a valid quantity']]],
    ['12', '-1', [['shortageQuantity', 'shortageQuantity must be a valid integer']]],
  ])('is at most the purchased quantity: %p KL, %p L', (quantity, shortageQuantity, told) => {
    const problems = problemsOfInvoiceLine({ ...line, quantity, shortageQuantity });
    expect(problems.map(({ field, message }) => [field, message])).toEqual(told);
  });

  test('is reported together with the problems of other fields', () => {
    const problems = problemsOfInvoiceLine({ ...line, shortageQuantity: '99999', density: '' });
    expect(problems.map(({ code, field }) => [code, field])).toEqual([
      ['MORE_SHORT_THAN_BOUGHT', 'shortageQuantity'],
      ['REQUIRED', 'density'],
    ]);
  });
});

describe('conversion to litres', () => {
  test('every quantity in KL with 3 decimals converts to litres exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (litres) => {
        const { quantity } = normalise(invoiceLineRules, { quantity: unitsText(litres, 3) });
        expect(quantity).toBe(parseLitres(String(litres)));
        expect(problemsOfFields(invoiceLineRules, { ...line, quantity })).toEqual([]);
      }),
    );
  });
});

test.each([
  ['2026-11-21T06:40', '2026-11-21T06:40', []],
  ['2026-11-20T23:59', '2026-11-21T00:00', []],
  ['2026-11-21T06:41', '2026-11-21T06:40', ['Receive date must not be in the future']],
  ['2026-12-01T00:00', '2026-11-30T23:59', ['Receive date must not be in the future']],
])('received at %s, entered at %s', (received, now, messages) => {
  expect(problemsOfReceiveTime(received, now).map(({ message }) => message)).toEqual(messages);
});
