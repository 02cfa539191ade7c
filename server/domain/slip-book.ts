import { LONGEST } from './credit-sale.rules';
import { hasUnseenCharacter } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import { withLatinDigits } from './kernel/latin-digits';

/** A book of numbered slips, one leaf per slip. */
export interface SlipBook {
  /** What its slips begin with, as printed: 'A-' for 'A-0099', empty for '1011'. */
  prefix: string;
  /** First and last leaf number, both included. */
  first: number;
  last: number;
  /** Minimum number of printed digits: 'A-0099' has 4. */
  digits: number;
}

/** A leaf of a book, as the position of a slip. */
export interface BookLeaf<Book extends SlipBook = SlipBook> {
  book: Book;
  leaf: number;
}

/** How a leaf was used: for a sale, or spoilt and void. */
export type LeafUse =
  | { leaf: number; kind: 'SALE'; firmName: string; date: BusinessDate }
  | { leaf: number; kind: 'VOID'; reason: string };

/** Each leaf of a book is in one of the four lists, in order. */
export interface Leaves {
  used: number[];
  void: number[];
  /** Neither used nor void, though a later leaf is: torn out, lost or not entered. */
  missing: number[];
  /** After the last leaf that is used or void. */
  unused: number[];
}

/** A longer book is a typing error, such as an extra digit. */
export const MOST_LEAVES = 1000;

const DEVANAGARI_ZERO = 0x966;

/** Converts other scripts' digits to ASCII and removes commas between digits. */
const plainDigits = (text: string): string =>
  withLatinDigits(text.normalize('NFKC')).replace(/([0-9]),(?=[0-9])/g, '$1');

/** Neither a letter nor a digit nor a symbol. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\p{So}]/gu;
const PUNCTUATION_AROUND = /^[^\p{L}\p{M}\p{N}\p{So}]+|[^\p{L}\p{M}\p{N}\p{So}]+$/gu;

/** Strips what people write around a slip number: '#2900', '2900.' and '२९००' become '2900'. */
export const plainSlip = (slip: string): string => plainDigits(slip).replace(PUNCTUATION_AROUND, '');

/** Whether a slip begins with a letter or a digit and contains only these, spaces and - / . as printed slips do. */
export const isPrinted = (slip: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} \-/.]*$/u.test(plainDigits(slip.trim()));

/** Books and clerks write 'A-0099', 'a 99' and 'A99' for the same leaf. */
const prefixKey = (prefix: string): string => plainDigits(prefix).toUpperCase().replace(PUNCTUATION, '');

/** Whether two prefixes denote the same slips. */
export const beginAlike = (prefix: string, other: string): boolean => prefixKey(prefix) === prefixKey(other);

/** Splits a slip into its prefix and its last digits; null unless it ends in a number of at most 9 digits. */
export function readSlip(slip: string): { prefix: string; digits: string } | null {
  const text = plainSlip(slip);
  const match = /^(|.*[^0-9])([0-9]{1,9})$/u.exec(text);
  if (match === null || text.length > LONGEST.slipNo || hasUnseenCharacter(slip)) return null;
  const [, prefix = '', digits = ''] = match;
  return { prefix, digits };
}

/** Formats a leaf's number as printed: 'A-0099'. */
export const slipText = ({ prefix, digits }: SlipBook, leaf: number): string =>
  prefix + String(leaf).padStart(digits, '0');

const SEPARATORS = ['', ' ', '-', '/', '.'];
const SEPARATORS_AT_END = /[\s\-/.]+$/;
/** Maximum digits that `readSlip` parses. */
const MOST_DIGITS = 9;

const withDigits = (text: string, zero: number): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
const FULL_WIDTH_ZERO = 0xff10;

/** Rare spellings of a slip; each parses to the slip itself. */
export const oddWritingsOf = (slip: string): string[] => [
  withDigits(slip, DEVANAGARI_ZERO),
  withDigits(slip, FULL_WIDTH_ZERO),
  `#${slip}`,
  `${slip}.`,
];

/**
 * Lists the spellings of a book's slips: with its own prefix, or its letters and any separator or none, in either case,
 * and the number with or without zeros; as printed, with other digits or a sign beside it. `leafOf` parses each of
 * them; these can be looked up.
 */
export function writingsOf(book: SlipBook): string[] {
  const stems = [book.prefix.replace(SEPARATORS_AT_END, ''), prefixKey(book.prefix)];
  const prefixes = [book.prefix, ...stems.flatMap((stem) => SEPARATORS.map((separator) => stem + separator))];
  const cases = new Set(prefixes.flatMap((prefix) => [prefix, prefix.toUpperCase(), prefix.toLowerCase()]));
  const leaves = Array.from({ length: book.last - book.first + 1 }, (_, index) => String(book.first + index));
  const usual = [...cases].flatMap((prefix) =>
    leaves.flatMap((leaf) =>
      Array.from({ length: MOST_DIGITS - leaf.length + 1 }, (_, zeros) => prefix + '0'.repeat(zeros) + leaf),
    ),
  );
  return [...usual, ...leaves.flatMap((leaf) => oddWritingsOf(slipText(book, Number(leaf))))];
}

/** Makes the book from its first and last printed slip; null if these make no range: `problemsOfSlipBook` says why. */
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

/** Finds the book and the leaf of a slip number, typed with or without zeros; null if no book has it. */
export function leafOf<Book extends SlipBook>(slip: string, books: readonly Book[]): BookLeaf<Book> | null {
  const read = readSlip(slip);
  if (read === null) return null;
  const leaf = Number(read.digits);
  const book = books.find(
    ({ prefix, first, last }) => first <= leaf && leaf <= last && beginAlike(prefix, read.prefix),
  );
  return book === undefined ? null : { book, leaf };
}

/** Sorts each leaf of a book by its use. */
export function leavesOf({ first, last }: SlipBook, uses: readonly Pick<LeafUse, 'leaf' | 'kind'>[]): Leaves {
  const kinds = new Map(uses.map(({ leaf, kind }) => [leaf, kind]));
  const latest = Math.max(...kinds.keys());
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    used: all.filter((leaf) => kinds.get(leaf) === 'SALE'),
    void: all.filter((leaf) => kinds.get(leaf) === 'VOID'),
    missing: all.filter((leaf) => !kinds.has(leaf) && leaf < latest),
    unused: all.filter((leaf) => !kinds.has(leaf) && leaf > latest),
  };
}
