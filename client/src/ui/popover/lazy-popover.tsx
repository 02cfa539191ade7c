import { lazy } from 'react';
import { LazyBoundary } from '../feedback/lazy-boundary';
import { lazyWhenIdle } from '../feedback/lazy-when-idle';
import type { AnchoredPopoverProps } from './anchored-popover';

const loadPopover = () => import('./anchored-popover');
const AnchoredPopover = lazy(loadPopover);
lazyWhenIdle(loadPopover)().catch((error: unknown) => console.warn('Not loaded before it is asked for', error));

/** A panel beside its button or field, which loads when it first opens. */
export const LazyPopover = (props: AnchoredPopoverProps) =>
  props.of.isUsed && (
    <LazyBoundary>
      <AnchoredPopover {...props} />
    </LazyBoundary>
  );
