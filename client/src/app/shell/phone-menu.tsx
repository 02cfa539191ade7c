import '../../ui/kit/overlay-styles';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { useReturnFocus } from '../../ui/dialog/use-return-focus';
import { Accordion } from '../../ui/kit/accordion';
import { NavLink } from '../../ui/kit/nav-link';
import { Drawer } from '../../ui/kit/overlays';
import { MENUS, type NavigationItem } from '../navigation';
import { LinkSearch } from './link-search';
import { sectionsOf } from './menu-sections';
import classes from './phone-menu.module.css';
import { PhoneNotices } from './phone-notices';
import { useShellActions } from './shell-actions';

interface PhoneMenuProps {
  items: readonly NavigationItem[];
  /** The whole menu, the whole menu with the search focused, or only the reports. */
  open: 'all' | 'search' | 'reports';
  onClose: () => void;
}

/** The menus of a phone: the search, and below it the menu bar's tree, collapsed. */
export default function PhoneMenu({ items, open, onClose }: PhoneMenuProps) {
  useReturnFocus(true);
  const reportsOnly = open === 'reports';
  const shown = reportsOnly ? items.filter(({ kind }) => kind === 'report') : items;
  return (
    <Drawer
      opened
      onClose={onClose}
      size="100%"
      classNames={{ body: classes.body }}
      title={t(reportsOnly ? 'shell.reports' : 'shell.menus')}
      closeButtonProps={{ 'aria-label': t('shell.closeMenu') }}
    >
      <LinkSearch items={items} takesFocus={open === 'search'} onGone={onClose} />
      {!reportsOnly && <PhoneNotices onGone={onClose} />}
      <Accordion mt="md" key={String(reportsOnly)} chevronPosition="right">
        {MENUS.map((menu) => {
          const sections = sectionsOf(shown, menu);
          if (sections.length === 0) return null;
          return (
            <Accordion.Item key={menu} value={menu}>
              <Accordion.Control>{t(`menu.${menu}`)}</Accordion.Control>
              <Accordion.Panel>
                {sections.map((section) => (
                  <section key={section.label}>
                    <h3 className={classes.section}>{t(section.label)}</h3>
                    {section.items.map((item) => (
                      <PhoneItem key={item.path} item={item} onGone={onClose} />
                    ))}
                  </section>
                ))}
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
    </Drawer>
  );
}

function PhoneItem({ item, onGone }: { item: NavigationItem; onGone: () => void }) {
  const { openAction } = useShellActions();
  const { pathname } = useLocation();
  const label = t(item.label);
  if (item.kind !== 'action') {
    return (
      <NavLink
        component={Link}
        to={item.path}
        label={label}
        active={pathname === item.path}
        onClick={onGone}
        className={classes.item}
      />
    );
  }
  return (
    <NavLink
      component="button"
      label={label}
      className={classes.item}
      onClick={() => {
        onGone();
        openAction(item.path);
      }}
    />
  );
}
