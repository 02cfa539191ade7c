import { leafOf, slipText } from '../../../../../server/domain/slip-book';
import { t } from '../../../i18n/translate';
import { booksFor, type KnownSlips, nextLeaf, placeOf } from '../slip-book/open-books';

/** More leaves left out are a slip of the finger rather than slips of others. */
const MOST_LEFT_OUT = 5;

/**
 * What is odd about a slip that can be taken all the same: it is in no book though the firm or the station has one to
 * write in, or many leaves before it would be missing. Null where nothing is.
 */
export function warningOfSlip(slip: string, creditorId: string, { books, taken }: KnownSlips): string | null {
  if (slip.trim() === '') return null;
  const place = leafOf(slip, books.map(placeOf));
  if (place === null) {
    const { theirs, stations } = booksFor(creditorId, books);
    const isOpen = [...theirs, ...stations].some(({ nextSlip }) => nextSlip !== null);
    return isOpen ? t('credit.slipInNoBook', { slip: slip.trim() }) : null;
  }
  const { book, leaf } = place;
  const next = nextLeaf(book, taken);
  if (leaf - next <= MOST_LEFT_OUT) return null;
  return t('credit.slipsLeftOut', { first: slipText(book, next), last: slipText(book, leaf - 1) });
}
