import { leafOf, slipText } from '../../../../../server/domain/slip-book';
import { t } from '../../../i18n/translate';
import { booksFor, type KnownSlips, nextLeaf, placeOf } from '../slip-book/open-books';

/** A larger gap is a typing mistake rather than slips used by others. */
const MOST_LEFT_OUT = 5;

/**
 * A warning about an acceptable slip: it is in no book though the creditor or the station has one in use, or it would
 * leave many leaves missing. Null if there is none.
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
