import { useQuery } from '@apollo/client/react';
import {
  CreditChangedDocument,
  CreditSaleRecordedDocument,
  MemoCreditSalesDocument,
  MemoPriceDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { today } from '../../ui/text/station-zone';
import { isOfDay, isOfSales, type MadeMemos, type MemoDraft, type MemoFacts } from './memo-draft';

export interface AskedMemoFacts extends MemoFacts {
  /** Which request failed. */
  failed: 'price' | 'credit' | null;
}

/** The price of the day and, if included, its credit sales; refetched when another one is recorded. */
export function useMemoFacts(draft: MemoDraft): AskedMemoFacts {
  const { productId, date, includeCredit } = draft;
  const variables = { productId: Number(productId), date };
  const isAsked = isOfDay(draft);
  const price = useQuery(MemoPriceDocument, { variables, skip: !isAsked, fetchPolicy: 'cache-and-network' });
  const credit = useQuery(MemoCreditSalesDocument, {
    variables,
    skip: !isAsked || !includeCredit,
    fetchPolicy: 'cache-and-network',
  });
  useLiveSales(credit.refetch, !isAsked || !includeCredit);
  return {
    today: today(),
    price: isAsked ? price.data?.memoPrice : undefined,
    credit: isAsked && includeCredit ? credit.data?.memoCreditSales : undefined,
    failed: price.error && !price.data ? 'price' : credit.error && !credit.data ? 'credit' : null,
  };
}

/** Whether the day's credit sales differ from those in the set. */
export function useSalesHaveChanged({ input, set }: MadeMemos): boolean {
  const { productId, date, includeCredit } = input;
  const skip = includeCredit !== true;
  // The cache may be older than the set.
  const { data, refetch } = useQuery(MemoCreditSalesDocument, {
    variables: { productId, date },
    skip,
    fetchPolicy: 'network-only',
  });
  useLiveSales(refetch, skip);
  return data !== undefined && !isOfSales(set, data.memoCreditSales.sales);
}

function useLiveSales(refetch: () => unknown, skip: boolean): void {
  useLive(CreditSaleRecordedDocument, refetch, { skip });
  useLive(CreditChangedDocument, refetch, { skip });
}
