import { isFileType } from '../../../../server/domain/stored-file.rules';
import { readToken } from '../../graphql/session';
import { said, t } from '../../i18n/translate';
import { toastFailure } from '../feedback/toast';

/** The viewer has long read it by then. */
const FORGET_AFTER_MS = 60_000;

/** The server's own words. */
class FileRefused extends Error {}

/**
 * Shows a file of the server in a new window, a printed sheet or a kept paper: the window is opened at once, in the click
 * itself, so that no pop-up blocker stops it. With a body it is posted. Answers whether it is shown; what went wrong is
 * told in a toast.
 */
export async function showFile(title: string, address: string, body?: object): Promise<boolean> {
  const viewer = window.open('', '_blank');
  if (viewer === null) {
    toastFailure(t('reports.file.blocked'));
    return false;
  }
  viewer.document.title = title;
  viewer.document.body.textContent = t('reports.file.waiting');
  try {
    const url = URL.createObjectURL(await fetched(address, body));
    viewer.location.replace(url);
    window.setTimeout(() => URL.revokeObjectURL(url), FORGET_AFTER_MS);
    return true;
  } catch (error) {
    viewer.close();
    toastFailure(error instanceof FileRefused ? said(error.message) : t('reports.file.failed'));
    return false;
  }
}

async function fetched(address: string, body: object | undefined): Promise<Blob> {
  const authorization = `Bearer ${readToken() ?? ''}`;
  const response = await fetch(
    address,
    body === undefined
      ? { headers: { authorization } }
      : { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new FileRefused(((await response.json()) as { msg: string }).msg);
  const file = await response.blob();
  // Its window is of our own origin: a page in it could do all that the user may.
  if (!isFileType(file.type)) throw new TypeError(`${file.type} is not shown`);
  return file;
}
