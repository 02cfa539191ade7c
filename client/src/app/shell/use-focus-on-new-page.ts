import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page when it is the first one or another one was gone to, so that the keyboard and a screen reader
 * are there too; not when the page has put it in one of its own fields, nor out of the search, where somebody is since.
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
