import { leafOf, slipBookOf, slipText } from '../../../../../server/domain/slip-book';
import { type OwnedBook, problemsOfLeaf, problemsOfOwner } from '../../../../../server/domain/slip-book.rules';
import type { SlipBooksQuery } from '../../../graphql/generated/graphql';
import { nextSlip } from '../sale/next-slip';

/** A book as the server tells of it. */
export type SlipBook = SlipBooksQuery['slipBooks'][number];

/** What the next slip follows from. */
export interface KnownSlips {
  /** Finished ones too, newest first. */
  books: readonly SlipBook[];
  /** Slips that this user wrote, newest first. */
  own: readonly string[];
  /** Slips that anyone wrote in this shift, newest first. */
  written: readonly string[];
  /** Slips of this shift, with those on their way. */
  taken: ReadonlySet<string>;
}

export type Place = OwnedBook & { view: SlipBook };

/** Those with leaves left as they are now, and of all others what an older answer told: nothing is left of them. */
export const knownBooks = (open: readonly SlipBook[], all: readonly SlipBook[]): SlipBook[] => {
  const ids = new Set(open.map(({ id }) => id));
  const finished = all.filter(({ id }) => !ids.has(id)).map((book) => ({ ...book, nextSlip: null, missing: [] }));
  return [...open, ...finished];
};

const places = new WeakMap<SlipBook, Place>();

/** A book's range and owner, read once. */
export function placeOf(view: SlipBook): Place {
  const { creditorId, firmName = null } = view;
  const place = places.get(view) ?? {
    ...slipBookOf(view.firstSlip, view.lastSlip)!,
    ...{ creditorId: creditorId ?? null, firmName, view },
  };
  places.set(view, place);
  return place;
}

/** Books that a firm's sales are written in: its own, and the station's. */
export const booksFor = (creditorId: string, books: readonly SlipBook[]) => ({
  theirs: books.filter((book) => String(book.creditorId) === creditorId),
  stations: books.filter((book) => book.creditorId === null),
});

/**
 * The slip to propose for a sale: the next one of the firm's own books, else of the station's, else the one after this
 * user's last that is in no book. Empty where none follows.
 */
export function proposedSlip(creditorId: string, known: KnownSlips): string {
  const { theirs, stations } = booksFor(creditorId, known.books);
  const own = known.own.map(nextSlip).find((slip) => slip && leafOf(slip, known.books.map(placeOf)) === null);
  return nextIn(theirs, known) || nextIn(stations, known) || (own ?? '');
}

/** The leaf after the last that anyone wrote, in the book that it is of; of the next book where that one is full. */
function nextIn(books: readonly SlipBook[], { written, taken }: KnownSlips): string {
  const last = lastWritten(books, written);
  const after = last && leafAfter(last, taken);
  if (after) return after;
  return (
    inTurn(books, last?.book)
      .map((book) => slipOf(book, nextLeaf(book, taken)))
      .find(Boolean) ?? ''
  );
}

function lastWritten(books: readonly SlipBook[], written: readonly string[]) {
  const all = books.map(placeOf);
  const [latest] = books.toSorted((one, other) => (other.lastSaleId ?? 0) - (one.lastSaleId ?? 0));
  return [...written, latest?.lastSlipUsed ?? ''].map((slip) => leafOf(slip, all)).find(Boolean) ?? null;
}

/** The leaf itself after the last one where it is free, else the first that was never used. */
function leafAfter({ book, leaf }: { book: Place; leaf: number }, taken: ReadonlySet<string>): string {
  const slip = slipOf(book, leaf + 1);
  const isMissing = book.view.missing.includes(slip) && !leavesTaken(book, taken).includes(leaf + 1);
  return isMissing ? slip : slipOf(book, Math.max(leaf + 1, nextLeaf(book, taken)));
}

/** The book in use, then those after it with its prefix, then those that lie ready in the order of entry, then begun ones. */
function inTurn(books: readonly SlipBook[], inUse: Place | undefined): Place[] {
  const all = books.map(placeOf);
  const later = all
    .filter(({ prefix, first }) => inUse && prefix === inUse.prefix && first > inUse.last)
    .toSorted((one, other) => one.first - other.first);
  const ready = all.filter(({ view }) => view.lastSaleId === null).toReversed();
  return [...(inUse ? [inUse] : []), ...later, ...ready, ...all];
}

const leavesTaken = (book: Place, taken: ReadonlySet<string>): number[] =>
  [...taken].map((slip) => leafOf(slip, [book])?.leaf ?? -1);

/** The leaf after the last that is used or void, or on its way; past the book's last where there is none. */
export function nextLeaf(book: Place, taken: ReadonlySet<string>): number {
  const next = leafOf(book.view.nextSlip ?? '', [book])?.leaf ?? book.last + 1;
  return Math.max(next, ...leavesTaken(book, taken).map((leaf) => leaf + 1));
}

const slipOf = (book: Place, leaf: number): string => (leaf > book.last ? '' : slipText(book, leaf));

/** Why a slip cannot be taken, as far as is known here: it is another firm's, or void. The server knows all uses. */
export function problemOfSlip(slip: string, creditorId: string, { books }: KnownSlips): string | null {
  const place = leafOf(slip, books.map(placeOf));
  if (place === null || creditorId === '') return null;
  const printed = slipText(place.book, place.leaf);
  const spoilt = place.book.view.voided.find(({ slipNo }) => slipNo === printed);
  const problems = [
    ...problemsOfOwner(place, Number(creditorId)),
    ...problemsOfLeaf(place, spoilt ? { leaf: place.leaf, kind: 'VOID', reason: spoilt.reason } : null),
  ];
  return problems[0]?.message ?? null;
}
