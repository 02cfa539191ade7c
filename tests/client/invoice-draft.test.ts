import { fileSizeText } from '../../client/src/features/stock/invoice/file-size-text';
import {
  EMPTY_INVOICE,
  EMPTY_LINE,
  type InvoiceDraft,
  type InvoiceLine,
  invoiceNumberOf,
  isEntryUnsaved,
  isInvoiceDraft,
  isInvoiceTyped,
  problemsOfHeader,
  problemsOfLine,
  tidyHeader,
  withEntryAdded,
  withoutLine,
} from '../../client/src/features/stock/invoice/invoice-draft';
import { inputOf } from '../../client/src/features/stock/invoice/invoice-input';
import { refusalsOf } from '../../client/src/features/stock/invoice/invoice-refusals';
import { amountPerKilolitre, litresByProduct } from '../../client/src/features/stock/invoice/invoice-totals';
import { allInEnglish } from '../support/in-english';

const NOW = '2026-11-21T18:42';
const HS = '1';
const MS = '2';
const header = {
  ...EMPTY_INVOICE.header,
  invoiceNumber: ' ioc/4471 ',
  invoiceDateTime: '2026-11-20T22:15',
  receiveDateTime: '2026-11-21T06:40',
  invoiceAmount: '1042500.50',
  truckNumber: 'rj14 ga 1234',
};
const line = (over: Partial<InvoiceLine> = {}): InvoiceLine => ({
  productId: HS,
  quantity: '12.000',
  shortageQuantity: '0',
  density: '832.5 kg/m3',
  ...over,
});
const draft = (over: Partial<InvoiceDraft> = {}): InvoiceDraft => ({ ...EMPTY_INVOICE, header, ...over });

const UNREADABLE_DENSITY = 'Base density must be a number in kg/m³, such as 745.0, or the same in g/ml, such as 0.7450';

describe('validation', () => {
  test('an empty form reports each required field, in form order', () => {
    expect(allInEnglish(problemsOfHeader(EMPTY_INVOICE.header, NOW))).toEqual({
      invoiceNumber: 'Invoice number within 2 to 45 characters',
      invoiceDateTime: 'please enter a valid invoice date',
      receiveDateTime: 'please enter a valid receive date',
      invoiceAmount: 'invoiceAmount must be a valid number',
      truckNumber: 'Lorry number must be 2 to 45 characters',
    });
    expect(allInEnglish(problemsOfLine(EMPTY_LINE))).toEqual({
      productId: 'Please select a product',
      quantity: 'Please enter quantity in K.L',
      shortageQuantity: 'Please enter shortage quantity in Ltrs.',
      density: 'Please enter base density',
    });
  });

  test.each([
    [{}, {}],
    [{ invoiceDateTime: '' }, { receiveDateTime: 'Enter invoice date first' }],
    [{ receiveDateTime: '2026-11-20T22:14' }, { receiveDateTime: 'Receive date canot be less than Invoice date' }],
    [{ receiveDateTime: NOW }, {}],
    [{ receiveDateTime: '2026-11-21T18:43' }, { receiveDateTime: 'Receive date must not be in the future' }],
    [{ receiveDateTime: 'soon' }, { receiveDateTime: 'please enter a valid receive date' }],
    [{ invoiceAmount: 'ten lakh' }, { invoiceAmount: 'invoiceAmount must be a valid number' }],
  ])('reports %p at its field', (typed, told) =>
    expect(allInEnglish(problemsOfHeader({ ...header, ...typed }, NOW))).toMatchObject(told),
  );

  test('an invalid date is reported once, and the first field stays first', () => {
    const problems = allInEnglish(
      problemsOfHeader({ ...header, receiveDateTime: '2027-01-01T00:00', truckNumber: '' }, NOW),
    );
    expect(Object.keys(problems)).toEqual(['receiveDateTime', 'truckNumber']);
  });

  test.each([
    [{ quantity: '12,000 L' }, { quantity: 'Enter a valid quantity' }],
    [{ shortageQuantity: '1.5' }, { shortageQuantity: 'shortageQuantity must be a valid integer' }],
    [{ shortageQuantity: '12001' }, { shortageQuantity: 'shortageQuantity must not be more than the quantity' }],
    [{ shortageQuantity: '12000' }, {}],
    [{ quantity: '', shortageQuantity: '99999' }, { quantity: 'Please enter quantity in K.L' }],
    [{ density: '8' }, { density: 'Please enter base density' }],
    [{ density: '745.0@15' }, { density: UNREADABLE_DENSITY }],
    [{ density: '745,2' }, { density: UNREADABLE_DENSITY }],
    [{ density: '100000' }, { density: UNREADABLE_DENSITY }],
    [{ density: '1090' }, {}],
    [{ density: '7450' }, {}],
    [{ density: '0.7452' }, {}],
    [{ density: '745.2 kg/m3' }, {}],
  ])('reports a line with %p at its field', (typed, told) =>
    expect(allInEnglish(problemsOfLine(line(typed)))).toEqual(told),
  );
});

