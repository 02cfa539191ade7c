import { useLayoutEffect } from 'react';
import { type createBrowserRouter, Outlet, useLocation } from 'react-router-dom';
import { readToken } from '../graphql/session';
import { FILLING, frontDialog, hasFocus, holdKeys } from '../ui/dialog/held-keys';

type Router = ReturnType<typeof createBrowserRouter>;

/** Effects of what was drawn last may still move the focus: so long it has to stay where it is. */
const SETTLED_MS = 300;
const SETTLED_LOOKS = 12;
const FIELDS = ':is(input, textarea, select):enabled:not([type=hidden])';

/** The page that is drawn; null before the first one. */
let shown: string | null = null;

/** Around all pages: notes which one is drawn. */
export function OpenedPages() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    shown = pathname;
  }, [pathname]);
  return <Outlet />;
}

const isField = (element: Element | null): boolean => element?.matches('input, textarea, select') ?? false;

/** Whether the page has put the focus where it begins, or has nothing left to come that would. */
function readyOfPage(): () => boolean {
  let since: number | null = null;
  let looks = 0;
  return () => {
    const page = document.getElementById('main') ?? document.body;
    const dialog = frontDialog();
    if (dialog) return hasFocus(dialog);
    // Somebody may have gone on to the search box with the mouse.
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
 * The log-in is drawn without the router, which is loaded while somebody types there: no page is under way before the
 * token is stored.
 */
const isBeforeLogIn = (): boolean => shown === null && readToken() === null;

/** Gone to and not drawn yet, or asked about first (hooks/use-leave-guard.ts). */
const isUnderWay = ({ state }: Router): boolean =>
  !isBeforeLogIn() &&
  ([...state.blockers.values()].some((blocker) => blocker.state === 'blocked') ||
    shown !== state.location.pathname ||
    (state.navigation.state !== 'idle' && state.navigation.location.pathname !== shown));

/** From the moment another page is gone to, holds what is typed until it is there, with the focus in its first field. */
export function holdKeysForPages(router: Router): void {
  let isHeld = false;
  const hold = (): void => {
    if (isHeld || !isUnderWay(router)) return;
    isHeld = true;
    let isReady: (() => boolean) | null = null;
    const ready = (): boolean => {
      if (isUnderWay(router)) {
        isReady = null;
        return false;
      }
      isReady ??= readyOfPage();
      return isReady();
    };
    const onOver = (): void => {
      isHeld = false;
    };
    holdKeys({ ready, onOver, passesShortcuts: () => !isUnderWay(router) });
  };
  router.subscribe(hold);
  hold();
}
