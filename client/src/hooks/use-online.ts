import { useSyncExternalStore } from 'react';
import { isOnline, onNetworkChange } from '../graphql/network-state';

/** Whether there is a network that leads to the server. */
export const useOnline = (): boolean => useSyncExternalStore(onNetworkChange, isOnline);
