import { type EarlierLine, factOfSlip, findRepeatedLine, type SlipLine } from '../../server/domain/slip-lines';

const HS = 1;
const MS = 2;
const line = (over: Partial<SlipLine> = {}): SlipLine => ({
  ...{ shiftId: 7, vehicle: 'MH12AB1234', productId: HS, litres: 10_000, amount: 92_500 },
  ...over,
});
const earlier = (over: Partial<EarlierLine> = {}): EarlierLine => ({ ...line(), date: '2026-11-21', ...over });
const OTHER_DAY = { shiftId: 5, date: '2026-11-20' };

/** The sale, the earlier ones on its slip, and the index of the one it is asked about: without a book, and on a leaf. */
test.each<[string, Partial<SlipLine>, Partial<EarlierLine>[], number | null, number | null]>([
  ['the first sale', {}, [], null, null],
  ['the same sale', {}, [{}], 0, 0],
  ['another spelling of the vehicle', { vehicle: 'mh-12 ab/1234' }, [{}], 0, 0],
  ['another quantity', { litres: 5_000, amount: 46_250 }, [{}], 0, null],
  ['the same amount at another rate', { litres: 9_999 }, [{}], 0, 0],
  ['another product', { productId: MS }, [{}], null, null],
  ['another vehicle', { vehicle: 'MH14ZZ9' }, [{}], null, null],
  ['a can', { vehicle: null }, [{}], null, null],
  ['a second can', { vehicle: '' }, [{}, { vehicle: null }], 1, 1],
  ['the third line, like the first', {}, [{}, { productId: MS }], 0, 0],
  ['a slip of another day', { vehicle: 'MH14ZZ9' }, [OTHER_DAY], 0, null],
  ['a slip of another day that has a line today', { vehicle: 'MH14ZZ9' }, [OTHER_DAY, {}], null, null],
  ['the same as a line today, on a slip of another day', {}, [OTHER_DAY, {}], 1, 1],
])('%s', (_what, sale, sales, alone, onLeaf) => {
  const recorded = sales.map(earlier);
  const asked = [false, true].map((isLeaf) => findRepeatedLine(line(sale), recorded, isLeaf));
  expect(asked).toEqual([alone, onLeaf].map((index) => (index === null ? undefined : recorded[index])));
});

test('the question names the line of this shift, or the sale of another one', () => {
  const asked = (sales: Partial<EarlierLine>[]) => factOfSlip('77', line(), sales.map(earlier), false)?.message;
  expect(asked([])).toBeUndefined();
  expect(asked([{}])).toBe('Slip 77 already has this product for this vehicle: 10.000 L, ₹925.00.');
  expect(asked([OTHER_DAY])).toBe('Slip 77 of this creditor was entered before: ₹925.00 on 20-11-2026.');
});
