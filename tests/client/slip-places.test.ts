import { placeOption, type SlipPlace, slipAskedFor } from '../../client/src/app/shell/slip-places';

test.each([
  ['1011', '1011'],
  [' A-1011 ', 'A-1011'],
  ['slip 1011', '1011'],
  ['Slip a 7', 'a 7'],
  ['11', '11'],
  ['1', ''],
  ['slip 1', ''],
  ['slip', ''],
  ['A-', ''],
  ['credit', ''],
  ['', ''],
  ['1234567890', ''],
])('%j requests slip %j', (typed, slip) => expect(slipAskedFor(typed)).toBe(slip));

const leaf = (kind: string, rest: Partial<SlipPlace> = {}): SlipPlace => ({
  slipNo: 'A-1011',
  kind,
  creditorId: 7,
  firmName: 'SHREE TRANSPORT',
  shiftDate: null,
  shortName: null,
  litres: null,
  amount: null,
  billNumber: null,
  reason: null,
  ...rest,
});
const sold = { shiftDate: '2026-11-21', shortName: 'HS', litres: '50.000', amount: '4625.00' };

test.each<[SlipPlace, string, string]>([
  [
    leaf('SALE', sold),
    'Slip A-1011 · SHREE TRANSPORT · 21-11-2026 · HS 50.000 L · ₹4,625.00',
    '/report/credit-detail-between-two-day?from=2026-11-21&to=2026-11-21&creditor=7',
  ],
  [leaf('VOID', { reason: 'torn' }), 'Slip A-1011 · SHREE TRANSPORT · void: torn', '/page/slip-books'],
  [leaf('MISSING'), 'Slip A-1011 · SHREE TRANSPORT · missing', '/page/slip-books'],
  [leaf('UNUSED', { creditorId: null, firmName: null }), 'Slip A-1011 · not used yet', '/page/slip-books'],
])('%j is displayed as %j and links to %j', (place, label, to) => {
  expect(placeOption(place, 0)).toEqual({ value: 'slip 0 A-1011', label, to });
});

test('a billed sale names its bill', () =>
  expect(placeOption(leaf('SALE', { ...sold, billNumber: 'CR/2026-27/000123' }), 3)).toMatchObject({
    value: 'slip 3 A-1011',
    hint: 'CR/2026-27/000123',
  }));
