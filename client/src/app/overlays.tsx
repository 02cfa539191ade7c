import { ConfirmHost } from '../ui/dialog/confirm-dialog';
import { Notifications } from '../ui/kit/toasts';

/** Toasts and confirmation dialogs. Loaded lazily, since the first page needs neither. */
export default function Overlays() {
  return (
    <>
      <ConfirmHost />
      <Notifications position="top-right" limit={5} />
    </>
  );
}
