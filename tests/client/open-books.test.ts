import '../support/all-texts';
import { EMPTY_DRAFT, problemsOf, saleOf } from '../../client/src/features/credit/sale/sale-draft';
import { warningOfSlip } from '../../client/src/features/credit/sale/slip-warning';
import {
  knownBooks,
  problemOfSlip,
  proposedSlip,
  type SlipBook,
} from '../../client/src/features/credit/slip-book/open-books';
import { allInEnglish } from '../support/in-english';

const SHREE = 7;
const GANESH = 8;

/** The number before a slip: '1011' for '1012'. */
const before = (slip: string): string =>
  slip.replace(/\d+$/, (digits) => String(Number(digits) - 1).padStart(digits.length, '0'));

/** A book whose leaves are used up to the next slip, in order. */
const book = (
  firstSlip: string,
  lastSlip: string,
  nextSlip: string | null,
  rest: Partial<SlipBook> = {},
): SlipBook => ({
  id: 1,
  firstSlip,
  lastSlip,
  nextSlip,
  creditorId: null,
  firmName: null,
  leaves: 0,
  used: nextSlip === firstSlip ? 0 : 1,
  void: 0,
  unused: 0,
  missing: [],
  waiting: [],
  voided: [],
  lastSaleId: nextSlip === firstSlip ? null : 100,
  lastSlipUsed: nextSlip === firstSlip ? null : before(nextSlip ?? `${Number(lastSlip) + 1}`),
  ...rest,
});
const ofShree = { creditorId: SHREE, firmName: 'SHREE TRANSPORT' };
const shrees = book('A-0001', 'A-0050', 'A-0008', ofShree);
const stations = book('1001', '1050', '1012');
const voided = (slipNo: string) => [
  { id: 1, slipNo, reason: 'torn', enteredBy: null, createdAt: '2026-11-21T06:00:00Z' },
];

const propose = (
  creditorId: number | '',
  known: { books?: SlipBook[]; own?: string[]; written?: string[]; taken?: string[] },
): string => {
  const { books = [], own = [], written = own, taken = written } = known;
  return proposedSlip(String(creditorId), { books, own, written, taken: new Set(taken) }).slipNo;
};

describe('the proposed slip', () => {
  test.each<[string, number | '', Parameters<typeof propose>[1], string]>([
    [
      "the next slip of the creditor's book, whatever was entered last",
      SHREE,
      { books: [shrees], own: ['1011'] },
      'A-0008',
    ],
    ['skips queued slips', SHREE, { books: [shrees], own: ['a 8'] }, 'A-0009'],
    ['skips slips that another user entered in this shift', SHREE, { books: [shrees], taken: ['A-0011'] }, 'A-0012'],
    ['the book in use before an unused one', SHREE, { books: [book('B-1', 'B-9', 'B-1', ofShree), shrees] }, 'A-0008'],
    [
      'the first entered of unused books',
      SHREE,
      { books: [book('C-1', 'C-9', 'C-1', ofShree), book('B-1', 'B-9', 'B-1', ofShree)] },
      'B-1',
    ],
    [
      'the next book if the last leaf of one is queued',
      SHREE,
      { books: [book('B-1', 'B-9', 'B-1', ofShree), shrees], own: ['A-0050'] },
      'B-1',
    ],
    ['none from a book that has only missing leaves', SHREE, { books: [book('A-1', 'A-9', null, ofShree)] }, ''],
    [
      'the number after the last slip for a creditor without a book',
      GANESH,
      { books: [shrees, stations], own: ['1011'] },
      '1012',
    ],
    ["never from another creditor's book", GANESH, { books: [shrees], own: ['A-0007', '110'] }, '111'],
    ['the same while no creditor is selected', '', { books: [shrees], own: ['A-0007', '110'] }, '111'],
    [
      'a missing leaf while the user enters missing leaves',
      GANESH,
      { books: [book('1', '50', '20', { missing: ['5'] })], own: ['4'] },
      '5',
    ],
    ['skips leaves that others used', GANESH, { books: [stations], own: ['1003'] }, '1012'],
    ["the next slip of the station's only book for the first sale", GANESH, { books: [stations] }, '1012'],
    [
      'the book with the newest sale if several are in use',
      GANESH,
      { books: [book('2001', '2050', '2008', { lastSaleId: 90 }), stations, book('1', '50', '7', { lastSaleId: 80 })] },
      '1012',
    ],
    [
      'the number after the last slip of any user, whatever this user entered last',
      GANESH,
      {
        books: [book('2001', '2050', '2006'), book('1951', '2000', '1999', { lastSaleId: 50 })],
        own: ['1998', '2002'],
        written: ['2007', '1998', '2006', '2002'],
      },
      '2008',
    ],
    [
      'the next book by number if the book of the last slip is full, and not an unfinished one before it',
      GANESH,
      {
        books: [
          book('1', '50', '1'),
          book('2051', '2100', '2051'),
          book('2001', '2050', '2050'),
          book('1951', '2000', '1999', { lastSaleId: 50 }),
        ],
        written: ['2050'],
      },
      '2051',
    ],
    [
      'the same if the full book is known to be finished',
      GANESH,
      {
        books: knownBooks(
          [
            book('1', '50', '1'),
            book('2051', '2100', '2051', { id: 3 }),
            book('1951', '2000', '1999', { id: 4, lastSaleId: 50 }),
          ],
          [book('2001', '2050', '2049', { id: 5, lastSaleId: 120, lastSlipUsed: '2050' })],
        ),
      },
      '2051',
    ],
    [
      'skips the leaf of a sale that waits for approval, whatever is queued before it',
      GANESH,
      { books: [book('1001', '1050', '1012', { waiting: ['1013', '1014'] })], own: ['1012'] },
      '1015',
    ],
    [
      'skips a number without a book that another user has in this shift',
      GANESH,
      { own: ['7'], taken: ['7', '008'] },
      '9',
    ],
    ['none without a book or an earlier slip', GANESH, {}, ''],
  ])('%s', (_what, creditorId, known, slip) => expect(propose(creditorId, known)).toBe(slip));
});

