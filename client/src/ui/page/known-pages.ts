import { createContext, useContext } from 'react';

/** A page or action that this user can open. */
export interface KnownPage {
  path: string;
  label: string;
  hotkey?: string;
  /** Opens the dialog of an action, which has no address. */
  open?: () => void;
}

const KnownPagesContext = createContext<readonly KnownPage[]>([]);

/** Provides the pages that exist, so that a feature can link to another feature that may be missing. */
export const KnownPages = KnownPagesContext.Provider;

/** Filters these paths to existing pages, in the given order. */
export function useKnownPages(paths: readonly string[]): readonly KnownPage[] {
  const known = useContext(KnownPagesContext);
  return paths.flatMap((path) => known.find((page) => page.path === path) ?? []);
}
