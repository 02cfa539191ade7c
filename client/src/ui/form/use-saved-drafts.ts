import { useState } from 'react';
import { draftsOf, removeDraft } from '../../hooks/draft-store';
import { type KnownPage, useKnownPages } from '../page/known-pages';

const CORRECTION = '/page/correct-shift';

/** The page on which each kind of draft is continued. */
const PAGES = {
  'close-shift': '/closeshift',
  'correct-shift': CORRECTION,
  'stock-in': '/page/stock-in',
  'backward-stock-in': '/page/backward-stockin',
  'credit-sale': '/page/credit-entry',
  'creditor-payment': '/page/creditor-payment-entry',
  expenditure: '/page/expenditure-detail',
  'employee-advance': '/page/employee-advance',
  'cash-collection': '/page/employee-cash-collection',
} as const;
const PATHS = Object.values(PAGES);

/** A draft in this browser, with the page that continues it. */
export interface SavedDraft extends KnownPage {
  /** The draft's name in the browser's storage: 'close-shift:41'. */
  what: string;
  savedAt: string;
  /** It belongs to a shift that no longer runs, so it is never loaded and can only be discarded. */
  isOver: boolean;
}

/** A user's drafts in this browser, newest first, and a function to discard one. */
export function useSavedDrafts(
  userId: number,
  shiftId: number | undefined,
): { drafts: SavedDraft[]; discard: (what: string) => void } {
  const pages = useKnownPages(PATHS);
  const [kept, setKept] = useState(() => draftsOf(localStorage, userId));
  const drafts = kept.flatMap(({ what, savedAt }) => {
    const [kind = '', shift] = what.split(':');
    const page = pages.find(({ path }) => path === PAGES[kind as keyof typeof PAGES]);
    if (page === undefined) return [];
    if (page.path === CORRECTION)
      return [{ ...page, path: `${CORRECTION}?shiftId=${shift}`, what, savedAt, isOver: false }];
    const isOver = shift !== undefined && Number(shift) !== shiftId;
    return [{ ...page, what, savedAt, isOver }];
  });
  const discard = (what: string): void => {
    removeDraft(localStorage, userId, what);
    setKept(draftsOf(localStorage, userId));
  };
  return { drafts, discard };
}
