import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import type { Area } from '../i18n/areas';
import { SkeletonRows } from '../ui/feedback/loading';
import { drawnInLanguage } from '../ui/page/drawn-in-language';
import { withinTime, withTexts } from './load-page';
import { holdKeysForPages, OpenedPages } from './opened-pages';
import { homeWhenLoggedIn, requireLogin } from './require-login';
import { RouteFailed } from './route-failed';
import { routes } from './routes';

const LOGIN = '/login';
/** What the frame says, and the tables of rows that can be changed on every page in it. */
const FRAME_TEXTS: readonly Area[] = ['navigation', 'approvals'];

/** A page, or the frame around the pages, in the language in use. */
const inLanguage = (load: () => Promise<{ Component: ComponentType }>) => async () => {
  const { Component } = await load();
  return { Component: drawnInLanguage(Component) };
};

const pageOf = ({ path, lazy }: (typeof routes)[number]): RouteObject => ({
  path,
  lazy: inLanguage(withinTime(lazy)),
  loader: path === LOGIN ? homeWhenLoggedIn : undefined,
});

/** Every page loads by itself; all but the open ones stand in the shell, behind the log-in. */
export const router = createBrowserRouter([
  {
    Component: OpenedPages,
    ErrorBoundary: RouteFailed,
    HydrateFallback: SkeletonRows,
    children: [
      ...routes.filter(({ open }) => open).map(pageOf),
      {
        loader: requireLogin,
        lazy: inLanguage(withinTime(withTexts(FRAME_TEXTS, () => import('./shell/shell')))),
        children: [
          {
            // Not of a page itself: one that did not load has none, and would take the frame with it.
            ErrorBoundary: RouteFailed,
            children: [
              ...routes.filter(({ open }) => !open).map(pageOf),
              { path: '*', element: <Navigate to="/404" replace /> },
            ],
          },
        ],
      },
    ],
  },
]);

holdKeysForPages(router);

/** Whether the page now open needs no log-in. */
export const isOnOpenPage = (): boolean =>
  routes.some(({ path, open }) => open && path === router.state.location.pathname);

export const goToLogin = (): void => void router.navigate(LOGIN);
