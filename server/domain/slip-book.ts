import { LONGEST } from './credit-sale.rules';
import { hasUnseenCharacter } from './field-rules';
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

const DEVANAGARI_ZERO = 0x966;

/** With ASCII digits, whatever hand or keyboard wrote them, and no comma between them. */
const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/([0-9]),(?=[0-9])/g, '$1');

/** Neither a letter nor a digit, nor a picture. */
const PUNCTUATION = /[^\p{L}\p{M}\p{N}\p{So}]/gu;
const PUNCTUATION_AROUND = /^[^\p{L}\p{M}\p{N}\p{So}]+|[^\p{L}\p{M}\p{N}\p{So}]+$/gu;

/** A slip without what people write around it: '2900' of '#2900', '2900.' and '२९००'. */
export const plainSlip = (slip: string): string => plainDigits(slip).replace(PUNCTUATION_AROUND, '');

/** Whether a slip begins with a letter or a digit and has but these, spaces and - / . as printed slips do. */
export const isPrinted = (slip: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} \-/.]*$/u.test(plainDigits(slip.trim()));

/** Books and clerks write 'A-0099', 'a 99' and 'A99' of the same leaf. */
const prefixKey = (prefix: string): string => plainDigits(prefix).toUpperCase().replace(PUNCTUATION, '');

/** Whether two prefixes are of the same slips. */
export const beginAlike = (prefix: string, other: string): boolean => prefixKey(prefix) === prefixKey(other);

/** What stands before a slip's last digits, and these; null where it does not end in a number of 9 digits at most. */
export function readSlip(slip: string): { prefix: string; digits: string } | null {
  const text = plainSlip(slip);
  const match = /^(|.*[^0-9])([0-9]{1,9})$/u.exec(text);
  if (match === null || text.length > LONGEST.slipNo || hasUnseenCharacter(slip)) return null;
  const [, prefix = '', digits = ''] = match;
  return { prefix, digits };
}

/** A leaf's number as its book prints it: 'A-0099'. */
export const slipText = ({ prefix, digits }: SlipBook, leaf: number): string =>
  prefix + String(leaf).padStart(digits, '0');

const SEPARATORS = ['', ' ', '-', '/', '.'];
const SEPARATORS_AT_END = /[\s\-/.]+$/;
/** Digits of the longest number that `readSlip` reads. */
const MOST_DIGITS = 9;

const withDigits = (text: string, zero: number): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
const FULL_WIDTH_ZERO = 0xff10;

/** A slip as few write it; each is read as the slip itself. */
export const oddWritingsOf = (slip: string): string[] => [
  ...[withDigits(slip, DEVANAGARI_ZERO), withDigits(slip, FULL_WIDTH_ZERO)],
  ...[`#${slip}`, `${slip}.`],
];

/**
 * A book's slips as clerks write them: with its own prefix, or its letters and any separator or none, in either case,
 * and the number with zeros or without; as printed, with other digits or a sign beside it. `leafOf` reads each of them; these can be looked up.
 */
export function writingsOf(book: SlipBook): string[] {
  const stems = [book.prefix.replace(SEPARATORS_AT_END, ''), prefixKey(book.prefix)];
  const prefixes = [book.prefix, ...stems.flatMap((stem) => SEPARATORS.map((separator) => stem + separator))];
  const cases = new Set(prefixes.flatMap((prefix) => [prefix, prefix.toUpperCase(), prefix.toLowerCase()]));
  const leaves = Array.from({ length: book.last - book.first + 1 }, (_, place) => String(book.first + place));
  const usual = [...cases].flatMap((prefix) =>
    leaves.flatMap((leaf) =>
      Array.from({ length: MOST_DIGITS - leaf.length + 1 }, (_, zeros) => prefix + '0'.repeat(zeros) + leaf),
    ),
  );
  return [...usual, ...leaves.flatMap((leaf) => oddWritingsOf(slipText(book, Number(leaf))))];
}

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
    ({ prefix, first, last }) => first <= leaf && leaf <= last && beginAlike(prefix, read.prefix),
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
