import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { ConfirmHost } from '../ui/dialog/confirm-dialog';

/** Where toasts and questions appear. Loaded by itself, since the first page is there before either. */
export default function Overlays() {
  return (
    <>
      <ConfirmHost />
      <Notifications position="bottom-right" limit={5} />
    </>
  );
}
