import { useQuery } from '@apollo/client/react';
import { parseLitres } from '../../../../../server/domain/kernel/litres';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { leafOf, slipText } from '../../../../../server/domain/slip-book';
import { factOfSlip, type SlipLine } from '../../../../../server/domain/slip-lines';
import { CreditSlipSeenDocument } from '../../../graphql/generated/graphql';
import { type KnownSlips, nextLeaf, placeOf } from '../slip-book/open-books';
import type { Sale } from './sale-draft';
import { type SaleQuestion, useQuestion } from './use-question';

type Figures = Record<'litres' | 'amount', string>;

const unitsOf = ({ litres, amount }: Figures) => ({
  litres: parseLitres(litres) ?? 0,
  amount: parseMoney(amount) ?? 0,
});

/**
 * Asks about a slip that the creditor has already on another day, or with the same line in this shift. Looked up while the
 * rest is typed; if the answer is not here when the sale is saved, the server asks. `shiftId` is the shift of the sale.
 */
export function useSlipSeen(sale: Sale, shiftId: number | undefined, books: KnownSlips['books']): SaleQuestion {
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
  const fact = factOfSlip(
    place === null ? slipNo : slipText(place.book, place.leaf),
    line,
    earlier.map((other) => ({ ...other, ...unitsOf(other) })),
    place !== null,
  );
  const about = JSON.stringify([sale.creditorId, slipNo, line]);
  return useQuestion(about, fact, skip || data !== undefined);
}
