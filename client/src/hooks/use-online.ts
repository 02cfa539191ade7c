import { useSyncExternalStore } from 'react';

/** Whether the browser says that there is a network, as soon as it does: not every browser tells of its connection otherwise. */
export const useOnline = (): boolean => useSyncExternalStore(onNetworkChange, isOnline);

const isOnline = (): boolean => navigator.onLine;

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
