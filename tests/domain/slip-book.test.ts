import fc from 'fast-check';
import {
  type LeafUse,
  leafOf,
  leavesOf,
  MOST_LEAVES,
  type SlipBook,
  slipBookOf,
  slipText,
  writingsOf,
} from '../../server/domain/slip-book';
import {
  type OwnedBook,
  problemsOfLeaf,
  problemsOfOwner,
  problemsOfSlipBook,
  problemsOfVoid,
} from '../../server/domain/slip-book.rules';

const bookA: SlipBook = { prefix: 'A-', first: 1, last: 100, digits: 4 };
const plain: SlipBook = { prefix: '', first: 1001, last: 1050, digits: 4 };
const next: SlipBook = { prefix: '', first: 1051, last: 1100, digits: 4 };
const books = [bookA, plain, next];

const sale = (leaf: number): LeafUse => ({ leaf, kind: 'SALE', firmName: 'SHREE TRANSPORT', date: '2026-11-21' });
const spoilt = (leaf: number): LeafUse => ({ leaf, kind: 'VOID', reason: 'torn' });

test.each<[string, string, SlipBook]>([
  ['A-0001', 'A-0100', bookA],
  [' A-0001 ', 'a 100', bookA],
  ['1001', '1050', plain],
  ['901', '1000', { prefix: '', first: 901, last: 1000, digits: 3 }],
  ['2026/B 07', '2026/B 07', { prefix: '2026/B ', first: 7, last: 7, digits: 2 }],
  ['ख-०९०१', 'ख-१०००', { prefix: 'ख-', first: 901, last: 1000, digits: 4 }],
])('accepts a book from %j to %j', (firstSlip, lastSlip, book) => {
  expect(slipBookOf(firstSlip, lastSlip)).toEqual(book);
  expect(problemsOfSlipBook(firstSlip, lastSlip, [])).toEqual([]);
});

const UNREADABLE = 'Enter a slip number that ends in up to 9 digits, such as A-0001';
const UNPRINTED = 'A slip number must start with a letter or digit and have only letters, digits, - / . and spaces';

test.each([
  ['', '', 'firstSlip', UNREADABLE],
  ['A-', 'A-0100', 'firstSlip', UNREADABLE],
  ['A-0001', 'A-0100/B', 'lastSlip', UNREADABLE],
  ['A-0001', '1234567890', 'lastSlip', UNREADABLE],
  ['LONG PREFIX OF 16-0001', 'LONG PREFIX OF 16-0100', 'firstSlip', UNREADABLE],
  ['A\u0000-0001', 'A\u0000-0100', 'firstSlip', UNREADABLE],
  ['A-०००१', 'A-०१००', 'firstSlip', 'Slips of A-0001 to A-0100 are already in the slip book A-0001 to A-0100'],
  ['-5', '5', 'firstSlip', UNPRINTED],
  ['5', '-5', 'lastSlip', UNPRINTED],
  ['#2900', '#2950', 'firstSlip', UNPRINTED],
  ['🚚-1', '🚚-50', 'firstSlip', UNPRINTED],
  ['A_1', 'A_50', 'firstSlip', UNPRINTED],
  ['A-0001', 'B-0100', 'lastSlip', 'A-0001 and B-0100 cannot be in one slip book: they begin differently'],
  ['A-0100', 'A-0001', 'lastSlip', 'The last slip A-0001 is before the first, A-0100'],
  ['A-0002', 'A-0001', 'lastSlip', 'The last slip A-0001 is before the first, A-0002'],
  ['A-0001', 'A-1001', 'lastSlip', 'A slip book can have at most 1000 leaves, not 1001'],
  ['A-0100', 'A-0150', 'firstSlip', 'Slips of A-0100 to A-0150 are already in the slip book A-0001 to A-0100'],
  ['a50', 'a60', 'firstSlip', 'Slips of a50 to a60 are already in the slip book A-0001 to A-0100'],
  ['0900', '1001', 'firstSlip', 'Slips of 0900 to 1001 are already in the slip book 1001 to 1050'],
  ['1000', '1101', 'firstSlip', 'Slips of 1000 to 1101 are already in the slip book 1001 to 1050'],
])('refuses a book from %j to %j', (firstSlip, lastSlip, field, message) => {
  expect(problemsOfSlipBook(firstSlip, lastSlip, books)[0]).toMatchObject({ field, message });
});

