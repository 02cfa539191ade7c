import { useQuery } from '@apollo/client/react';
import {
  CreditChangedDocument,
  CreditSaleRecordedDocument,
  MemoCreditSalesDocument,
  MemoPriceDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { today } from '../../ui/station-zone';
import { isOfDay, type MemoDraft, type MemoFacts } from './memo-draft';

/** The price of the day and, once it is ticked, its credit sales; asked anew when one more is recorded. */
export function useMemoFacts(draft: MemoDraft): MemoFacts & { failed: boolean } {
  const { productId, date, includeCredit } = draft;
  const variables = { productId: Number(productId), date };
  const isAsked = isOfDay(draft);
  const price = useQuery(MemoPriceDocument, { variables, skip: !isAsked, fetchPolicy: 'cache-and-network' });
  const credit = useQuery(MemoCreditSalesDocument, {
    ...{ variables, skip: !isAsked || !includeCredit, fetchPolicy: 'cache-and-network' },
  });
  const live = { skip: !isAsked || !includeCredit };
  useLive(CreditSaleRecordedDocument, () => credit.refetch(), live);
  useLive(CreditChangedDocument, () => credit.refetch(), live);
  return {
    today: today(),
    price: isAsked ? price.data?.memoPrice : undefined,
    credit: isAsked && includeCredit ? credit.data?.memoCreditSales : undefined,
    failed: (price.error !== undefined && !price.data) || (credit.error !== undefined && !credit.data),
  };
}
