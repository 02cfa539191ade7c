import { lazy } from 'react';
import { LazyBoundary } from '../feedback/lazy-boundary';
import type { DialogProps } from './dialog-props';
import { Opening } from './opening';

const DialogBox = lazy(() => import('./dialog-box'));

/** A dialog that traps the focus and returns it on closing; `data-autofocus` marks the initial field. */
export const Dialog = (props: DialogProps) =>
  props.opened && (
    <LazyBoundary fallback={<Opening />}>
      <DialogBox {...props} />
    </LazyBoundary>
  );
