import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface AnchorProps {
  of: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement>;
}

/**
 * The target of a Mantine popover or menu whose button or field is rendered elsewhere, so that the popover can load after
 * it. Renders nothing.
 */
export function Anchor({ of, ref }: AnchorProps) {
  useImperativeHandle(ref, () => of.current!, [of]);
  return null;
}
