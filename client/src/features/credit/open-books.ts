import { leafOf, slipBookOf, slipText } from '../../../../server/domain/slip-book';
import { type OwnedBook, problemsOfLeaf, problemsOfOwner } from '../../../../server/domain/slip-book.rules';
import type { SlipBooksQuery } from '../../graphql/generated/graphql';
import { nextSlip } from './next-slip';

/** A book as the server tells of it. */
export type SlipBook = SlipBooksQuery['slipBooks'][number];

/** What the next slip follows from. */
export interface KnownSlips {
  /** Those with leaves left, newest first. */
  books: readonly SlipBook[];
  /** Slips that this user wrote, newest first. */
  own: readonly string[];
  /** Slips of this shift. */
  taken: ReadonlySet<string>;
}

type Place = OwnedBook & { view: SlipBook };

const placeOf = (view: SlipBook): Place => {
  const { creditorId, firmName = null } = view;
  return { ...slipBookOf(view.firstSlip, view.lastSlip)!, creditorId: creditorId ?? null, firmName, view };
};

/**
 * The slip to propose for a sale: the next one of the firm's own book, else the one after this user's last that no other
 * firm's book has, else the next one of the station's only book. Empty where none follows.
 */
export function proposedSlip(creditorId: string, { books, own, taken }: KnownSlips): string {
  const isTheirs = (book: SlipBook): boolean => String(book.creditorId) === creditorId;
  const isStations = (book: SlipBook): boolean => book.creditorId === null;
  const nextIn = (candidates: readonly SlipBook[]) =>
    candidates.map((book) => nextOf(book, taken)).find((slip) => slip);
  const [station, ...otherStations] = books.filter(isStations);
  const follows = own
    .map(nextSlip)
    .map((slip) => {
      const book = leafOf(slip, books.map(placeOf))?.book.view;
      if (book === undefined) return slip;
      if (!isTheirs(book) && !isStations(book)) return '';
      return isFree(slip, book) ? slip : nextOf(book, taken);
    })
    .find((slip) => slip);
  return (
    nextIn(inUseFirst(books.filter(isTheirs))) ??
    follows ??
    nextIn(station && otherStations.length === 0 ? [station] : []) ??
    ''
  );
}

/** A book that was begun before one that lies ready; of those the one that was entered first. */
const inUseFirst = (books: readonly SlipBook[]): SlipBook[] => {
  const isBegun = (book: SlipBook): boolean => book.used + book.void > 0;
  return [...books.filter(isBegun), ...books.filter((book) => !isBegun(book)).toReversed()];
};

/** The leaf after the last that is used or void, or on its way; empty where there is none. */
function nextOf(view: SlipBook, taken: ReadonlySet<string>): string {
  const book = placeOf(view);
  const next = leafOf(view.nextSlip ?? '', [book])?.leaf ?? book.last + 1;
  const after = [...taken].map((slip) => (leafOf(slip, [book])?.leaf ?? -1) + 1);
  const leaf = Math.max(next, ...after);
  return leaf > book.last ? '' : slipText(book, leaf);
}

function isFree(slip: string, view: SlipBook): boolean {
  const book = placeOf(view);
  const { leaf } = leafOf(slip, [book])!;
  const next = leafOf(view.nextSlip ?? '', [book])?.leaf ?? book.last + 1;
  return leaf >= next || view.missing.includes(slipText(book, leaf));
}

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
