import type { ReactNode } from 'react';
import { defineLazyPart, useOpenedPart } from '../feedback/lazy-part';
import type { AnchoredMenuProps } from './anchored-menu';
import { buttonProps, useAnchored } from './use-anchored';

const anchoredMenu = defineLazyPart(() => import('./anchored-menu'));

interface MenuButtonProps extends Omit<AnchoredMenuProps, 'of'> {
  button: (props: ReturnType<typeof buttonProps>) => ReactNode;
}

/** A button with a menu, which loads when it first opens. */
export function MenuButton({ button, ...menu }: MenuButtonProps) {
  const anchored = useAnchored();
  const AnchoredMenu = useOpenedPart(anchoredMenu, anchored);
  return (
    <>
      {button(buttonProps(anchored, 'menu'))}
      {AnchoredMenu && anchored.isUsed && <AnchoredMenu of={anchored} {...menu} />}
    </>
  );
}
