import type { ComponentType } from 'react';

/** One page of a feature. Features list theirs in `routes.ts`; the application merges them (app/routes.ts). */
export interface RouteEntry {
  /** Absolute, in React Router's syntax: '/closeshift', '/page/:masterPath', '/report/:route/*'. */
  path: string;
  /** Loads the page on the first visit. */
  lazy: () => Promise<{ Component: ComponentType }>;
  /** Public and outside the shell, without GraphQL unless it renders its own GraphqlProvider. */
  open?: true;
}

/** A dialog that opens from a menu instead of a page. */
export interface ActionEntry {
  /** The navigation item's id. */
  id: string;
  lazy: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;
}
