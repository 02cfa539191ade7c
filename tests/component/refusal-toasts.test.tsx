import { act, waitFor } from '@testing-library/react';
import { toastFailure } from '../../client/src/ui/feedback/toast';
import { server } from './support/answers';
import { errorAt, fill, ready, save } from './support/form';
import { openComponent, openPage } from './support/page';

const TOASTS = '.mantine-Notification-root[role]';
const toasts = (): string[] => [...document.querySelectorAll(TOASTS)].map(({ textContent }) => textContent!);

const MESSAGE = 'The safe holds less.';
const refuseAt = (field: string | null): void => {
  server.refusals = [{ code: 'REFUSED', message: MESSAGE, field }];
};

async function spend() {
  const { user } = await openPage('/page/expenditure-detail');
  await ready('expenditureCategoryId');
  await fill(user, { expenditureCategoryId: 'tea', amount: '250', comment: 'as agreed' });
  await save(user);
  return user;
}

test('a refusal at its field is not repeated in a toast', async () => {
  refuseAt('amount');
  await spend();
  await waitFor(() => expect(errorAt('amount')).toBe(MESSAGE));
  expect(toasts()).toEqual([]);
});

test('one without a field of the form is a toast', async () => {
  refuseAt('somethingElse');
  await spend();
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(MESSAGE)]));
});

test('an equal toast replaces itself', async () => {
  openComponent(<p>page</p>);
  for (let time = 1; time <= 3; time++) act(() => void toastFailure(MESSAGE));
  act(() => void toastFailure('Another one.'));
  await waitFor(() => expect(toasts().map((text) => text.includes(MESSAGE))).toEqual([true, false]));
});
