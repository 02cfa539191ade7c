import { ConfirmHost } from '../ui/dialog/confirm-dialog';
import { EffectsHost } from '../ui/effects/effects-host';
import { Notifications } from '../ui/kit/toasts';
import { ConfirmSessionHost } from './confirm-session-host';

/** Toasts and the dialogs of the whole application. Loaded lazily, since the first page needs neither. */
export default function Overlays() {
  return (
    <>
      <ConfirmHost />
      <EffectsHost />
      <ConfirmSessionHost />
      <Notifications position="bottom-right" limit={5} pauseResetOnHover="notification" />
    </>
  );
}
