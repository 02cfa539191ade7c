import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { ConfirmHost } from '../ui/dialog/confirm-dialog';

/** Toasts and confirmation dialogs. Loaded lazily, since the first page needs neither. */
export default function Overlays() {
  return (
    <>
      <ConfirmHost />
      <Notifications position="bottom-right" limit={5} />
    </>
  );
}