test.each([
  ['A-0101', 'A-0200'],
  ['0951', '1000'],
  ['1101', '1200'],
  ['B-0001', 'B-0100'],
])('%j to %j is accepted beside the others', (firstSlip, lastSlip) => {
  expect(problemsOfSlipBook(firstSlip, lastSlip, books)).toEqual([]);
});

test.each<[string, SlipBook | null, number]>([
  ['A-0099', bookA, 99],
  ['a99', bookA, 99],
  ['A/0099', bookA, 99],
  [' A 99 ', bookA, 99],
  ['1011', plain, 1011],
  ['01011', plain, 1011],
  ['1050', plain, 1050],
  ...['१०११', '１０११', '#1011', '1011.', '(1011)', '1,011', '-1011', ' # १०११ '].map(
    (writing): [string, SlipBook, number] => [writing, plain, 1011],
  ),
  ...['A–0099', 'Ａ－००९९', '#a.99.'].map((writing): [string, SlipBook, number] => [writing, bookA, 99]),
  ['🚚1011', null, 0],
  ['1011 B', null, 0],
  ['1051', next, 1051],
  ['1101', null, 0],
  ['A-0101', null, 0],
  ['A-0000', null, 0],
  ['AB-0099', null, 0],
  ['A1-0099', null, 0],
  ['A-0099/1X', null, 0],
  ['', null, 0],
])('slip %j', (slip, book, leaf) => {
  expect(leafOf(slip, books)).toEqual(book === null ? null : { book, leaf });
});

test.each<[SlipBook, string[]]>([
  [{ ...bookA, first: 98 }, ['A-0098', 'A-0100', 'A-98', 'a-098', 'A98', 'a98', 'A 99', 'a/0099', 'A.000000099']],
  [plain, ['1001', '1050', '01001', '000001011']],
  [{ prefix: '2026/b ', first: 7, last: 9, digits: 2 }, ['2026/b 07', '2026/B 7', '2026B-08', '2026b9', '2026/b-9']],
])('slips of %j as written, each parsed as its leaf', (book, written) => {
  const writings = writingsOf(book);
  expect(writings).toEqual(expect.arrayContaining(written));
  expect(new Set(writings).size).toBe(writings.length);
  expect(writings.every((slip) => leafOf(slip, [book]) !== null)).toBe(true);
});

test.each([
  ['a free leaf', null, []],
  ['a used leaf', sale(7), ['SLIP_USED', 'Slip A-0007 was used for SHREE TRANSPORT on 21-11-2026']],
  ['a void leaf', spoilt(7), ['SLIP_VOID', 'Slip A-0007 is void: torn']],
])('a leaf that is %s accepts a sale and cancellation or says why not', (_what, use, expected) => {
  const place = { book: bookA, leaf: 7 };
  const said = problemsOfLeaf(place, use).flatMap(({ code, message }) => [code, message]);
  expect(said).toEqual(expected);
  expect(problemsOfVoid('a7', place, use)).toEqual(problemsOfLeaf(place, use));
});

test.each([
  ["the station's own", null, []],
  ['the same creditor’s', 7, []],
  ['another creditor’s', 8, ['OTHER_CREDITORS_BOOK', 'Slip A-0007 is in the slip book of GANESH LOGISTICS']],
])('a sale to creditor 7 on a leaf of %s book', (_whose, creditorId, expected) => {
  const book = { ...bookA, creditorId, firmName: creditorId && 'GANESH LOGISTICS' } as OwnedBook;
  const said = problemsOfOwner({ book, leaf: 7 }, 7).flatMap(({ code, message }) => [code, message]);
  expect(said).toEqual(expected);
});

