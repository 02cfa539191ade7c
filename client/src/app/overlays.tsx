import { ConfirmHost } from '../ui/dialog/confirm-dialog';
import { Notifications } from '../ui/kit/toasts';

/** Toasts and confirmation dialogs. Loaded lazily, since the first page needs neither. */
export default function Overlays() {
  return (
    <>
      <ConfirmHost />
      <Notifications position="bottom-right" limit={5} pauseResetOnHover="notification" />
    </>
  );
}
