import { ConfirmHost } from '../ui/dialog/confirm-dialog';
import { EffectsHost } from '../ui/effects/effects-host';
import { Notifications } from '../ui/kit/toasts';
import { ConfirmSessionHost } from './confirm-session-host';
import classes from './overlays.module.css';

/** Toasts and the dialogs of the whole application. Loaded lazily, since the first page needs neither. */
export default function Overlays() {
  return (
    <>
      <ConfirmHost />
      <EffectsHost />
      <ConfirmSessionHost />
      {/* The main button of a form is at the bottom right, on a phone across the bottom. */}
      <Notifications
        position="bottom-left"
        classNames={{ root: classes.toasts }}
        limit={5}
        pauseResetOnHover="notification"
      />
    </>
  );
}
