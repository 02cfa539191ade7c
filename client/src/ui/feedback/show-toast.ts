import { t } from '../../i18n/translate';
import { notifications } from '../kit/show-toast';
import classes from './toast.module.css';

/** Specification, section 9: about 6 seconds. */
const DISMISS_AFTER_MS = 6_000;

type Toast = Parameters<typeof notifications.show>[0];

/** The toasts of each text; one that is shown again replaces itself. */
const shown = new Map<string, string>();

/** On a phone several would cover the form. */
const isPhone = (): boolean => window.matchMedia('(max-width: 767.9px)').matches;

/** Shows a toast in place of an equal one; on a phone, in place of any other. Returns its id. */
export function showToast(toast: Toast, text: string): string {
  for (const [other, id] of shown) if (other === text || isPhone()) notifications.hide(id);
  const id = notifications.show({
    ...toast,
    autoClose: DISMISS_AFTER_MS,
    withBorder: true,
    classNames: { description: classes.message },
    closeButtonProps: { 'aria-label': t('ui.toast.dismiss') },
    onClose: (closed) => {
      if (shown.get(text) === closed.id) shown.delete(text);
      toast.onClose?.(closed);
    },
  });
  shown.set(text, id);
  return id;
}
