import { isOnline } from '../graphql/network-state';
import type { Area } from '../i18n/areas';
import { loadTexts } from '../i18n/translate';

const LOAD_WITHIN_MS = 120_000;
const RELOADED_AT = 'reloadedAt';
const RELOAD_AGAIN_AFTER_MS = 60_000;

/** Loads a part of the application; fails when it takes more than 120 seconds (specification, section 9). */
export function withinTime<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () => {
    let timer: number | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = window.setTimeout(
        () => reject(new Error('A part of the application did not load in time')),
        LOAD_WITHIN_MS,
      );
    });
    return Promise.race([load(), tooLate]).finally(() => window.clearTimeout(timer));
  };
}

/** Loads a part of the application together with its texts. */
export function withTexts<Part>(areas: readonly Area[], load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const [part] = await Promise.all([load(), loadTexts(areas)]);
    return part;
  };
}

/**
 * A missing chunk means that a new version was deployed: reload once. Not twice in a row, not without a network, and
 * with unsaved content only when the user agrees.
 */
export function reloadOnNewVersion(isUnsaved: () => boolean, offerReload: () => void): void {
  window.addEventListener('vite:preloadError', (event) => {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (!isOnline() || Date.now() - reloadedAt < RELOAD_AGAIN_AFTER_MS) return;
    if (isUnsaved()) return offerReload();
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
