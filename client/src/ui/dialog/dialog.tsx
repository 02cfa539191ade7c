import { lazy } from 'react';
import { LoadedLater } from '../feedback/loaded-later';
import type { DialogProps } from './dialog-props';
import { Opening } from './opening';

const DialogBox = lazy(() => import('./dialog-box'));

/** A dialog that holds the focus and gives it back; `data-autofocus` marks the field to begin with. */
export const Dialog = (props: DialogProps) =>
  props.opened && (
    <LoadedLater fallback={<Opening />}>
      <DialogBox {...props} />
    </LoadedLater>
  );
