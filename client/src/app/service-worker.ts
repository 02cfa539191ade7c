import type { Workbox } from 'workbox-window';

const LOOK_EVERY_MS = 60 * 60 * 1000;

const listeners = new Set<() => void>();
let waiting: Workbox | null = null;
/** The new version is already active: another tab activated it. */
let isTaken = false;

/** Whether a new version is installed and takes effect with the next reload. */
export const isUpdateReady = (): boolean => waiting !== null || isTaken;

export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Activates the new version and reloads the page. */
export function takeUpdate(): void {
  if (waiting === null || isTaken) location.reload();
  waiting?.addEventListener('controlling', () => location.reload());
  waiting?.messageSkipWaiting();
}

/**
 * For a tab whose version is no longer on the server: it goes on with what it has loaded and offers the new version.
 */
export function offerReload(): void {
  isTaken = true;
  tell();
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Registers the service worker that caches the application for offline use. Browsers allow none over plain HTTP. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    waiting = worker;
    tell();
  });
  // The very first worker takes over open pages too, but is no new version.
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) offerReload();
  });
  try {
    await worker.register();
  } catch (error) {
    return console.warn('No worker: pages are loaded from the server each time', error);
  }
  window.setInterval(() => void worker.update().catch(() => undefined), LOOK_EVERY_MS);
}
