import IconGasStation from '@tabler/icons-react/dist/esm/icons/IconGasStation.mjs';
import IconLayoutSidebarRight from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRight.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { BELL_RIGHTS } from '../../../../server/domain/bell-rights';
import { useCan, useRights } from '../../hooks/use-can';
import { useSession } from '../../hooks/use-session';
import { t } from '../../i18n/translate';
import { ActionIcon, Burger } from '../../ui/kit/buttons';
import { usePhone } from '../../ui/page/breakpoints';
import type { NavigationItem } from '../navigation';
import { Bell } from './bell';
import { LinkSearch } from './link-search';
import { useShellActions } from './shell-actions';
import classes from './top-bar.module.css';
import { TopMenus } from './top-menus';
import { UserCard } from './user-card';

interface TopBarProps {
  items: readonly NavigationItem[];
  search: Ref<HTMLInputElement>;
  onPhoneMenu: () => void;
  /** On a phone: the search of that menu. */
  onPhoneSearch: () => void;
}

/**
 * Station, menus, search, the bell of those who decide or manage users or keys, user and panel; on a phone the menus and the search are in the menu behind the burger, and the search has an icon of its own.
 */
export function TopBar({ items, search, onPhoneMenu, onPhoneSearch }: TopBarProps) {
  const phone = usePhone();
  const { stationName } = useSession();
  const rights = useRights();
  const hasPanel = useCan('stock.read', 'credit.read');
  const { togglePanel, panelOpen } = useShellActions();
  return (
    <div className={classes.bar}>
      {phone && <Burger size="sm" className={classes.burger} aria-label={t('shell.openMenu')} onClick={onPhoneMenu} />}
      <Link to="/" className={classes.station} aria-label={`${stationName} ${t('shell.home')}`.trim()}>
        <IconGasStation size={20} aria-hidden />
        <span className={classes.name}>{stationName}</span>
      </Link>
      {!phone && <TopMenus items={items} />}
      {!phone && (
        <div className={classes.search}>
          <LinkSearch items={items} ref={search} withKey />
        </div>
      )}
      <div className={classes.user}>
        {phone && (
          <ActionIcon aria-label={t('shell.searchLabel')} onClick={onPhoneSearch}>
            <IconSearch size={20} />
          </ActionIcon>
        )}
        {BELL_RIGHTS.some((right) => rights.has(right)) && <Bell />}
        <UserCard />
      </div>
      {hasPanel && (
        <ActionIcon
          aria-label={t('shell.panel.toggle')}
          title={t('shell.panel.toggle')}
          aria-expanded={panelOpen}
          data-hotkey="Alt+R"
          onClick={togglePanel}
        >
          <IconLayoutSidebarRight size={20} />
        </ActionIcon>
      )}
    </div>
  );
}
