import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { parseLitres } from '../../../../../server/domain/kernel/litres';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { leafOf, slipText } from '../../../../../server/domain/slip-book';
import { questionOfSlip, type SlipLine } from '../../../../../server/domain/slip-lines';
import { isAsking } from '../../../graphql/asking';
import { CreditSlipSeenDocument } from '../../../graphql/generated/graphql';
import type { MessageText } from '../../../i18n/translate';
import { type KnownSlips, nextLeaf, placeOf } from '../slip-book/open-books';
import type { Sale } from './sale-draft';

/** A question about a sale in its form. */
export interface SaleQuestion {
  /** Shown at its field once it was asked; undefined before. */
  words: MessageText | undefined;
  /** Whether the question must be shown before the sale is saved; from then on the same figure is kept. */
  ask: () => boolean;
  /** Whether the question was shown about this figure. */
  isAnswered: boolean;
  /** Called when the sale is saved: the next one is asked about again. */
  reset: () => void;
}

type Figures = Record<'litres' | 'amount', string>;

const unitsOf = ({ litres, amount }: Figures) => ({
  litres: parseLitres(litres) ?? 0,
  amount: parseMoney(amount) ?? 0,
});

/**
 * Asks about a slip that the creditor has already on another day, or with the same line in this shift. Looked up while the
 * rest is typed; if the answer is not here when the sale is saved, the server asks. `shiftId` is the shift of the sale.
 */
export function useSlipSeen(
  sale: Sale,
  shiftId: number | undefined,
  books: KnownSlips['books'],
  refused: MessageText | undefined,
): SaleQuestion {
  const slipNo = sale.slipNo.trim();
  const place = leafOf(slipNo, books.map(placeOf));
  const isUnused = place !== null && place.leaf >= nextLeaf(place.book, new Set());
  const skip = sale.creditorId === '' || slipNo === '' || isUnused;
  const { data } = useQuery(CreditSlipSeenDocument, {
    variables: { creditorId: Number(sale.creditorId), slipNo, shiftId },
    skip,
    fetchPolicy: 'network-only',
  });
  const earlier = (!skip && data?.creditSlipSeen) || [];
  const line: SlipLine = {
    ...unitsOf(sale),
    shiftId: shiftId ?? 0,
    vehicle: sale.vehicle,
    productId: Number(sale.productId),
  };
  const question = questionOfSlip(
    place === null ? slipNo : slipText(place.book, place.leaf),
    line,
    earlier.map((other) => ({ ...other, ...unitsOf(other) })),
    place !== null,
  );
  const about = `${sale.creditorId} ${slipNo}`;
  const [asked, setAsked] = useState('');
  const isAnswered = isAsking(refused) || (question !== null && asked === about);
  return {
    words: question !== null && asked === about ? question : undefined,
    ask: () => {
      if (question === null || isAnswered) return false;
      setAsked(about);
      return true;
    },
    isAnswered,
    reset: () => setAsked(''),
  };
}
