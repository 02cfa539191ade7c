import { notifications } from '@mantine/notifications';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { said, t } from '../i18n/translate';
import { play } from './sound';
import classes from './toast.module.css';

/** Specification, section 9: about 6 seconds. */
const DISMISS_AFTER_MS = 6_000;

const common = () => ({
  autoClose: DISMISS_AFTER_MS,
  withBorder: true,
  classNames: { description: classes.message },
  closeButtonProps: { 'aria-label': t('ui.toast.dismiss') },
});

/** Each line may be a text of the server. */
const inLines = (message: string): string => message.split('\n').map(said).join('\n');

/** A green toast with the success sound. */
export function toastSuccess(message: string): void {
  play('success');
  notifications.show({
    ...common(),
    title: t('ui.toast.success'),
    message: inLines(message),
    color: 'green',
    role: 'status',
    icon: <IconCheck size={18} />,
  });
}

/** A red toast with the error sound. */
export function toastFailure(message: string): void {
  play('failure');
  notifications.show({
    ...common(),
    title: t('ui.toast.failure'),
    message: inLines(message),
    color: 'red',
    role: 'alert',
    icon: <IconAlertTriangle size={18} />,
  });
}
