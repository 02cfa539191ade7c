import { useApolloClient } from '@apollo/client/react';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { CreditorPaidBeforeDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { rupees } from '../../../ui/text/rupees';

interface ReferredPayment {
  creditorId: number;
  firmName: string;
  accountId?: number | null;
  reference: string | null;
}

/**
 * Asks for confirmation if the creditor has paid into the account with the same reference before, as when two clerks
 * enter one cheque. If the check fails it only warns, and the payment goes on.
 */
export function usePaidBefore(): (payment: ReferredPayment) => Promise<boolean> {
  const client = useApolloClient();
  return async ({ creditorId, firmName, accountId, reference }) => {
    if (accountId == null || reference === null) return true;
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
    if (!before) return true;
    const said = {
      firm: firmName,
      amount: rupees(before.amount),
      date: showDate(before.date),
      reference,
    };
    return confirm(t('credit.payments.paidBefore', said));
  };
}
