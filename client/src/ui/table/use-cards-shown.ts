import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepLast } from './keep-last';

const CARDS_AT_ONCE = 100;
const MOST_KEPT = 50;

/** Keyed by history entry and the cards' label, for as long as the application is open. */
const kept = new Map<string, number>();

/** The number of rendered cards, and a function to render more; restored when the user comes back to a page. */
export function useCardsShown(label: string): [shown: number, showMore: () => void] {
  const { key } = useLocation();
  const place = `${key} ${label}`;
  const [shown, setShown] = useState(() => kept.get(place) ?? CARDS_AT_ONCE);
  useEffect(() => {
    if (shown > CARDS_AT_ONCE) keepLast(kept, place, shown, MOST_KEPT);
  }, [place, shown]);
  return [shown, () => setShown(shown + CARDS_AT_ONCE)];
}
