import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import { ExpenditureChoicesDocument } from '../../../graphql/generated/graphql';
import { offeredRows } from '../../../ui/late-entry/offered';
import { usePaymentFacts } from '../../../ui/payment/use-payment';

interface Named {
  id: number;
  name: string;
}

/** What the form of a bank transfer offers. */
export interface TransferFacts {
  accounts: readonly Named[];
  categories: readonly Named[];
}

/** The accounts in use, and the categories in which charges may be. */
export function useTransferFacts() {
  const ways = usePaymentFacts();
  const choices = useQuery(ExpenditureChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const categories = choices.data?.expenditureCategories;
  const facts: TransferFacts | null =
    ways.facts && categories ? { accounts: ways.facts.ways.accounts, categories: offeredRows(categories, null) } : null;
  return {
    facts,
    failed: ways.failed || (choices.error !== undefined && !choices.data),
    reload: () => {
      ways.reload();
      void askAgain(choices.refetch);
    },
  };
}