describe('lines', () => {
  const two = draft({ lines: [line(), line({ productId: MS })], entry: line({ density: 'abc' }) });

  test('adding a line puts it last, in capitals, and empties the entry', () => {
    const { lines, entry } = withEntryAdded(two);
    expect(lines.map(({ productId, density }) => [productId, density])).toEqual([
      [HS, '832.5 kg/m3'],
      [MS, '832.5 kg/m3'],
      [HS, 'ABC'],
    ]);
    expect(entry).toEqual(EMPTY_LINE);
  });

  test('an edited line keeps its index', () => {
    const { lines, editing } = withEntryAdded({ ...two, editing: 0 });
    expect(lines.map(({ productId, density }) => [productId, density])).toEqual([
      [HS, 'ABC'],
      [MS, '832.5 kg/m3'],
    ]);
    expect(editing).toBeNull();
  });

  test.each([
    [null, 0, null],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, null],
  ])('when line %p is edited and line %p removed, the edited line is %p', (editing, place, then) => {
    const left = withoutLine({ ...two, editing }, place);
    expect(left.lines).toHaveLength(1);
    expect(left.editing).toBe(then);
    // The typed input is dropped only with the line that it belongs to.
    expect(left.entry).toEqual(editing === place ? EMPTY_LINE : two.entry);
  });
});

describe('calculated figures', () => {
  const lines = [line(), line({ productId: MS, quantity: '8.000' }), line({ quantity: '0.500' })];

  test('the litres of each product are calculated', () =>
    expect([...litresByProduct(lines)]).toEqual([
      [HS, 12_500_000],
      [MS, 8_000_000],
    ]));

  test.each([
    // 1,042,500.50 over 20.5 KL
    [header.invoiceAmount, lines, 5_085_368],
    ['1042500.00', [line()], 8_687_500],
    ['', lines, null],
    ['ten', lines, null],
    ['1042500.00', [], null],
    ['1042500.00', [line({ quantity: 'many' })], null],
  ])('an amount of %p gives the rate per KL over its lines', (invoiceAmount, of, paise) =>
    expect(amountPerKilolitre(draft({ header: { ...header, invoiceAmount }, lines: of }))).toBe(paise),
  );

  test.each([
    [1, '1 KB'],
    [348_160, '340 KB'],
    [1_258_291, '1.2 MB'],
    [5_242_880, '5 MB'],
  ])('displays %d bytes as %s', (bytes, text) => expect(fileSizeText(bytes)).toBe(text));
});

test.each([
  ['nothing', {}, false],
  ['a new line', { entry: line() }, true],
  ['an unchanged line', { lines: [line()], entry: line(), editing: 0 }, false],
  ['a changed line', { lines: [line()], entry: line({ quantity: '9.000' }), editing: 0 }, true],
])('with %s in the entry, starting another line would discard input: %p', (_, over, isUnsaved) =>
  expect(isEntryUnsaved(draft(over))).toBe(isUnsaved),
);

test('is sent as stored: capitals, litres, and null for empty fields', () => {
  const document = { fileId: '0c5b1c1e-0000-4000-8000-000000000001', name: 'scan.pdf', size: 10 };
  const input = inputOf(draft({ document, lines: [line({ quantity: '11.915', shortageQuantity: '85' })] }));
  expect(input).toEqual({
    supplierId: null,
    invoiceNumber: 'IOC/4471',
    invoiceDateTime: '2026-11-20T22:15',
    receiveDateTime: '2026-11-21T06:40',
    invoiceAmount: '1042500.50',
    truckNumber: 'RJ14 GA 1234',
    transportName: null,
    truckDriverPhone: null,
    comment: null,
    documentId: document.fileId,
    lines: [{ productId: 1, quantity: '11915.000', shortageQuantity: '85.000', density: '832.5 KG/M3' }],
  });
  expect(invoiceNumberOf(draft())).toBe('IOC/4471');
  expect(tidyHeader(header)).toMatchObject({ invoiceNumber: 'IOC/4471', truckNumber: 'RJ14 GA 1234' });
});

test.each([
  ['nothing', EMPTY_INVOICE, false],
  ['only blanks', { ...EMPTY_INVOICE, header: { ...EMPTY_INVOICE.header, comment: ' ' } }, false],
  ['a number', draft(), true],
  ['a document', { ...EMPTY_INVOICE, document: { fileId: 'x', name: 'scan.pdf', size: 1 } }, true],
  ['a new line', { ...EMPTY_INVOICE, entry: line() }, true],
])('with %s typed, the form has unsaved input: %p', (_, typed, isTyped) => expect(isInvoiceTyped(typed)).toBe(isTyped));

test('recognises its own stored draft and nothing else', () => {
  const stored: unknown = JSON.parse(JSON.stringify(draft({ lines: [line()], entry: line(), editing: 0 })));
  expect(isInvoiceDraft(stored)).toBe(true);
  expect(isInvoiceDraft(EMPTY_INVOICE)).toBe(true);
  for (const other of [
    null,
    'draft',
    {},
    { ...draft(), header: { invoiceNumber: 'A1' } },
    { ...draft(), lines: [{ productId: 1 }] },
    { ...draft(), document: { name: 'scan.pdf' } },
    { ...draft(), editing: 3 },
  ])
    expect([other, isInvoiceDraft(other)]).toEqual([other, false]);
});

test('refusals go to their fields, others to the whole form', () => {
  const { header, lines, whole } = refusalsOf(
    { invoiceNumber: 'taken', documentId: 'gone', 'lines.1.productId': 'no fuel', lines: 'none', other: 'odd' },
    ['not now'],
    'creating invoice A1 failed !',
  );
  expect(header).toEqual({ invoiceNumber: 'taken', documentId: 'gone' });
  expect([...lines]).toEqual([[1, { productId: 'no fuel' }]]);
  expect(whole).toEqual(['creating invoice A1 failed !', 'not now', 'none', 'odd']);
  expect(refusalsOf({ invoiceNumber: 'taken' }, [], 'creating invoice A1 failed !').whole).toEqual([]);
});
