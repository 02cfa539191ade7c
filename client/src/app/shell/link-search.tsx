import { type Ref, useMemo } from 'react';
import { t } from '../../i18n/translate';
import type { Option } from '../../ui/match-options';
import { SearchBox } from '../../ui/search-box';
import type { NavigationItem } from '../navigation';
import { useOpenItem } from './shell-actions';

const whereOf = ({ menu, section }: NavigationItem): string =>
  menu && section ? `${t(`menu.${menu}`)} · ${t(section)}` : '';

const optionOf = (item: NavigationItem): Option => ({
  value: item.path,
  label: t(item.label),
  hint: whereOf(item),
  aliases: item.aliases,
});

interface LinkSearchProps {
  items: readonly NavigationItem[];
  ref?: Ref<HTMLInputElement>;
  /** Shows the shortcut in the empty field. */
  withKey?: boolean;
  onGone?: () => void;
}

/** The search over all pages, reports and actions there are. */
export function LinkSearch({ items, ref, withKey = false, onGone }: LinkSearchProps) {
  const open = useOpenItem();
  const options = useMemo(() => [...new Map(items.map((item) => [item.path, optionOf(item)])).values()], [items]);
  const go = ({ value }: Option): void => {
    const item = items.find(({ path }) => path === value);
    if (!item) return;
    open(item);
    onGone?.();
  };
  return (
    <SearchBox
      ref={ref}
      label={t('shell.searchLabel')}
      placeholder={t('shell.search')}
      source={options}
      onChoose={go}
      hotkey="Alt+G"
      aside={withKey ? <kbd>Ctrl K</kbd> : undefined}
    />
  );
}
