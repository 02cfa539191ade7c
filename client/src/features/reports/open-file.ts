import { isFileType } from '../../../../server/domain/stored-file.rules';
import { t } from '../../i18n/translate';
import { toastFailure } from '../../ui/toast';
import { FileRefused, fetchFile } from './fetch-file';

/** The viewer has long read it by then. */
const FORGET_AFTER_MS = 60_000;

/**
 * Opens a file of the server in a new window: a printed report or a kept paper. The window is opened at once, in the
 * click itself, so that no pop-up blocker stops it; the file is fetched with the log-in and then shown in it.
 */
export async function openFile(address: string, title: string): Promise<void> {
  const viewer = window.open('', '_blank');
  if (viewer === null) {
    toastFailure(t('reports.file.blocked'));
    return;
  }
  viewer.document.title = title;
  viewer.document.body.textContent = t('reports.file.waiting');
  try {
    const file = await fetchFile(address);
    // Its window is of our own origin: a page in it could do all that the user may.
    if (!isFileType(file.type)) throw new TypeError(`${file.type} is not shown`);
    const url = URL.createObjectURL(file);
    viewer.location.replace(url);
    window.setTimeout(() => URL.revokeObjectURL(url), FORGET_AFTER_MS);
  } catch (error) {
    viewer.close();
    toastFailure(error instanceof FileRefused ? error.message : t('reports.file.failed'));
  }
}
