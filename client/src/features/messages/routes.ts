import type { RouteEntry } from '../../ui/page/route-entry';

export const routes: RouteEntry[] = [
  { path: '/page/send-msg', lazy: () => import('./send-message-page') },
  { path: '/page/msg-subscription', lazy: () => import('./subscription-page') },
  { path: '/page/outbox', lazy: () => import('./outbox-page') },
];
