import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { Menu, type MenuProps } from '../kit/menu';
import { Anchor } from './anchor';
import type { Anchored } from './use-anchored';

export interface AnchoredMenuProps extends Pick<MenuProps, 'closeOnItemClick'> {
  of: Anchored;
  style?: CSSProperties;
  /** The items, made of the parts of Mantine's menu, which load with this part. */
  children: (parts: typeof Menu) => ReactNode;
}

/** The portal of a menu: the dialog around its button, or the page, where screen readers expect it. */
const placeOf = (button: HTMLElement | null): HTMLElement =>
  button?.closest<HTMLElement>('[role="dialog"]') ?? document.getElementById('main') ?? document.body;

/** The menu of a button; its first item gets the focus. Loaded when a menu first opens. */
export default function AnchoredMenu({ of, style, children, ...rest }: AnchoredMenuProps) {
  const { id, anchor, setOpened, dropdown } = of;
  const [opened, setShown] = useState(false);
  useLayoutEffect(() => setShown(of.opened), [of.opened]);
  const onChange = (next: boolean): void => {
    // At once: an item may open a dialog, which gives the focus back to where it was.
    if (!next) anchor.current?.focus();
    setOpened(next);
  };
  return (
    <Menu
      {...rest}
      id={id}
      opened={opened}
      onChange={onChange}
      returnFocus={false}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
      portalProps={{ target: placeOf(anchor.current), reuseTargetNode: false }}
    >
      <Menu.Target>
        <Anchor of={anchor} />
      </Menu.Target>
      <Menu.Dropdown ref={dropdown} style={style}>
        {children(Menu)}
      </Menu.Dropdown>
    </Menu>
  );
}
