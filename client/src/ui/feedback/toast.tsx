import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { t } from '../../i18n/translate';
import { notifications } from '../kit/show-toast';
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

/** A green toast with the success sound. Callers translate texts of the server. */
export function toastSuccess(message: string): void {
  play('success');
  notifications.show({
    ...common(),
    title: t('ui.toast.success'),
    message,
    color: 'green',
    role: 'status',
    icon: <IconCheck size={18} />,
  });
}

/** A red toast with the error sound; returns a function that closes it early. */
export function toastFailure(message: string, title: string = t('ui.toast.failure')): () => void {
  play('failure');
  const id = notifications.show({
    ...common(),
    title,
    message,
    color: 'red',
    role: 'alert',
    icon: <IconAlertTriangle size={18} />,
  });
  return () => notifications.hide(id);
}
