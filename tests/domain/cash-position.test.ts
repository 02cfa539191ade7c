import fc from 'fast-check';
import { CASH_WAYS, type CashFlow, cashFlowOf, cashPosition } from '../../server/domain/cash-position';
import { sum } from '../../server/domain/kernel/sum';

const still: CashFlow = {
  collections: 0,
  creditorCash: 0,
  drawn: 0,
  expenditure: 0,
  advances: 0,
  salaries: 0,
  deposited: 0,
  other: 0,
};

/** By hand: 50,000 + 97,270 + 12,500 + 5,000 + 40 = 1,64,810; less 2,310 + 2,000 + 9,430 + 1,00,000 = 1,13,740: 51,070.00. */
const shift: CashFlow = {
  collections: 9_727_000,
  creditorCash: 1_250_000,
  drawn: 500_000,
  expenditure: 231_000,
  advances: 200_000,
  salaries: 943_000,
  deposited: 10_000_000,
  other: 4_000,
};
const OPENING = 5_000_000;

/** 102 × 500 + 7 × 10 = 51,070.00 */
const notes = [
  { value: 500, available: 102 },
  { value: 100, available: 0 },
  { value: 10, available: 7 },
];

test('the book figure of a worked shift, line by line in the documented order', () => {
  expect(cashPosition(OPENING, shift, { notes, uncounted: 0 })).toEqual({
    opening: OPENING,
    lines: [
      { way: 'collections', amount: 9_727_000 },
      { way: 'creditorCash', amount: 1_250_000 },
      { way: 'drawn', amount: 500_000 },
      { way: 'expenditure', amount: -231_000 },
      { way: 'advances', amount: -200_000 },
      { way: 'salaries', amount: -943_000 },
      { way: 'deposited', amount: -10_000_000 },
      { way: 'other', amount: 4_000 },
    ],
    book: 5_107_000,
    counted: 5_107_000,
    uncounted: 0,
    difference: 0,
  });
});

test.each([
  [
    'a note too few is short',
    [
      { value: 500, available: 102 },
      { value: 10, available: 6 },
    ],
    0,
    5_106_000,
    -1_000,
  ],
  [
    'a note too many is over',
    [
      { value: 500, available: 102 },
      { value: 10, available: 8 },
    ],
    0,
    5_108_000,
    1_000,
  ],
  ['uncounted cash counts', [{ value: 500, available: 102 }], 7_000, 5_100_000, 0],
  ['an empty safe is short of all', [], 0, 0, -5_107_000],
])('%s', (_what, counted, uncounted, total, difference) => {
  expect(cashPosition(OPENING, shift, { notes: counted, uncounted })).toMatchObject({
    counted: total,
    uncounted,
    difference,
  });
});

test('a shift without movements keeps its opening, and no line is −0', () => {
  const { book, lines } = cashPosition(OPENING, still, { notes: [], uncounted: 0 });
  expect(book).toBe(OPENING);
  expect(lines).toEqual(CASH_WAYS.map((way) => ({ way, amount: 0 })));
});

const rupees = fc.nat({ max: 99_999_999_999 });
const anyFlow: fc.Arbitrary<CashFlow> = fc.record({
  collections: rupees,
  creditorCash: rupees,
  drawn: rupees,
  expenditure: rupees,
  advances: rupees,
  salaries: rupees,
  deposited: rupees,
  other: rupees,
});

test('opening and lines make the book figure; each figure changes it alone and in its direction', () => {
  const INTO = new Set(['collections', 'creditorCash', 'drawn', 'other']);
  fc.assert(
    fc.property(rupees, anyFlow, fc.constantFrom(...CASH_WAYS), rupees, (opening, flow, way, more) => {
      const safe = { notes, uncounted: 0 };
      const { book, lines, difference } = cashPosition(opening, flow, safe);
      expect(opening + sum(lines, ({ amount }) => amount)).toBe(book);
      const moved = cashPosition(opening, { ...flow, [way]: flow[way] + more }, safe);
      expect(moved.book - book).toBe(INTO.has(way) ? more : 0 - more);
      expect(moved.difference - difference).toBe(book - moved.book);
    }),
  );
});

test('the figures of each line list what it adds and sum to the line', () => {
  expect(cashFlowOf({ collections: 500, expenditure: -300 })).toEqual({ ...still, collections: 500, expenditure: 300 });
  fc.assert(
    fc.property(rupees, anyFlow, (opening, flow) => {
      const { lines } = cashPosition(opening, flow, { notes, uncounted: 0 });
      expect(cashFlowOf(Object.fromEntries(lines.map(({ way, amount }) => [way, amount])))).toEqual(flow);
    }),
  );
});

test("two consecutive shifts equal one combined shift: the second opens with the first's book figure", () => {
  fc.assert(
    fc.property(rupees, anyFlow, anyFlow, (opening, first, second) => {
      const safe = { notes, uncounted: 0 };
      const both = Object.fromEntries(CASH_WAYS.map((way) => [way, first[way] + second[way]])) as CashFlow;
      const afterFirst = cashPosition(opening, first, safe).book;
      expect(cashPosition(afterFirst, second, safe).book).toBe(cashPosition(opening, both, safe).book);
    }),
  );
});
