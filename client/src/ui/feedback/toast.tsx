import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { t } from '../../i18n/translate';
import { notifications } from '../kit/show-toast';
import { showToast } from './show-toast';
import { play } from './sound';

/** A green toast with the success sound. Callers translate texts of the server. */
export function toastSuccess(message: string): void {
  play('success');
  const title = t('ui.toast.success');
  showToast({ title, message, color: 'green', role: 'status', icon: <IconCheck size={18} /> }, message);
}

/** A red toast with the error sound; returns a function that closes it early. */
export function toastFailure(message: string, title: string = t('ui.toast.failure')): () => void {
  play('failure');
  const toast = { title, message, color: 'red', role: 'alert', icon: <IconAlertTriangle size={18} /> };
  const id = showToast(toast, message);
  return () => notifications.hide(id);
}
