import { t } from '../../i18n/translate';
import { notifications } from '../kit/show-toast';
import classes from './toast.module.css';

/** Specification, section 9: about 6 seconds. */
const DISMISS_AFTER_MS = 6_000;

type Toast = Parameters<typeof notifications.show>[0];

/** The last toast of each text. */
const shown = new Map<string, string>();

/** Shows a toast in place of an equal one; returns its id. */
export function showToast(toast: Toast, text: string): string {
  const equal = shown.get(text);
  if (equal !== undefined) notifications.hide(equal);
  const id = notifications.show({
    ...toast,
    autoClose: DISMISS_AFTER_MS,
    withBorder: true,
    classNames: { description: classes.message },
    closeButtonProps: { 'aria-label': t('ui.toast.dismiss') },
  });
  shown.set(text, id);
  return id;
}
