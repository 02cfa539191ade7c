import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/translate';
import { typesText } from '../../ui/dialog/play-key';
import { laterPart, useKeyForLater, useLaterPart } from '../../ui/feedback/later-part';
import { UnstyledButton } from '../../ui/kit/buttons';
import { withinTime } from '../load-page';
import { MENUS, type NavigationItem } from '../navigation';
import { sectionsOf } from './menu-sections';
import classes from './top-menus.module.css';

const menuBar = laterPart(withinTime(() => import('./menu-bar')));

/**
 * The menu bar, SWIPE to ADMIN. Its menus load when the browser is idle or when the bar is first used, and then do what was
 * begun without them: open the pressed menu, or act on the key.
 */
export function TopMenus({ items }: { items: readonly NavigationItem[] }) {
  const later = useLaterPart(menuBar);
  const { Part: MenuBar, bring } = later;
  const playLater = useKeyForLater(later);
  const menus = MENUS.filter((menu) => sectionsOf(items, menu).length > 0);
  /** The indexes of the menus that were pressed and that have the focus. */
  const begun = useRef<{ pressed: number | null; focused: number | null }>({ pressed: null, focused: null });
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { focused } = begun.current;
    if (MenuBar === null || focused === null) return;
    place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[focused]?.focus();
  }, [MenuBar]);

  const onClick = async (index: number): Promise<void> => {
    begun.current.pressed = index;
    if (!(await bring())) begun.current.pressed = null;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey, nativeEvent } = event;
    if (ctrlKey || altKey || metaKey || !(MENU_KEYS.includes(key) || typesText(nativeEvent))) return;
    event.preventDefault();
    playLater(nativeEvent);
  };
  return (
    <div ref={place} className={classes.place}>
      {MenuBar ? (
        <MenuBar items={items} menus={menus} opened={begun.current.pressed} />
      ) : (
        <div role="menubar" aria-orientation="horizontal" aria-label={t('shell.menus')} className={classes.bar}>
          {menus.map((menu, index) => (
            <UnstyledButton
              key={menu}
              role="menuitem"
              className={classes.target}
              tabIndex={index === 0 ? 0 : -1}
              aria-haspopup="menu"
              aria-expanded={false}
              onFocus={() => {
                begun.current.focused = index;
              }}
              onBlur={() => {
                begun.current.focused = null;
              }}
              onPointerDown={({ button }) => {
                if (button === 0) begun.current.pressed = index;
              }}
              onClick={() => void onClick(index)}
              onKeyDown={onKeyDown}
            >
              {t(`menu.${menu}`)}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
}

/** The keys of a closed menu bar, besides letters. */
const MENU_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Home', 'End'];
