import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigationItem } from '../navigation';

/** What several parts of the shell can open. */
export interface ShellActions {
  openAction: (id: string) => void;
  openShortcuts: () => void;
  openCash: () => void;
  togglePanel: () => void;
  panelOpen: boolean;
}

const ShellActionsContext = createContext<ShellActions | null>(null);
export const ShellActionsProvider = ShellActionsContext.Provider;

export function useShellActions(): ShellActions {
  const actions = useContext(ShellActionsContext);
  if (actions === null) throw new Error('Only inside the shell');
  return actions;
}

/** Navigates to the item's page, or opens its dialog. */
export function useOpenItem(): (item: Pick<NavigationItem, 'path' | 'kind'>) => void {
  const navigate = useNavigate();
  const { openAction } = useShellActions();
  return ({ path, kind }) => (kind === 'action' ? openAction(path) : void navigate(path));
}
