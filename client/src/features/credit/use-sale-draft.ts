import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { CreditSaleRecordedDocument, CreditStandingDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { type Known, type Sale, type SaleDraft, type Standing, saleOf } from './sale-draft';

interface SaleForm {
  draft: SaleDraft;
  change: (change: Partial<SaleDraft>) => void;
  replace: (draft: SaleDraft) => void;
  sale: Sale;
  /** Of the firm chosen; null until the server has told. */
  standing: Standing | null;
  isAsking: boolean;
  standingFailed: boolean;
}

/** The sale being typed, and what the server knows of its firm, kept up to date while others sell to it too. */
export function useSaleDraft(initial: SaleDraft, known: Omit<Known, 'standing'>): SaleForm {
  const [draft, setDraft] = useState(initial);
  const skip = draft.creditorId === '';
  const { data, loading, error, refetch } = useQuery(CreditStandingDocument, {
    variables: { creditorId: Number(draft.creditorId) },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useLive(CreditSaleRecordedDocument, refetch, { skip });
  const standing = (!skip && data?.creditStanding) || null;

  return {
    draft,
    // Another firm has other vehicles, and so another product.
    change: (change) =>
      setDraft((before) => ({
        ...before,
        ...(change.creditorId !== undefined && { vehicle: '', productId: null, overLimitReason: '' }),
        ...change,
      })),
    replace: setDraft,
    sale: saleOf(draft, { ...known, standing }),
    standing,
    isAsking: !skip && loading && standing === null,
    standingFailed: error !== undefined && standing === null,
  };
}
