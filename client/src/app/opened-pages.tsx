import { useLayoutEffect } from 'react';
import { type createBrowserRouter, Outlet, useLocation } from 'react-router-dom';
import { readToken } from '../graphql/session';
import { FILLING, frontDialog, hasFocus, holdKeys } from '../ui/dialog/held-keys';

type Router = ReturnType<typeof createBrowserRouter>;

/** Effects of the last render may still move the focus, so it counts only after it has been still this long. */
const SETTLED_MS = 300;
const SETTLED_LOOKS = 12;
const FIELDS = ':is(input, textarea, select):enabled:not([type=hidden])';

/** The page on screen; null before the first one. */
let shown: string | null = null;

/** Wraps all pages and records which one is rendered. */
export function OpenedPages() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    shown = pathname;
  }, [pathname]);
  return <Outlet />;
}

const isField = (element: Element | null): boolean => element?.matches('input, textarea, select') ?? false;

/** Returns a predicate: the page has focused its first field, or has nothing left to load that would. */
function readyOfPage(): () => boolean {
  let since: number | null = null;
  let looks = 0;
  return () => {
    const page = document.getElementById('main') ?? document.body;
    const dialog = frontDialog();
    if (dialog) return hasFocus(dialog);
    // The user may have clicked the search box.
    if (hasFocus(page) || isField(document.activeElement)) return true;
    if (page.querySelector(FILLING) !== null && page.querySelector(FIELDS) === null) {
      since = null;
      looks = 0;
      return false;
    }
    since ??= performance.now();
    looks += 1;
    return looks >= SETTLED_LOOKS && performance.now() - since >= SETTLED_MS;
  };
}

/**
 * The log-in page is rendered without the router, which loads in the background, so no page is opening before the token is
 * stored.
 */
const isBeforeLogIn = (): boolean => shown === null && readToken() === null;

/**
 * A navigation has begun and its page is not rendered yet, or the leave guard is asking for confirmation
 * (hooks/use-leave-guard.ts).
 */
const isInFlight = ({ state }: Router): boolean =>
  !isBeforeLogIn() &&
  ([...state.blockers.values()].some((blocker) => blocker.state === 'blocked') ||
    shown !== state.location.pathname ||
    (state.navigation.state !== 'idle' && state.navigation.location.pathname !== shown));

/** Holds key presses from the start of a navigation until the new page has the focus in its first field. */
export function holdKeysForPages(router: Router): void {
  let isHeld = false;
  const hold = (): void => {
    if (isHeld || !isInFlight(router)) return;
    isHeld = true;
    let isReady: (() => boolean) | null = null;
    const ready = (): boolean => {
      if (isInFlight(router)) {
        isReady = null;
        return false;
      }
      isReady ??= readyOfPage();
      return isReady();
    };
    const onOver = (): void => {
      isHeld = false;
    };
    holdKeys({ ready, onOver, passesShortcuts: () => !isInFlight(router) });
  };
  router.subscribe(hold);
  hold();
}
