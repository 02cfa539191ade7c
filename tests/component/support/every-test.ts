import { cleanNotifications, cleanNotificationsQueue } from '@mantine/notifications';
import { act, cleanup, configure } from '@testing-library/react';
import { apolloClient } from '../../../client/src/graphql/client';
import { dropToken, storeToken } from '../../../client/src/graphql/session';
import { comeWhenUsed } from '../../../client/src/ui/feedback/lazy-when-idle';
import { fetchAnswer, resetServer } from './answers';
import { deviceDatabase } from './device-database';

globalThis.fetch = fetchAnswer as typeof fetch;
// The first page of a file loads a hundred modules, on a machine that may be busy with other tests.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? '') });
jest.setTimeout(60_000);
comeWhenUsed();

beforeEach(() => {
  resetServer();
  storeToken('token-of-this-test');
});

afterEach(async () => {
  jest.restoreAllMocks();
  cleanup();
  // At most five are shown: those of earlier tests would keep a new one waiting.
  cleanNotificationsQueue();
  cleanNotifications();
  await act(async () => {
    dropToken();
    await apolloClient.clearStore();
  });
  localStorage.clear();
  sessionStorage.clear();
  await (await deviceDatabase()).clear();
});
