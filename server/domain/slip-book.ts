import { LONGEST } from './credit-sale.rules';
import { hasControlCharacter } from './field-rules';
import type { BusinessDate } from './kernel/business-date';

/** A book of numbered slips, a leaf a credit sale. */
export interface SlipBook {
  /** What its slips begin with, as printed: 'A-' of 'A-0099', nothing of '1011'. */
  prefix: string;
  /** Numbers of its leaves, both in the book. */
  first: number;
  last: number;
  /** How many digits a leaf is printed with at least: 'A-0099' has 4. */
  digits: number;
}

/** The place of a slip: a leaf of a book. */
export interface BookLeaf<Book extends SlipBook = SlipBook> {
  book: Book;
  leaf: number;
}

/** What became of a leaf: a sale was written on it, or it was spoilt and is void. */
export type LeafUse =
  | { leaf: number; kind: 'SALE'; firmName: string; date: BusinessDate }
  | { leaf: number; kind: 'VOID'; reason: string };

/** Every leaf of a book is in one of the four, in their order. */
export interface Leaves {
  used: number[];
  void: number[];
  /** Neither used nor void, though a later leaf is: torn out, lost or not entered. */
  missing: number[];
  /** After the last leaf that is used or void. */
  unused: number[];
}

/** A longer book is a digit too many. */
export const MOST_LEAVES = 1000;

/** Books and clerks write 'A-0099', 'a 99' and 'A99' of the same leaf. */
const prefixKey = (prefix: string): string =>
  prefix
    .normalize('NFC')
    .toUpperCase()
    .replace(/[\s\-/.]/g, '');

/** Whether two prefixes are of the same slips. */
export const beginAlike = (prefix: string, other: string): boolean => prefixKey(prefix) === prefixKey(other);

/** What stands before a slip's last digits, and these; null where it does not end in a number of 9 digits at most. */
export function readSlip(slip: string): { prefix: string; digits: string } | null {
  const text = slip.trim();
  const match = /^(|.*[^0-9])([0-9]{1,9})$/u.exec(text);
  if (match === null || text.length > LONGEST.slipNo || hasControlCharacter(text)) return null;
  const [, prefix = '', digits = ''] = match;
  return { prefix, digits };
}

/** A leaf's number as its book prints it: 'A-0099'. */
export const slipText = ({ prefix, digits }: SlipBook, leaf: number): string =>
  prefix + String(leaf).padStart(digits, '0');

/** The book from its first to its last slip as printed; null where these make no range: `problemsOfSlipBook` says why. */
export function slipBookOf(firstSlip: string, lastSlip: string): SlipBook | null {
  const [first, last] = [readSlip(firstSlip), readSlip(lastSlip)];
  if (first === null || last === null || !beginAlike(first.prefix, last.prefix)) return null;
  const book = {
    prefix: first.prefix,
    first: Number(first.digits),
    last: Number(last.digits),
    digits: first.digits.length,
  };
  return book.first <= book.last && book.last - book.first < MOST_LEAVES ? book : null;
}

/** The book and the leaf that a slip's number, typed with or without zeros, belongs to; null where no book has it. */
export function leafOf<Book extends SlipBook>(slip: string, books: readonly Book[]): BookLeaf<Book> | null {
  const read = readSlip(slip);
  if (read === null) return null;
  const leaf = Number(read.digits);
  const book = books.find(
    ({ prefix, first, last }) => beginAlike(prefix, read.prefix) && first <= leaf && leaf <= last,
  );
  return book === undefined ? null : { book, leaf };
}

/** What became of each leaf of a book. */
export function leavesOf({ first, last }: SlipBook, uses: readonly Pick<LeafUse, 'leaf' | 'kind'>[]): Leaves {
  const kinds = new Map(uses.map(({ leaf, kind }) => [leaf, kind]));
  const latest = Math.max(...kinds.keys());
  const all = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return {
    used: all.filter((leaf) => kinds.get(leaf) === 'SALE'),
    void: all.filter((leaf) => kinds.get(leaf) === 'VOID'),
    missing: all.filter((leaf) => !kinds.has(leaf) && leaf < latest),
    unused: all.filter((leaf) => !kinds.has(leaf) && leaf > latest),
  };
}
