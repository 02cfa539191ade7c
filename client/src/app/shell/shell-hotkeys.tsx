import { useHotkeys } from '../../hooks/use-hotkeys';
import { t } from '../../i18n/translate';
import { toastNotice } from '../../ui/feedback/toast-notice';
import type { NavigationItem } from '../navigation';
import { useOpenItem, useShellActions } from './shell-actions';

interface ShellHotkeysProps {
  items: readonly NavigationItem[];
  onSearch: () => void;
}

/** Registers the shortcuts that work on every page; those of pages follow their menu item. Renders nothing. */
export function ShellHotkeys({ items, onSearch }: ShellHotkeysProps) {
  const open = useOpenItem();
  const { openShortcuts, openCash, togglePanel } = useShellActions();
  const pages = items.flatMap((item) =>
    item.hotkey === undefined ? [] : { keys: item.hotkey, label: t(item.label), run: () => open(item) },
  );
  useHotkeys([
    { keys: 'Ctrl+K', label: t('shell.keys.search'), run: onSearch },
    { keys: 'Alt+G', label: t('shell.keys.search'), run: onSearch },
    ...pages,
    { keys: 'Alt+M', label: t('shell.cash'), run: openCash },
    { keys: 'Alt+R', label: t('shell.panel'), run: togglePanel },
    // The toast after an entry takes the key while it is there.
    { keys: 'Alt+Z', label: t('shell.keys.undo'), run: () => void toastNotice(t('shell.nothingToUndo')) },
    { keys: '?', label: t('shell.keys.sheet'), run: openShortcuts },
  ]);
  return null;
}
