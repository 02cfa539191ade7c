import { useApolloClient } from '@apollo/client/react';
import { type Ref, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { SlipPlacesDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import type { Option } from '../../ui/match-options';
import { SearchBox } from '../../ui/search-box';
import type { NavigationItem } from '../navigation';
import { useOpenItem } from './shell-actions';
import { placeOption, slipAskedFor } from './slip-places';

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

/** The search over all pages, reports and actions there are; by a slip's number it tells where that slip is. */
export function LinkSearch({ items, ref, withKey = false, onGone }: LinkSearchProps) {
  const open = useOpenItem();
  const navigate = useNavigate();
  const client = useApolloClient();
  const options = useMemo(() => [...new Map(items.map((item) => [item.path, optionOf(item)])).values()], [items]);
  const findSlip = async (slipNo: string): Promise<readonly Option[]> => {
    const { data } = await client.query({
      query: SlipPlacesDocument,
      variables: { slipNo },
      fetchPolicy: 'network-only',
    });
    return (data?.slipPlaces ?? []).map(placeOption);
  };
  const go = ({ value, to }: Option): void => {
    const item = items.find(({ path }) => path === value);
    if (to !== undefined) void navigate(to);
    else if (item) open(item);
    onGone?.();
  };
  return (
    <SearchBox
      ref={ref}
      label={t('shell.searchLabel')}
      placeholder={t('shell.search')}
      source={options}
      also={{ termOf: slipAskedFor, source: findSlip }}
      onChoose={go}
      hotkey="Alt+G"
      aside={withKey ? <kbd>Ctrl K</kbd> : undefined}
    />
  );
}
