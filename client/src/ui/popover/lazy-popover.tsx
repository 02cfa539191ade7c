import { defineLazyPart, useOpenedPart } from '../feedback/lazy-part';
import type { AnchoredPopoverProps } from './anchored-popover';

const anchoredPopover = defineLazyPart(() => import('./anchored-popover'));

/** A panel beside its button or field, which loads when it first opens. */
export function LazyPopover(props: AnchoredPopoverProps) {
  const AnchoredPopover = useOpenedPart(anchoredPopover, props.of);
  return AnchoredPopover && props.of.isUsed && <AnchoredPopover {...props} />;
}
