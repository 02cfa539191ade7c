import { useApolloClient } from '@apollo/client/react';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { CreditorPaidBeforeDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';

interface ReferredPayment {
  creditorId: number;
  firmName: string;
  accountId?: number | null;
  reference: string | null;
}

/**
 * Asks whether a payment is saved all the same where the firm has paid into the account with its reference before: a
 * cheque that two clerks enter. Where that cannot be known it only warns, so the payment goes on.
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
      amount: inr(parseMoney(before.amount) ?? 0),
      date: showDate(before.date),
      reference,
    };
    return confirm(t('credit.payments.paidBefore', said));
  };
}
