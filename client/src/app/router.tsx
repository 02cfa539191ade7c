import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { SkeletonRows } from '../ui/loading';
import { withinTime } from './load-page';
import { homeWhenLoggedIn, requireLogin } from './require-login';
import { RouteFailed } from './route-failed';
import { routes } from './routes';

const LOGIN = '/login';

const pageOf = ({ path, lazy }: (typeof routes)[number]): RouteObject => ({
  path,
  lazy: withinTime(lazy),
  ErrorBoundary: RouteFailed,
  loader: path === LOGIN ? homeWhenLoggedIn : undefined,
});

/** Every page loads by itself; all but the open ones stand in the shell, behind the log-in. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteFailed,
    HydrateFallback: SkeletonRows,
    children: [
      ...routes.filter(({ open }) => open).map(pageOf),
      {
        loader: requireLogin,
        lazy: withinTime(() => import('./shell/shell')),
        children: [
          ...routes.filter(({ open }) => !open).map(pageOf),
          { path: '*', element: <Navigate to="/404" replace /> },
        ],
      },
    ],
  },
]);

/** Whether the page now open needs no log-in. */
export const isOnOpenPage = (): boolean =>
  routes.some(({ path, open }) => open && path === router.state.location.pathname);

export const goToLogin = (): void => void router.navigate(LOGIN);
