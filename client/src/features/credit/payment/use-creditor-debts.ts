import { useQuery } from '@apollo/client/react';
import {
  CreditChangedDocument,
  CreditorDebtsDocument,
  CreditSaleRecordedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import type { Debts } from './payment-preview';

interface AskedDebts {
  /** Null until a creditor is chosen and its debts are loaded. */
  debts: Debts | null;
  failed: boolean;
}

/** A creditor's debts, live while others sell to it, bill it, or take its payments. */
export function useCreditorDebts(creditorId: string): AskedDebts {
  const skip = creditorId === '';
  const { data, error, refetch } = useQuery(CreditorDebtsDocument, {
    variables: { creditorId: Number(creditorId) },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useLive(CreditChangedDocument, refetch, { skip });
  useLive(CreditSaleRecordedDocument, refetch, { skip });
  const debts = (!skip && data?.creditorDebts) || null;
  return { debts, failed: error !== undefined && debts === null };
}
