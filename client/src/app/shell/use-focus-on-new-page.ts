import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the page on first load and after navigation, for keyboard and screen reader users. Does nothing if the page
 * has focused one of its own fields or the user has moved into the search.
 */
export function useFocusOnNewPage(): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const focused = document.activeElement;
    if (main.current?.contains(focused) || focused instanceof HTMLInputElement) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
