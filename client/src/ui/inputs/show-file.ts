import { isFileType } from '../../../../server/domain/stored-file.rules';
import { messageData, saidRefusal } from '../../graphql/rest-call';
import { authorization } from '../../graphql/session';
import { t } from '../../i18n/translate';
import { toastFailure } from '../feedback/toast';

/** The viewer has read it long before. */
const FORGET_AFTER_MS = 60_000;

/** Its message is the server's. */
class FileRefused extends Error {}

/**
 * Shows a file from the server, a print or a stored document, in a new window, opened synchronously in the click
 * handler to pass pop-up blockers. With a body it uses POST. Returns whether it is shown; failures appear in a toast.
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
    toastFailure(error instanceof FileRefused ? error.message : t('reports.file.failed'));
    return false;
  }
}

async function fetched(address: string, body: object | undefined): Promise<Blob> {
  const response = await fetch(
    address,
    body === undefined
      ? { headers: { ...authorization(), ...messageData() } }
      : {
          method: 'POST',
          headers: { ...authorization(), ...messageData(), 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  if (!response.ok) throw new FileRefused(saidRefusal(await response.json()) ?? '');
  const file = await response.blob();
  // Its window has our origin: an HTML page in it could do anything the user may.
  if (!isFileType(file.type)) throw new TypeError(`${file.type} is not shown`);
  return file;
}
