import { numberKey } from '../../../../../server/domain/entered-before';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import { nextSlip } from '../../../../../server/domain/next-slip';
import { leafOf, slipBookOf, slipText } from '../../../../../server/domain/slip-book';
import { type OwnedBook, problemsOfLeaf, problemsOfOwner } from '../../../../../server/domain/slip-book.rules';
import type { SlipBooksQuery } from '../../../graphql/generated/graphql';

/** A slip book as returned by the server. */
export type SlipBook = SlipBooksQuery['slipBooks'][number];

/** The data that the next slip number follows from. */
export interface KnownSlips {
  /** Including used-up ones, newest first. */
  books: readonly SlipBook[];
  /** Slips entered by this user, newest first. */
  own: readonly string[];
  /** Slips entered by anyone in this shift, newest first. */
  written: readonly string[];
  /** Slips used in this shift, including unsent ones. */
  taken: ReadonlySet<string>;
}

export type Place = OwnedBook & { view: SlipBook };

/** Combines the current books with free leaves with older data of all others, which have none left. */
export const knownBooks = (open: readonly SlipBook[], all: readonly SlipBook[]): SlipBook[] => {
  const ids = new Set(open.map(({ id }) => id));
  const finished = all.filter(({ id }) => !ids.has(id)).map((book) => ({ ...book, nextSlip: null, missing: [] }));
  return [...open, ...finished];
};

const places = new WeakMap<SlipBook, Place>();

/** A book's range and owner, parsed once. */
export function placeOf(view: SlipBook): Place {
  const { creditorId, firmName = null } = view;
  const place = places.get(view) ?? {
    ...slipBookOf(view.firstSlip, view.lastSlip)!,
    creditorId: creditorId ?? null,
    firmName,
    view,
  };
  places.set(view, place);
  return place;
}

/** Books usable for a creditor's sales: its own, and the station's. */
export const booksFor = (creditorId: string, books: readonly SlipBook[]) => ({
  theirs: books.filter((book) => String(book.creditorId) === creditorId),
  stations: books.filter((book) => book.creditorId === null),
});

/**
 * Proposes a slip: the next one of the creditor's own books, else of the station's. Else it is in no book: the successor
 * of this user's last such slip, `isLoose`, of which only the server knows whether it is free. Empty if there is none.
 */
export function proposedSlip(creditorId: string, known: KnownSlips): { slipNo: string; isLoose: boolean } {
  const { theirs, stations } = booksFor(creditorId, known.books);
  const inBook = nextIn(theirs, known) || nextIn(stations, known);
  if (inBook !== '') return { slipNo: inBook, isLoose: false };
  const own = known.own.map((slip) => freeFrom(nextSlip(slip), known)).find((slip) => slip !== '');
  return { slipNo: own ?? '', isLoose: own !== undefined };
}

/** The slip or the next one that is in no use here; empty if it is in a book. */
export function freeFrom(slip: string, { books, taken }: KnownSlips): string {
  const keys = new Set([...taken].map(numberKey));
  let free = slip;
  while (keys.has(numberKey(free)) && free !== '') free = nextSlip(free);
  return leafOf(free, books.map(placeOf)) === null ? free : '';
}

/** The leaf after the last used one in its book; in the next book if that one is full. */
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

/** The next leaf if it is free, else the first unused one. */
function leafAfter({ book, leaf }: { book: Place; leaf: number }, taken: ReadonlySet<string>): string {
  const slip = slipOf(book, leaf + 1);
  const isMissing = book.view.missing.includes(slip) && !leavesTaken(book, taken).includes(leaf + 1);
  return isMissing ? slip : slipOf(book, Math.max(leaf + 1, nextLeaf(book, taken)));
}

/** The book in use, then later ones with its prefix, then unused ones in order of entry, then partly used ones. */
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

/**
 * The first free leaf after the last one that is used, void or being sent: a waiting sale holds its leaf. Past the end
 * if the book is full.
 */
export function nextLeaf(book: Place, taken: ReadonlySet<string>): number {
  const next = leafOf(book.view.nextSlip ?? '', [book])?.leaf ?? book.last + 1;
  const held = leavesTaken(book, new Set(book.view.waiting));
  let leaf = Math.max(next, ...leavesTaken(book, taken).map((used) => used + 1));
  while (held.includes(leaf)) leaf += 1;
  return leaf;
}

const slipOf = (book: Place, leaf: number): string => (leaf > book.last ? '' : slipText(book, leaf));

/**
 * Why a slip is refused, as far as the client knows: it belongs to another creditor, or is void. The server knows all
 * uses.
 */
export function problemOfSlip(slip: string, creditorId: string, { books }: KnownSlips): Problem | null {
  const place = leafOf(slip, books.map(placeOf));
  if (place === null || creditorId === '') return null;
  const printed = slipText(place.book, place.leaf);
  const spoilt = place.book.view.voided.find(({ slipNo }) => slipNo === printed);
  const problems = [
    ...problemsOfOwner(place, Number(creditorId)),
    ...problemsOfLeaf(place, spoilt ? { leaf: place.leaf, kind: 'VOID', reason: spoilt.reason } : null),
  ];
  return problems[0] ?? null;
}
