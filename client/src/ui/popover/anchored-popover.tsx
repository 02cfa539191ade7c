import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Popover, type PopoverProps } from '../kit/popover';
import { Anchor } from './anchor';
import type { Anchored } from './use-anchored';

export interface AnchoredPopoverProps
  extends Pick<PopoverProps, 'position' | 'width' | 'trapFocus' | 'portalProps' | 'middlewares' | 'withRoles'> {
  of: Anchored;
  label?: string;
  role?: 'dialog' | 'note';
  className?: string;
  children: ReactNode;
}

/** A panel beside its button. Loaded when it first opens: hardly any page needs one for its first paint. */
export default function AnchoredPopover({ of, label, role, className, children, ...rest }: AnchoredPopoverProps) {
  const { id, anchor, setOpened, dropdown } = of;
  // Mounts closed, since Mantine notes at the opening where the focus returns to.
  const [opened, setShown] = useState(false);
  useLayoutEffect(() => setShown(of.opened), [of.opened]);
  return (
    <Popover {...rest} id={id} opened={opened} onChange={setOpened} returnFocus>
      <Popover.Target>
        <Anchor of={anchor} />
      </Popover.Target>
      <Popover.Dropdown ref={dropdown} className={className} {...(role && { role })} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
