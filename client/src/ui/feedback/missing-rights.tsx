import { lazy } from 'react';
import { LazyBoundary } from './lazy-boundary';
import { SkeletonRows } from './loading';
import type { MissingRightsProps } from './missing-rights-state';

const State = lazy(() => import('./missing-rights-state'));

/**
 * Replaces what a user may not use but has opened by its address or a link: a page, a list, a report or an import. What
 * a page only offers, such as a menu item or a button, is left out instead.
 */
export const MissingRights = (props: MissingRightsProps) => (
  <LazyBoundary fallback={<SkeletonRows />}>
    <State {...props} />
  </LazyBoundary>
);
