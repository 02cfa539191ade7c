import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/login', open: true, lazy: () => import('./login-page') },
  { path: '/update-password', open: true, lazy: () => import('./update-password-page') },
  { path: '/setup', open: true, lazy: () => import('./set-up-page') },
  { path: '/page/my-account', lazy: () => import('./my-account-page') },
  { path: '/page/api-keys', lazy: () => import('./api-keys/api-keys-page') },
];
