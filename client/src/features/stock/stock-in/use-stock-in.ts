import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { isBusinessDate } from '../../../../../server/domain/kernel/business-date';
import {
  ClosedShiftsOnDocument,
  PendingInvoiceLinesDocument,
  StockChangedDocument,
  type StockInFormQuery,
} from '../../../graphql/generated/graphql';
import { isKept, useUnsaved } from '../../../hooks/unsaved';
import type { Draft } from '../../../hooks/use-draft';
import { useLive } from '../../../hooks/use-live';
import { today } from '../../../ui/text/station-zone';
import { changed, EMPTY_DRAFT, type StockIn, type StockInDraft, sent, shiftDateOf, stockInOf } from './stock-in-draft';
import type { Known, PendingLine } from './stock-in-known';

export type FormFacts = StockInFormQuery['stockInForm'];

interface StockInState {
  draft: StockInDraft;
  stockIn: StockIn;
  known: Known;
  change: (change: Partial<StockInDraft>) => void;
  /** Freezes the draft while it is being sent, until an answer comes. */
  pin: () => void;
  /** Unfreezes it after a refusal, so that current data applies again. */
  release: () => void;
  /** Starts over and deletes the stored draft. */
  reset: () => void;
}

/** The stock-in being typed, stored in the browser, with the server's data of its product and date. */
export function useStockIn(form: FormFacts, isBackward: boolean, kept: Draft<StockInDraft>): StockInState {
  const [draft, setDraft] = useState(kept.found?.value ?? EMPTY_DRAFT);
  useUnsaved(draft !== EMPTY_DRAFT, kept.failed ? undefined : isKept);
  const lines = usePendingLines(draft.productId);
  const closedShifts = useClosedShifts(isBackward ? shiftDateOf(draft, form.now) : '');
  const running = form.shift ? [{ ...form.shift, isLastOfDay: false, tanks: form.tanks }] : [];
  const shifts = isBackward ? closedShifts : running;
  const known: Known = draft.sentWith ?? { now: form.now, lines, shifts, isBackward };
  const stockIn = stockInOf(draft, known);
  const keep = (next: StockInDraft): void => {
    setDraft(next);
    kept.save(next);
  };

  return {
    draft,
    stockIn,
    known,
    change: (change) => keep(changed(draft, change)),
    pin: () => keep(sent(draft, stockIn, known)),
    release: () => keep(changed(draft, {})),
    reset: () => {
      setDraft(EMPTY_DRAFT);
      kept.clear();
    },
  };
}

/** Deliveries of the product still to be unloaded; null without a product and while they load, empty after a failure. */
function usePendingLines(productId: string): readonly PendingLine[] | null {
  const skip = productId === '';
  const { data, error, refetch } = useQuery(PendingInvoiceLinesDocument, {
    variables: { productId: Number(productId) },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useLive(StockChangedDocument, refetch, { skip });
  if (skip) return null;
  return data?.pendingInvoiceLines ?? (error ? [] : null);
}

/** The closed shifts of a past date; empty for any other. */
function useClosedShifts(shiftDate: string): Known['shifts'] {
  const skip = !isBusinessDate(shiftDate) || shiftDate > today();
  const { data } = useQuery(ClosedShiftsOnDocument, {
    variables: { shiftDate },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  return (!skip && data?.closedShiftsOn) || [];
}
