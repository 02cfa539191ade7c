import type { Workbox } from 'workbox-window';

const LOOK_EVERY_MS = 60 * 60 * 1000;

const listeners = new Set<() => void>();
let waiting: Workbox | null = null;
/** The new version is in place already, taken in another tab. */
let isTaken = false;

/** Whether a new version is there and waits for the page to be loaded anew. */
export const isUpdateReady = (): boolean => waiting !== null || isTaken;

export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the new version in place and loads the page with it. */
export function takeUpdate(): void {
  if (waiting === null || isTaken) location.reload();
  waiting?.addEventListener('controlling', () => location.reload());
  waiting?.messageSkipWaiting();
}

/** For a tab whose version is gone: what it shows goes on, and the new one is offered. */
export function offerReload(): void {
  isTaken = true;
  tell();
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Lets a worker keep the application for the time without a network. Browsers allow none over plain HTTP. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    waiting = worker;
    tell();
  });
  // The first worker of all takes pages over too, and is no new version.
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
