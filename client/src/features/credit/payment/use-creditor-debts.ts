import { useQuery } from '@apollo/client/react';
import {
  CreditChangedDocument,
  CreditorDebtsDocument,
  CreditSaleRecordedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import type { Debts } from './payment-preview';

interface AskedDebts {
  /** Null until a firm is chosen and the server has told. */
  debts: Debts | null;
  failed: boolean;
}

/** What the firm owes, kept up to date while others sell to it, bill it, or take its money. */
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
