import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { t } from '../../client/src/i18n/translate';
import { access } from '../../server/domain/access.messages';
import { BUILT_IN_ROLES, RIGHTS } from '../../server/domain/rights';
import { CONFIRM_SESSION } from '../../server/domain/second-factor.rules';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save } from './support/form';
import { openPage } from './support/page';

const OLD_SESSION = { userErrors: [{ code: CONFIRM_SESSION, ...access.confirmSession() }] };
const RIGHT = RIGHTS.find(({ name }) => name === 'shift.read')!.description;

let mockIsMissing = false;
jest.mock('../../client/src/features/access/confirm-session-dialog', () => {
  if (mockIsMissing) throw new Error('This part is missing');
  return jest.requireActual('../../client/src/features/access/confirm-session-dialog');
});

const mockSigned: string[] = [];
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: async ({ optionsJSON }: { optionsJSON: { challenge: string } }) => {
    mockSigned.push(optionsJSON.challenge);
    return { id: optionsJSON.challenge };
  },
}));

const findDialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

/** Types a new key in a session that was not confirmed. */
async function typeKey(secondSteps: readonly string[], passkeyOptions: string | null = null): Promise<UserEvent> {
  server.station.me.rights = [...BUILT_IN_ROLES.admin];
  server.station.apiKeys = [];
  server.payloads.createApiKey = OLD_SESSION;
  server.payloads.startConfirmation = { secondSteps, passkeyOptions };
  const { user } = await openPage('/page/api-keys');
  await ready('name');
  await fill(user, { name: 'Tally' });
  await user.click(screen.getByRole('checkbox', { name: RIGHT }));
  return user;
}

/** Saves the key, and returns the dialog that asks. */
async function saveKey(
  secondSteps: readonly string[],
  passkeyOptions: string | null = null,
): Promise<{ user: UserEvent; dialog: HTMLElement }> {
  const user = await typeKey(secondSteps, passkeyOptions);
  await save(user);
  return { user, dialog: await findDialog() };
}

const saves = () => server.sent.filter(({ name }) => name === 'createApiKey');

// First, before the other tests have loaded it.
test('where the dialog cannot be loaded the form says why it is not saved, and saving again loads it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  mockIsMissing = true;
  const user = await typeKey([]);
  await save(user);
  await screen.findByText(access.confirmSession().message);
  expect(logged).toHaveBeenCalled();
  expect(field('name').value).toBe('Tally');
  mockIsMissing = false;
  await save(user);
  await findDialog();
  await ready('password');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a wrong password is told at its field, and the right one saves what was typed under the same key', async () => {
  const { user, dialog } = await saveKey([]);
  await ready('password');
  server.payloads.confirmSession = {
    userErrors: [{ code: 'WRONG_PASSWORD', ...access.wrongPassword(), field: 'password' }],
  };
  await user.keyboard('wrong-one{Enter}');
  await waitFor(() => expect(errorAt('password')).toBe('This is not your password'));
  expect(saves()).toHaveLength(1);

  server.payloads = { startConfirmation: { secondSteps: [] } };
  await fill(user, { password: 'right-one' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('dialog', { name: t('access.keys.made', { name: 'Tally' }) });
  const [refused, saved] = saves();
  expect(saved).toEqual(refused);
  expect(saved).toMatchObject({ input: { name: 'Tally', rights: ['shift.read'] }, key: expect.any(String) });
  expect(server.sent.filter(({ name }) => name === 'confirmSession').map(({ input }) => input)).toEqual([
    { password: 'wrong-one' },
    { password: 'right-one' },
  ]);
});

test('without an answer the form says why it is not saved, and keeps what was typed', async () => {
  const { user } = await saveKey([]);
  await ready('password');
  await user.keyboard('{Escape}');
  await screen.findByText(access.confirmSession().message);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('name').value).toBe('Tally');
  expect(saves()).toHaveLength(1);
});

test('who has a second step is asked for it, or for another one', async () => {
  const { user, dialog } = await saveKey(['AUTHENTICATOR', 'RECOVERY_CODE']);
  await ready('code');
  server.payloads.confirmSession = {
    userErrors: [{ code: 'WRONG_SECOND_STEP', ...access.wrongCode(), field: 'code' }],
  };
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(errorAt('code')).toBe(access.wrongCode().message));
  await user.click(within(dialog).getByRole('button', { name: 'Use a recovery code' }));
  expect([focused(), errorAt('recoveryCode')]).toEqual(['recoveryCode', '']);
  server.payloads = {};
  await user.keyboard('K7QX-3M9P-W2TD-06RV{Enter}');
  await screen.findByRole('dialog', { name: t('access.keys.made', { name: 'Tally' }) });
  expect(saves()).toHaveLength(2);
});

test('a passkey signs the challenge that came with the steps, and a new one at the next attempt', async () => {
  const { user, dialog } = await saveKey(['PASSKEY'], '{"challenge":"first"}');
  const press = () => user.click(within(dialog).getByRole('button', { name: t('access.secondStep.usePasskey') }));
  await within(dialog).findByText(t('access.secondStep.passkeyText'));
  server.payloads.confirmSession = {
    userErrors: [{ code: 'WRONG_SECOND_STEP', ...access.passkeyNotAccepted(), field: 'passkey' }],
  };
  await press();
  await within(dialog).findByText(access.passkeyNotAccepted().message);
  server.payloads = { startConfirmation: { secondSteps: ['PASSKEY'], passkeyOptions: '{"challenge":"second"}' } };
  await press();
  await screen.findByRole('dialog', { name: t('access.keys.made', { name: 'Tally' }) });
  expect(mockSigned).toEqual(['first', 'second']);
  expect(server.sent.filter(({ name }) => name === 'startConfirmation')).toHaveLength(2);
});
