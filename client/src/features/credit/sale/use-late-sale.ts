import { useApolloClient } from '@apollo/client/react';
import { isAsking } from '../../../graphql/asking';
import { RecordCreditSaleDocument } from '../../../graphql/generated/graphql';
import { newIdempotencyKey, withIdempotencyKey } from '../../../graphql/idempotency';
import { isOnline } from '../../../graphql/network-state';
import type { LateShift } from '../../../ui/late-entry/late-context';
import { reviewLate } from '../../../ui/late-entry/review-late';
import { inputOf, type Sale } from './sale-draft';

/**
 * Shows what a late sale moves before its form is emptied; null for a sale of the running shift. What the server refuses,
 * or does not answer, is sent like any other sale and listed with its reason.
 */
export function useLateSale(late: LateShift | null): ((sale: Sale) => Promise<boolean>) | null {
  const client = useApolloClient();
  if (late === null) return null;
  return async (sale) => {
    if (!isOnline()) return true;
    const rehearse = async (isConfirmed: boolean) => {
      const answer = await client
        .mutate({
          mutation: RecordCreditSaleDocument,
          variables: { input: { ...inputOf({ ...sale, isConfirmed }, late.shift.id, late.reason), rehearse: true } },
          context: withIdempotencyKey(newIdempotencyKey()),
        })
        .catch(() => undefined);
      return answer?.data?.recordCreditSale;
    };
    let rehearsed = await rehearse(sale.isConfirmed);
    // A question is answered where the sale is listed, and it is then recorded without another review.
    if (rehearsed?.userErrors.some(isAsking)) rehearsed = await rehearse(true);
    return !rehearsed || rehearsed.userErrors.length > 0 || reviewLate(rehearsed);
  };
}
