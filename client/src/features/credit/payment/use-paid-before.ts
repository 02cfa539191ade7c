import { useApolloClient } from '@apollo/client/react';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { CreditorPaidBeforeDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { rupees } from '../../../ui/text/rupees';

interface ReferredPayment {
  creditorId: number;
  accountId?: number | null;
  reference: string | null;
}

/**
 * Asks for confirmation if the reference was recorded before, of the creditor or in the account, as when two clerks enter
 * one cheque. If the check fails it only warns, and the payment goes on: the server asks too.
 */
export function usePaidBefore(): (payment: ReferredPayment) => Promise<'new' | 'confirmed' | 'cancelled'> {
  const client = useApolloClient();
  return async ({ creditorId, accountId, reference }) => {
    if (accountId == null || reference === null) return 'new';
    const { data } = await client
      .query({
        query: CreditorPaidBeforeDocument,
        variables: { creditorId, accountId, reference },
        fetchPolicy: 'network-only',
      })
      .catch((error: unknown) => {
        console.warn('Whether the reference was used before is not known', error);
        return { data: undefined };
      });
    const before = data?.creditorPaidBefore;
    if (!before) return 'new';
    const said = {
      firm: before.firmName,
      amount: rupees(before.amount),
      date: showDate(before.date),
      reference,
    };
    return (await confirm(t('credit.payments.paidBefore', said))) ? 'confirmed' : 'cancelled';
  };
}
