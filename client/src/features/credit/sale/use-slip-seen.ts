import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { credit } from '../../../../../server/domain/credit.messages';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { leafOf } from '../../../../../server/domain/slip-book';
import { isAsking } from '../../../graphql/asking';
import { CreditSlipSeenDocument } from '../../../graphql/generated/graphql';
import type { MessageText } from '../../../i18n/translate';
import { type KnownSlips, placeOf } from '../slip-book/open-books';
import type { Sale } from './sale-draft';

interface SlipQuestion {
  /** Shown at the slip once it was asked; undefined before. */
  words: MessageText | undefined;
  /** Whether the question must be shown before the sale is saved; from then on the same slip is kept. */
  ask: () => boolean;
  /** Whether the question was shown about this slip. */
  isAnswered: boolean;
  /** Called when the sale is saved: the next one with this slip is asked about again. */
  reset: () => void;
}

/**
 * Asks about a slip that the creditor has already on any day. Looked up while the rest is typed; if the answer is not here
 * when the sale is saved, the server asks. A leaf of a slip book is taken once anyway.
 */
export function useSlipSeen(sale: Sale, books: KnownSlips['books'], refused: MessageText | undefined): SlipQuestion {
  const slipNo = sale.slipNo.trim();
  const isFree = slipNo !== '' && leafOf(slipNo, books.map(placeOf)) === null;
  const skip = sale.creditorId === '' || !isFree;
  const { data } = useQuery(CreditSlipSeenDocument, {
    variables: { creditorId: Number(sale.creditorId), slipNo },
    skip,
    fetchPolicy: 'network-only',
  });
  const about = `${sale.creditorId} ${slipNo}`;
  const [asked, setAsked] = useState('');
  const first = (!skip && data?.creditSlipSeen) || null;
  const isAnswered = isAsking(refused) || (first !== null && asked === about);
  return {
    words:
      first !== null && asked === about
        ? credit.slipSeen({ slip: slipNo, date: first.date, amount: parseMoney(first.amount) ?? 0 })
        : undefined,
    ask: () => {
      if (first === null || isAnswered) return false;
      setAsked(about);
      return true;
    },
    isAnswered,
    reset: () => setAsked(''),
  };
}
