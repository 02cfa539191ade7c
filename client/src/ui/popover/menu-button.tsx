import { lazy, type ReactNode } from 'react';
import { LazyBoundary } from '../feedback/lazy-boundary';
import { lazyWhenIdle } from '../feedback/lazy-when-idle';
import type { AnchoredMenuProps } from './anchored-menu';
import { buttonProps, useAnchored } from './use-anchored';

const loadMenu = () => import('./anchored-menu');
const AnchoredMenu = lazy(loadMenu);
lazyWhenIdle(loadMenu)().catch((error: unknown) => console.warn('Not loaded before it is asked for', error));

interface MenuButtonProps extends Omit<AnchoredMenuProps, 'of'> {
  button: (props: ReturnType<typeof buttonProps>) => ReactNode;
}

/** A button with a menu, which loads when it first opens. */
export function MenuButton({ button, ...menu }: MenuButtonProps) {
  const anchored = useAnchored();
  return (
    <>
      {button(buttonProps(anchored, 'menu'))}
      {anchored.isUsed && (
        <LazyBoundary>
          <AnchoredMenu of={anchored} {...menu} />
        </LazyBoundary>
      )}
    </>
  );
}
