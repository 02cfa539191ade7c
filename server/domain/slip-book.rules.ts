import { LONGEST } from './credit-sale.rules';
import type { FieldRule } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { selection } from './money-document.rules';
import {
  type BookLeaf,
  beginAlike,
  isPrinted,
  type LeafUse,
  MOST_LEAVES,
  readSlip,
  type SlipBook,
  slipBookOf,
  slipText,
} from './slip-book';
import { slips } from './slips.messages';

const slipRule = {
  kind: 'text',
  required: true,
  max: LONGEST.slipNo,
  message: 'Enter a slip number that ends in up to 9 digits, such as A-0001',
} as const satisfies FieldRule;

export const slipBookRules = {
  firstSlip: slipRule,
  lastSlip: slipRule,
  creditorId: selection('Select a creditor'),
} as const satisfies Record<string, FieldRule>;

export const voidSlipRules = {
  slipNo: slipRule,
  reason: {
    kind: 'text',
    required: true,
    min: 3,
    max: 200,
    message: 'Enter why the slip is void, in 3 to 200 characters',
  },
} as const satisfies Record<string, FieldRule>;

/** A book that may belong to a creditor; otherwise both are null, and it takes slips of all creditors. */
export interface OwnedBook extends SlipBook {
  creditorId: number | null;
  firmName: string | null;
}

const rangeOf = (book: SlipBook): Message =>
  slips.range({ first: slipText(book, book.first), last: slipText(book, book.last) });

const refused = (code: string, field: string, message: Message): Problem[] => [{ code, ...message, field }];

/** Validates a new book, from one typed slip number to another, against the existing books. */
export function problemsOfSlipBook(firstSlip: string, lastSlip: string, others: readonly SlipBook[]): Problem[] {
  const unreadable = (field: string, slip: string) =>
    readSlip(slip) === null
      ? refused('NO_SLIP_NUMBER', field, slips.unreadable())
      : isPrinted(slip)
        ? []
        : refused('UNPRINTED_SLIP', field, slips.unprinted());
  const problems = [...unreadable('firstSlip', firstSlip), ...unreadable('lastSlip', lastSlip)];
  if (problems.length > 0) return problems;
  const book = slipBookOf(firstSlip, lastSlip);
  if (book === null) return problemsOfRange(firstSlip.trim(), lastSlip.trim());
  const taken = others.find(
    ({ prefix, first, last }) => beginAlike(prefix, book.prefix) && first <= book.last && book.first <= last,
  );
  if (taken === undefined) return [];
  return refused('BOOKS_OVERLAP', 'firstSlip', slips.overlap({ book: rangeOf(book), taken: rangeOf(taken) }));
}

/** Checks two slip numbers that can be parsed but make no book. */
function problemsOfRange(firstSlip: string, lastSlip: string): Problem[] {
  const [first, last] = [readSlip(firstSlip)!, readSlip(lastSlip)!];
  if (!beginAlike(first.prefix, last.prefix))
    return refused('NOT_ONE_BOOK', 'lastSlip', slips.notOneBook({ first: firstSlip, last: lastSlip }));
  const leaves = Number(last.digits) - Number(first.digits) + 1;
  return leaves < 1
    ? refused('LAST_BEFORE_FIRST', 'lastSlip', slips.lastBeforeFirst({ first: firstSlip, last: lastSlip }))
    : refused('TOO_MANY_LEAVES', 'lastSlip', slips.tooManyLeaves({ most: MOST_LEAVES, leaves }));
}

/** Checks that a changed book still has its used and void leaves, and belongs to the creditor of their sales. */
export function problemsOfChangedBook(
  before: SlipBook,
  { creditorId, ...book }: SlipBook & { creditorId: number | null },
  taken: readonly { leaf: number; creditorId: number | null; firmName: string | null; date: BusinessDate | null }[],
): Problem[] {
  const isAlike = beginAlike(before.prefix, book.prefix);
  const outside = taken.find(({ leaf }) => !isAlike || leaf < book.first || leaf > book.last);
  const foreign = taken.find((use) => creditorId !== null && use.creditorId !== null && use.creditorId !== creditorId);
  const use = outside ?? foreign;
  if (use === undefined) return [];
  const slip = slipText(before, use.leaf);
  const field = outside === undefined ? 'creditorId' : isAlike && use.leaf > book.last ? 'lastSlip' : 'firstSlip';
  return use.firmName === null
    ? refused('VOID_OUTSIDE', field, slips.voidOutside({ slip }))
    : refused('USED_OUTSIDE', field, slips.usedOutside({ slip, creditor: use.firmName, date: use.date! }));
}

/** Checks that a leaf may be used: `use` is what keeps it from that, or null. */
export function problemsOfLeaf({ book, leaf }: BookLeaf, use: LeafUse | null): Problem[] {
  if (use === null) return [];
  const slip = slipText(book, leaf);
  return use.kind === 'SALE'
    ? refused('SLIP_USED', 'slipNo', slips.used({ slip, creditor: use.firmName, date: use.date }))
    : refused('SLIP_VOID', 'slipNo', slips.spoilt({ slip, reason: use.reason }));
}

/** Checks that a leaf may be used for a creditor: another creditor's book may not. */
export const problemsOfOwner = ({ book, leaf }: BookLeaf<OwnedBook>, creditorId: number): Problem[] =>
  book.creditorId === null || book.creditorId === creditorId
    ? []
    : refused(
        'OTHER_CREDITORS_BOOK',
        'slipNo',
        slips.otherCreditors({ slip: slipText(book, leaf), creditor: String(book.firmName) }),
      );

/** Checks that a typed slip can be voided: only a free leaf of a book can. */
export const problemsOfVoid = (slip: string, place: BookLeaf | null, use: LeafUse | null): Problem[] =>
  place === null
    ? refused('NOT_IN_A_BOOK', 'slipNo', slips.notInABook({ slip: slip.trim() }))
    : problemsOfLeaf(place, use);
