import { waitFor } from '@testing-library/react';
import { Component as SetUpPage } from '../../client/src/features/access/set-up-page';
import { loadTexts } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { errorAt, field, ready } from './support/form';
import { openComponent } from './support/page';

test('what is missing is said at every field at once, before anything is sent', async () => {
  await loadTexts(['access']);
  const { user } = openComponent(<SetUpPage />);
  await ready('code');
  await user.type(field('email'), 'suresh@patil');
  await user.type(field('newPassword'), 'long-enough');
  await user.type(field('confirmation'), 'long-enough{Enter}');
  await waitFor(() => expect(errorAt('code')).not.toBeNull());
  expect([errorAt('code'), errorAt('name'), errorAt('email')]).toEqual([
    'Enter the code that the server printed when it started',
    'Name canot be empty',
    'Must be a valid email within 45 character',
  ]);
  expect(server.sent).toEqual([]);
});
