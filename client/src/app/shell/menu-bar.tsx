import { Link } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { Menu, Menubar } from '../../ui/kit/menu';
import type { MenuName, NavigationItem } from '../navigation';
import { type MenuSection, sectionsOf } from './menu-sections';
import { useShellActions } from './shell-actions';
import classes from './top-menus.module.css';

/** Renders open menus inside the page's banner: outside it they would be in no landmark. */
const PORTAL = { target: '#top-bar', reuseTargetNode: false } as const;

interface MenuBarProps {
  items: readonly NavigationItem[];
  menus: readonly MenuName[];
  /** The index of the menu that is open at first. */
  opened: number | null;
}

/** The menus of the bar: each has entries on the left and reports on the right. */
export default function MenuBar({ items, menus, opened }: MenuBarProps) {
  return (
    <Menubar className={classes.bar} aria-label={t('shell.menus')} defaultOpenIndex={opened}>
      {menus.map((menu) => {
        const sections = sectionsOf(items, menu);
        const isReports = ({ items: [first] }: MenuSection): boolean => first?.kind === 'report';
        return (
          <Menubar.Menu key={menu} offset={1} withInitialFocusPlaceholder={false} portalProps={PORTAL}>
            <Menubar.Target className={classes.target}>{t(`menu.${menu}`)}</Menubar.Target>
            <Menubar.Dropdown className={classes.dropdown}>
              <Column sections={sections.filter((section) => !isReports(section))} />
              <Column sections={sections.filter(isReports)} />
            </Menubar.Dropdown>
          </Menubar.Menu>
        );
      })}
    </Menubar>
  );
}

const MANY_ITEMS = 12;

function Column({ sections }: { sections: MenuSection[] }) {
  if (sections.length === 0) return null;
  const many = sections.flatMap(({ items }) => items).length > MANY_ITEMS;
  return (
    <div className={classes.column} data-many={many || undefined}>
      {sections.map(({ label, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; a menu takes groups
        <div key={label} role="group" aria-label={t(label)} className={classes.section}>
          <Menu.Label aria-hidden>{t(label)}</Menu.Label>
          {items.map((item) => (
            <Item key={item.path} item={item} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Item({ item }: { item: NavigationItem }) {
  const { openAction } = useShellActions();
  const shown = {
    className: classes.item,
    rightSection: item.hotkey && <kbd>{item.hotkey}</kbd>,
    children: t(item.label),
  };
  if (item.kind === 'action') return <Menu.Item {...shown} onClick={() => openAction(item.path)} />;
  return <Menu.Item {...shown} component={Link} to={item.path} />;
}
