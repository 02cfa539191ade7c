import { screen, waitFor, within } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { RIGHTS_OF_KEYS } from '../../server/domain/api-key.rules';
import { BUILT_IN_ROLES, RIGHTS, type Right } from '../../server/domain/rights';
import { server } from './support/answers';
import { errorAt, fill, focused, ready, save } from './support/form';
import { type Opened, openPage } from './support/page';

const KEY = {
  apiKeyId: 3,
  name: 'TALLY',
  start: 'fck_ab12',
  rights: ['shift.read', 'credit.read'],
  createdBy: 'MEENA',
  isMakerDisabled: false,
  expiresAt: '2026-12-31T18:30:00Z',
  lastUsedAt: null,
  lastAddress: null,
};

const descriptionOf = (right: Right): string => RIGHTS.find(({ name }) => name === right)!.description;
/** The descriptions of the rights that can be chosen. */
const choices = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('[name=rights]:enabled')].map((box) => box.labels![0]!.textContent!);

async function open(rights: readonly Right[] = [...BUILT_IN_ROLES.admin]): Promise<Opened> {
  server.station.me.rights = [...rights];
  const opened = await openPage('/page/api-keys');
  await ready('name');
  return opened;
}

test('lists the keys, and only those that can be used can be revoked', async () => {
  server.station.apiKeys = [
    { ...KEY, state: 'VALID' },
    { ...KEY, apiKeyId: 4, name: 'OLD', state: 'EXPIRED' },
    {
      ...KEY,
      apiKeyId: 5,
      name: 'GONE',
      state: 'REVOKED',
      isMakerDisabled: true,
      lastUsedAt: '2026-01-14T06:00:00Z',
      lastAddress: '10.0.0.7',
    },
  ];
  await open();
  await screen.findByText('GONE');
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
  const [first, , last] = document.querySelectorAll('[data-row]');
  for (const text of ['TALLY', 'fck_ab12…', '2 rights', descriptionOf('credit.read'), 'MEENA', 'Never', 'Usable'])
    expect(first!.textContent).toContain(text);
  expect(first!.textContent).not.toContain('disabled');
  expect(last!.textContent).toContain('10.0.0.7');
  expect(last!.textContent).toContain('MEENA (disabled)');
});

test('a key is revoked after a question', async () => {
  server.station.apiKeys = [{ ...KEY, state: 'EXPIRES_SOON' }];
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Revoke the key fck_ab12… of TALLY' }));
  const question = await screen.findByRole('dialog', { name: t('ui.confirm.title') });
  expect(server.sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: t('ui.yes') }));
  await waitFor(() => expect(server.sent).toMatchObject([{ name: 'revokeApiKey', input: { apiKeyId: 3 } }]));
});

test('offers the rights that one has and a key may have', async () => {
  await open();
  expect(choices()).toEqual(RIGHTS_OF_KEYS.map(descriptionOf));
});

test('gives no right that one does not have', async () => {
  await open(['keys.manage', 'changes.decide', 'stock.read', 'shift.read']);
  expect(choices()).toEqual([descriptionOf('shift.read'), descriptionOf('stock.read')]);
});

test('a key without a right is refused at its rights', async () => {
  const { user } = await open();
  await fill(user, { name: 'Tally' });
  await save(user);
  expect(focused()).toBe('rights');
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one right');
  expect(errorAt('name')).toBe('');
  expect(server.sent).toEqual([]);
});

test('a new key is shown once and copied', async () => {
  const copied: string[] = [];
  const { user } = await open();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await fill(user, { name: 'Tally', expiresOn: '31-12-2026' });
  await user.click(screen.getByRole('checkbox', { name: descriptionOf('shift.read') }));
  await save(user);
  const dialog = await screen.findByRole('dialog', { name: t('access.keys.made', { name: 'Tally' }) });
  expect(server.sent).toMatchObject([
    { name: 'createApiKey', input: { name: 'Tally', rights: ['shift.read'], expiresOn: '2026-12-31' } },
  ]);
  expect((within(dialog).getByLabelText(t('access.keys.made.key')) as HTMLInputElement).value).toBe('1.00');
  await user.click(within(dialog).getByRole('button', { name: t('access.keys.copy') }));
  expect(copied).toEqual(['1.00']);
  await user.click(within(dialog).getByRole('button', { name: t('access.keys.stored') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).not.toContain('1.00');
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
});
