import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { FRAME_TEXTS } from '../i18n/areas';
import { SkeletonRows } from '../ui/feedback/loading';
import { withLocale } from '../ui/page/with-locale';
import { withinTime, withTexts } from './load-page';
import { holdKeysForPages, OpenedPages } from './opened-pages';
import { homeWhenLoggedIn, requireLogin } from './require-login';
import { RouteFailed } from './route-failed';
import { routes } from './routes';

const LOGIN = '/login';

/** Wraps a page, or the frame around the pages, so that it re-renders on a change of language. */
const inLanguage = (load: () => Promise<{ Component: ComponentType }>) => async () => {
  const { Component } = await load();
  return { Component: withLocale(Component) };
};

const pageOf = ({ path, lazy }: (typeof routes)[number]): RouteObject => ({
  path,
  lazy: inLanguage(withinTime(lazy)),
  loader: path === LOGIN ? homeWhenLoggedIn : undefined,
});

/** Every page is loaded lazily; all but the public ones are in the shell, behind the log-in. */
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
            // A page cannot hold its own boundary: if it fails to load it has none, and the error would replace the
            // frame.
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

/** Whether the current page is public. */
export const isOnOpenPage = (): boolean =>
  routes.some(({ path, open }) => open && path === router.state.location.pathname);

export const goToLogin = (): void => void router.navigate(LOGIN);
