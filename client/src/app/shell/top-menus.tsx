import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/translate';
import { typesText } from '../../ui/dialog/play-key';
import { defineLazyPart, useKeyForPart, useLazyPart } from '../../ui/feedback/lazy-part';
import { UnstyledButton } from '../../ui/kit/buttons';
import { withinTime } from '../load-page';
import { MENUS, type NavigationItem } from '../navigation';
import { sectionsOf } from './menu-sections';
import classes from './top-menus.module.css';

const menuBar = defineLazyPart(withinTime(() => import('./menu-bar')));

/**
 * The menu bar, SWIPE to ADMIN. Its menus load when the browser is idle or when the bar is first used, and then do what was
 * begun without them: open the pressed menu, or act on the key.
 */
export function TopMenus({ items }: { items: readonly NavigationItem[] }) {
  const bar = useLazyPart(menuBar);
  const { Part: MenuBar, load } = bar;
  const menus = MENUS.filter((menu) => sectionsOf(items, menu).length > 0);
  /** The indexes of the menus that were pressed and that have the focus. */
  const begun = useRef<{ pressed: number | null; focused: number | null }>({ pressed: null, focused: null });
  const place = useRef<HTMLDivElement>(null);
  const playLater = useKeyForPart(bar, place);

  useLayoutEffect(() => {
    const { focused } = begun.current;
    if (MenuBar === null || focused === null) return;
    place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[focused]?.focus();
  }, [MenuBar]);

  useEffect(() => {
    if (MenuBar !== null) return;
    /** A press that ends elsewhere opens nothing, and a press elsewhere takes back the one before. */
    const onPointer = ({ type, target }: PointerEvent): void => {
      const { pressed } = begun.current;
      const item = pressed === null ? null : place.current?.querySelectorAll('[role="menuitem"]')[pressed];
      if (type === 'pointercancel' || !item?.contains(target as Node)) begun.current.pressed = null;
    };
    for (const type of POINTER_EVENTS) window.addEventListener(type, onPointer, { capture: true });
    return () => {
      for (const type of POINTER_EVENTS) window.removeEventListener(type, onPointer, { capture: true });
    };
  }, [MenuBar]);

  const onClick = async (index: number): Promise<void> => {
    begun.current.pressed = index;
    if (!(await load())) begun.current.pressed = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, altKey, metaKey, nativeEvent } = event;
    if (ctrlKey || altKey || metaKey || !(MENU_KEYS.includes(key) || typesText(nativeEvent))) return;
    event.preventDefault();
    playLater(event);
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
                if (begun.current.pressed === index) begun.current.pressed = null;
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

const POINTER_EVENTS = ['pointerdown', 'pointerup', 'pointercancel'] as const;
/** The keys of a closed menu bar, besides letters. */
const MENU_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Home', 'End'];
