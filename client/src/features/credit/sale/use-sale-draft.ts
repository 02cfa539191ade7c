import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  CreditChangedDocument,
  CreditFreeSlipDocument,
  CreditSaleRecordedDocument,
  CreditStandingDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { proposedSlip } from '../slip-book/open-books';
import type { Habit } from './habits';
import { type Known, type Sale, type SaleDraft, type Standing, saleOf } from './sale-draft';

interface SaleForm {
  draft: SaleDraft;
  change: (change: Partial<SaleDraft>) => void;
  replace: (draft: SaleDraft) => void;
  sale: Sale;
  /** Of the chosen creditor; null until loaded. */
  standing: Standing | null;
  /** Of all creditors, newest first. */
  habits: readonly Habit[];
  standingFailed: boolean;
}

/** The sale being typed, with its creditor's data, live while others sell to it and it pays. */
export function useSaleDraft(initial: SaleDraft, known: Omit<Known, 'standing' | 'freeSlip'>): SaleForm {
  const [draft, setDraft] = useState(initial);
  const skip = draft.creditorId === '';
  const creditorId = Number(draft.creditorId);
  const { data, error, refetch } = useQuery(CreditStandingDocument, {
    variables: { creditorId },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useLive(CreditSaleRecordedDocument, refetch, { skip });
  useLive(CreditChangedDocument, refetch, { skip });
  const standing = (!skip && data?.creditStanding) || null;
  const freeSlip = useFreeSlip(draft, known);
  // A creditor without sales for weeks is missing from the habits; the server returns its older vehicles.
  const habits = [...known.habits, ...(standing?.vehicles ?? []).map((older) => ({ ...older, creditorId }))];

  return {
    draft,
    // Another creditor has other vehicles, and so another product; another pump may sell others. A product that was left
    // to choose for another line of a slip is proposed again for another vehicle.
    change: (change) =>
      setDraft((before) => ({
        ...before,
        ...(change.creditorId !== undefined && { vehicle: '', productId: null, overLimitReason: '' }),
        ...(change.pumpId !== undefined && before.productId !== '' && { productId: null }),
        ...(change.vehicle !== undefined && before.productId === '' && { productId: null }),
        ...change,
      })),
    replace: setDraft,
    sale: saleOf(draft, { ...known, habits, standing, freeSlip }),
    standing,
    habits,
    standingFailed: error !== undefined && standing === null,
  };
}

/**
 * The first free number from the proposed one on, which is in no book: other shifts, late entries and sales that wait for
 * approval use numbers that are not in the list of this shift. Undefined until loaded.
 */
function useFreeSlip(
  { creditorId, slipNo }: SaleDraft,
  { slips, isLate }: Pick<Known, 'slips' | 'isLate'>,
): string | null | undefined {
  const proposal = proposedSlip(creditorId, slips);
  const skip = slipNo !== null || !proposal.isLoose || isLate;
  const { data, refetch } = useQuery(CreditFreeSlipDocument, {
    variables: { slipNo: proposal.slipNo, creditorId: creditorId === '' ? null : Number(creditorId) },
    skip,
    fetchPolicy: 'network-only',
  });
  useLive(CreditSaleRecordedDocument, refetch, { skip });
  useLive(ChangeRequestedDocument, refetch, { skip });
  useLive(ChangeDecidedDocument, refetch, { skip });
  return skip ? undefined : data?.creditFreeSlip;
}
