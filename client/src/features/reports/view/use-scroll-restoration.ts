import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepLast } from '../../../ui/table/keep-last';

/** The user's scroll position and focus on a page. */
interface Place {
  window: number;
  /** One per table; cards scroll with the window. */
  scrollers: { top: number; left: number }[];
  /** The focused row: its table, its key, and the index of the focused link. */
  row: { table: number; key: string; link: number } | null;
}

/** Keyed by history entry, for as long as the application is open. */
const places = new Map<string, Place>();
const MOST_KEPT = 50;

const keepPlace = (key: string, place: Place): void => keepLast(places, key, place, MOST_KEPT);

const scrollersIn = (page: HTMLElement): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('section[tabindex], [data-cards]'),
];

const linksIn = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('a, button')];

/**
 * A row far down is rendered only after its table has scrolled there, and the page has its full height only after all
 * cards.
 */
const FRAMES_TO_WAIT = 10;

/**
 * Stores the scroll position and focused row of a report, and restores them when the user comes back. `ready` is
 * whether the rows are rendered.
 */
export function useScrollRestoration(page: RefObject<HTMLElement | null>, ready: boolean): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const keyBefore = useRef(key);

  // Changing a filter replaces the history entry.
  useLayoutEffect(() => {
    const before = places.get(keyBefore.current);
    if (navigation === NavigationType.Replace && before) keepPlace(key, before);
    keyBefore.current = key;
  }, [key, navigation]);

  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    const keep = (): void => {
      // The router scrolls the window to the top for the next page before this listener is removed.
      if (root.isConnected) keepPlace(key, placeOn(root));
    };
    root.addEventListener('scroll', keep, { capture: true, passive: true });
    root.addEventListener('focusin', keep);
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      root.removeEventListener('scroll', keep, { capture: true });
      root.removeEventListener('focusin', keep);
      window.removeEventListener('scroll', keep);
    };
  }, [page, key]);

  const back = useRef<string | null>(null);
  useLayoutEffect(() => {
    const root = page.current;
    if (root === null || !ready || back.current === key) return;
    back.current = key;
    const place = places.get(key);
    if (navigation === NavigationType.Pop && place) return bringBack(root, place);
    if (navigation === NavigationType.Push) for (const scroller of scrollersIn(root)) scroller.scrollTop = 0;
  }, [page, key, navigation, ready]);
}

function placeOn(root: HTMLElement): Place {
  const scrollers = scrollersIn(root);
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  const table = scrollers.findIndex((scroller) => scroller.contains(row ?? null));
  return {
    window: window.scrollY,
    scrollers: scrollers.map(({ scrollTop, scrollLeft }) => ({ top: scrollTop, left: scrollLeft })),
    row:
      row && table >= 0
        ? { table, key: row.dataset.row!, link: linksIn(row).indexOf(document.activeElement as HTMLElement) }
        : null,
  };
}

/** Scrolls at once, and focuses the row once it is rendered. Returns a function that cancels the waiting. */
function bringBack(root: HTMLElement, { window: top, scrollers, row }: Place): () => void {
  for (const [place, scroller] of scrollersIn(root).entries()) {
    scroller.scrollTop = scrollers[place]?.top ?? 0;
    scroller.scrollLeft = scrollers[place]?.left ?? 0;
  }
  let frame = 0;
  let waited = 0;
  const bring = (): void => {
    const isThere = Math.abs(window.scrollY - top) < 1;
    if (!isThere) window.scrollTo({ top, behavior: 'instant' });
    const isDone = isFocused(root, row) && isThere;
    if (!isDone && waited++ < FRAMES_TO_WAIT) frame = requestAnimationFrame(bring);
  };
  bring();
  return () => cancelAnimationFrame(frame);
}

/** Focuses the row if it is rendered; returns whether it was. */
function isFocused(root: HTMLElement, row: Place['row']): boolean {
  if (row === null) return true;
  const drawn = scrollersIn(root)[row.table]?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.key)}"]`);
  const target = drawn && (linksIn(drawn)[row.link] ?? linksIn(drawn)[0]);
  target?.focus({ preventScroll: true });
  return target != null;
}
