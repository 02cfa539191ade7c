import type { ComponentType } from 'react';

/** One page of a feature. Features list theirs in `routes.ts`; the application merges them (app/routes.ts). */
export interface RouteEntry {
  /** From the root, as React Router writes it: '/closeshift', '/page/:masterPath', '/report/:route/*'. */
  path: string;
  /** Loads the page when it is first gone to. */
  lazy: () => Promise<{ Component: ComponentType }>;
  /** Outside the shell and open without a log-in, and without GraphQL unless it brings its GraphqlProvider. */
  open?: true;
}

/** A dialog that opens from a menu instead of a page. */
export interface ActionEntry {
  /** As the navigation names it. */
  id: string;
  lazy: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;
}