test('refuses to void a slip outside all books', () => {
  expect(problemsOfVoid(' X-12 ', leafOf('X-12', books), null)).toMatchObject([
    { code: 'NOT_IN_A_BOOK', message: 'Slip X-12 is in no slip book', field: 'slipNo' },
  ]);
});

test.each<[string, LeafUse[], number[], number[], number[], number[]]>([
  ['new', [], [], [], [], [1, 2, 3, 4, 5, 6]],
  ['used in order', [sale(1), sale(2)], [1, 2], [], [], [3, 4, 5, 6]],
  ['with leaves left out', [sale(5), sale(2)], [2, 5], [], [1, 3, 4], [6]],
  ['with a void leaf last', [sale(1), spoilt(4)], [1], [4], [2, 3], [5, 6]],
  ['used up', [1, 2, 3, 4, 5, 6].map(sale), [1, 2, 3, 4, 5, 6], [], [], []],
])('the leaves of a book %s', (_what, uses, used, voids, missing, unused) => {
  expect(leavesOf({ ...bookA, last: 6 }, uses)).toEqual({ used, void: voids, missing, unused });
});

const anyBook = fc
  .record({
    prefix: fc.constantFrom('', 'A-', 'A', 'HP/', '2026/'),
    first: fc.nat(99_000_000),
    leaves: fc.integer({ min: 1, max: MOST_LEAVES }),
    digits: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ prefix, first, leaves, digits }): SlipBook => {
    return { prefix, first, last: first + leaves - 1, digits: Math.max(digits, String(first).length) };
  });

test('a book is derived from its first and last slip, and every printed slip belongs to its leaf', () => {
  fc.assert(
    fc.property(anyBook, fc.nat(), (book, drawn) => {
      expect(slipBookOf(slipText(book, book.first), slipText(book, book.last))).toEqual(book);
      const leaf = book.first + (drawn % (book.last - book.first + 1));
      expect(leafOf(slipText(book, leaf), [book])).toEqual({ book, leaf });
      expect(leafOf(slipText(book, book.last + 1), [book])).toBeNull();
    }),
  );
});

test("every spelling of a slip parses as one of the book's leaves", () => {
  const writings = writingsOf({ ...bookA, last: 12 });
  for (const writing of ['A-0012', 'a12', 'A-००१२', 'A-００１２', '#A-0012', 'A-0012.'])
    expect(writings).toContain(writing);
  for (const writing of writings) expect(leafOf(writing, [bookA])).not.toBeNull();
});

test('every leaf is used, void, missing or unused, and missing only before a used or void one', () => {
  fc.assert(
    fc.property(anyBook, fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 40 }), (book, drawn) => {
      const count = book.last - book.first + 1;
      const uses = new Map(
        drawn.map(([at, isSale]) => {
          const leaf = book.first + (at % count);
          return [leaf, isSale ? sale(leaf) : spoilt(leaf)];
        }),
      );
      const { used, void: voids, missing, unused } = leavesOf(book, [...uses.values()]);
      const all = [...used, ...voids, ...missing, ...unused].toSorted((one, other) => one - other);
      expect(all).toEqual(Array.from({ length: count }, (_, at) => book.first + at));
      expect(used.length + voids.length).toBe(uses.size);
      const latest = Math.max(-1, ...used, ...voids);
      expect(missing.every((leaf) => leaf < latest)).toBe(true);
      expect(unused.every((leaf) => leaf > latest)).toBe(true);
    }),
  );
});

test('neighbouring books share no slip: an entered slip matches no leaf of another book', () => {
  fc.assert(
    fc.property(anyBook, anyBook, (one, other) => {
      const [firstSlip, lastSlip] = [slipText(other, other.first), slipText(other, other.last)];
      const isRefused = problemsOfSlipBook(firstSlip, lastSlip, [one]).length > 0;
      const ends = [leafOf(firstSlip, [one]), leafOf(lastSlip, [one]), leafOf(slipText(one, one.first), [other])];
      expect(isRefused).toBe(ends.some((place) => place !== null));
    }),
  );
});
