import { useSyncExternalStore } from 'react';
import { isOnline, onNetworkChange } from '../graphql/network-state';

/** Whether the server is reachable. */
export const useOnline = (): boolean => useSyncExternalStore(onNetworkChange, isOnline);