describe('problems of a slip', () => {
  const against = (slip: string, creditorId: number | '', books: SlipBook[]) =>
    problemOfSlip(slip, String(creditorId), { books, own: [], written: [], taken: new Set() })?.message ?? null;

  test.each([
    ["accepts a leaf of the creditor's own book", 'A-0008', SHREE, null],
    ["reports a leaf of another creditor's book", 'a8', GANESH, 'Slip A-0008 is in the slip book of SHREE TRANSPORT'],
    ['reports nothing while no creditor is selected', 'A-0008', '' as const, null],
    ['accepts a slip outside all books', 'X-1', GANESH, null],
    ['accepts an empty slip', '', GANESH, null],
  ])('%s', (_what, slip, creditorId, message) => expect(against(slip, creditorId, [shrees])).toBe(message));

  test('a void slip', () =>
    expect(against('1004', GANESH, [{ ...stations, voided: voided('1004') }])).toBe('Slip 1004 is void: torn'));

  test('is reported before the reason for exceeding the limit', () => {
    const typed = { ...EMPTY_DRAFT, creditorId: String(GANESH), measure: { by: 'amount' as const, text: '100.00' } };
    const sold = [{ pumpId: 1, pumpName: 'P1', productId: 1, productName: 'HS', shortName: 'HS', rate: '92.50' }];
    const standing = { due: '0.00', maxLimit: '1.00', passesLimitBy: null, vehicles: [] };
    const slips = { books: [shrees], own: [], written: [], taken: new Set<string>() };
    const sale = saleOf({ ...typed, slipNo: 'A-9' }, { sold, habits: [], standing, pumpId: '1', slips, isLate: false });
    expect(Object.entries(allInEnglish(problemsOf(sale)))).toEqual([
      ['slipNo', 'Slip A-0009 is in the slip book of SHREE TRANSPORT'],
      ['overLimitReason', 'Give a reason to sell over the limit'],
    ]);
  });
});

describe('warnings about an acceptable slip', () => {
  const warning = (slip: string, creditorId: number | '', books: SlipBook[], taken: string[] = []) =>
    warningOfSlip(slip, String(creditorId), { books, own: [], written: taken, taken: new Set(taken) });
  const inUse = book('2001', '3000', '2009');

  test.each([
    ['none for the next leaf', '2009', GANESH, [inUse], null],
    ['none for five leaves ahead', '2014', GANESH, [inUse], null],
    ['for six leaves ahead', '2015', GANESH, [inUse], '2009 to 2014 would be missing'],
    ['for many leaves ahead, in non-Latin digits', '#२९००', GANESH, [inUse], '2009 to 2899 would be missing'],
    ['none for an earlier leaf', '2004', GANESH, [{ ...inUse, missing: ['2004'] }], null],
    ["for many leaves ahead in the creditor's own book", 'a40', SHREE, [shrees], 'A-0008 to A-0039 would be missing'],
    ['for a slip outside all books', ' 99999 ', GANESH, [inUse], 'Slip 99999 is in no slip book'],
    [
      'for a slip outside all books if only the creditor has one',
      '99999',
      SHREE,
      [shrees],
      'Slip 99999 is in no slip book',
    ],
    ['none if only another creditor has a book', '99999', GANESH, [shrees], null],
    ['none if no book is open', '99999', GANESH, [book('1', '50', null)], null],
    ['none for a slip of a finished book', '7', GANESH, [inUse, book('1', '50', null)], null],
    ['none without any book', '99999', GANESH, [], null],
    ['none without a slip', ' ', GANESH, [inUse], null],
  ])('%s', (_what, slip, creditorId, books, said) => expect(warning(slip, creditorId, books)).toBe(said));

  test('queued leaves do not count as missing', () => expect(warning('2022', GANESH, [inUse], ['2018'])).toBeNull());

  test('warnings do not block the sale', () => {
    const slips = { books: [inUse], own: [], written: [], taken: new Set<string>() };
    const draft = { ...EMPTY_DRAFT, creditorId: String(GANESH), slipNo: '99999' };
    const sale = saleOf(draft, { sold: [], habits: [], standing: null, pumpId: '1', slips, isLate: false });
    expect(sale.slipWarning).toBe('Slip 99999 is in no slip book');
    expect(problemsOf(sale)).not.toHaveProperty('slipNo');
  });
});
