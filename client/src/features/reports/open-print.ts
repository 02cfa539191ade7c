import { readToken } from '../../graphql/session';
import { t } from '../../i18n/translate';
import { toastFailure } from '../../ui/toast';

/** The viewer has long read it by then. */
const FORGET_AFTER_MS = 60_000;

/**
 * Opens a printed report in a new window. The window is opened at once, in the click itself, so that no pop-up blocker
 * stops it; the sheet is fetched with the log-in and then shown in it.
 */
export async function openPrint(address: string, title: string): Promise<void> {
  const sheet = window.open('', '_blank');
  if (sheet === null) {
    toastFailure(t('reports.print.blocked'));
    return;
  }
  sheet.document.title = title;
  sheet.document.body.textContent = t('reports.print.waiting');
  try {
    const url = URL.createObjectURL(await fetchPdf(address));
    sheet.location.replace(url);
    window.setTimeout(() => URL.revokeObjectURL(url), FORGET_AFTER_MS);
  } catch (error) {
    sheet.close();
    toastFailure(error instanceof PrintRefused ? error.message : t('reports.print.failed'));
  }
}

/** The server's own words. */
class PrintRefused extends Error {}

async function fetchPdf(address: string): Promise<Blob> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${readToken() ?? ''}` } });
  if (response.ok) return response.blob();
  const { msg } = (await response.json()) as { msg: string };
  throw new PrintRefused(msg);
}
