import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { submit } from '../../server/platform/submit';
import { resetPassword } from '../../server/services/access/reset-password';
import { type Backend, openBackend } from './backend';

const COMMAND = path.resolve(__dirname, '../../dist/server/cli/new-password.js');

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const askAtServer = (...args: string[]) =>
  promisify(execFile)(process.execPath, [COMMAND, ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: (backend.database.options as { url: string }).url,
      PUBLIC_URL: 'https://station.example',
    },
  });

it('a user without mail gets a link on the server that works once', async () => {
  const id = await backend.addUser('owner@station.example', { isAdmin: true });
  const token = await backend.logIn('owner@station.example');
  const { stdout } = await askAtServer(' Owner@Station.example ');
  const link = new URL(stdout.trim().split('\n').at(-1)!);
  expect(link.origin + link.pathname).toBe('https://station.example/update-password');
  const given = { autoGen: link.searchParams.get('autoGen'), id: link.searchParams.get('id') };
  await submit(backend.request(), resetPassword, { password: 'brand-new', ...given });
  await expect(backend.logIn('owner@station.example', 'brand-new')).resolves.toEqual(expect.any(String));
  expect((await backend.requestOf(token)).actor).toBeNull();
  await expect(submit(backend.request(), resetPassword, { password: 'once-more', ...given })).rejects.toThrow(
    'This link has been used or has expired',
  );
  expect(
    await backend.sql(`SELECT user_id AS "by", row_id AS "of", after FROM audit_row WHERE command = 'newPasswordLink'`),
  ).toEqual([{ by: null, of: `${id}`, after: { shownAtServer: true, tokenDigest: expect.any(String) } }]);
});

it("an unknown address is refused with a list of the admins' addresses", async () => {
  await backend.addUser('gone@station.example', { enabled: false });
  for (const email of ['nobody@station.example', 'gone@station.example'])
    await expect(askAtServer(email)).rejects.toMatchObject({
      code: 1,
      stderr: `No link was created: no enabled user has the address ${email}; the admins are owner@station.example\n`,
    });
  await expect(askAtServer()).rejects.toMatchObject({ stderr: expect.stringContaining('give the e-mail address') });
});
