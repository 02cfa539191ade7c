import { createContext, useContext } from 'react';

/** A page or action that this user can go to. */
export interface KnownPage {
  path: string;
  label: string;
  hotkey?: string;
}

const KnownPagesContext = createContext<readonly KnownPage[]>([]);

/** The shell says here which pages there are, so that a feature can link to another one that may not be there. */
export const KnownPages = KnownPagesContext.Provider;

/** Those of the pages that there are, in the order asked for. */
export function useKnownPages(paths: readonly string[]): readonly KnownPage[] {
  const known = useContext(KnownPagesContext);
  return paths.flatMap((path) => known.find((page) => page.path === path) ?? []);
}
