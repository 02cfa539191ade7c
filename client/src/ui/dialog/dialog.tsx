import { lazy } from 'react';
import { LoadedLater } from '../feedback/loaded-later';
import type { DialogProps } from './dialog-props';
import { Opening } from './opening';

const DialogBox = lazy(() => import('./dialog-box'));

/** A dialog that traps the focus and returns it on closing; `data-autofocus` marks the initial field. */
export const Dialog = (props: DialogProps) =>
  props.opened && (
    <LoadedLater fallback={<Opening />}>
      <DialogBox {...props} />
    </LoadedLater>
  );
