import '../support/all-texts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { english } from '../../client/src/i18n/catalogue.en';
import { t } from '../../client/src/i18n/translate';

test.each(Object.entries(english))('%s can be read', (_, text) => {
  expect(text.trim()).not.toBe('');
  expect(() => compileMessageOrThrow(text)).not.toThrow();
});

test('no area writes over a text of another', async () => {
  const { readdir } = await import('node:fs/promises');
  const { join } = await import('node:path');
  const folder = join(__dirname, '../../client/src/i18n/en');
  const areas = await Promise.all((await readdir(folder)).map((file): Promise<object> => import(join(folder, file))));
  const keys = areas.flatMap((area) => Object.values(area).flatMap((texts: object) => Object.keys(texts)));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  expect(keys.sort()).toEqual(Object.keys(english).sort());
});

test('places and plurals are filled in', () => {
  expect(t('ui.table.page', { page: 2, pages: 5 })).toBe('Page 2 of 5');
  expect(t('ui.rows', { count: 1 })).toBe('1 row');
  expect(t('ui.rows', { count: 1234 })).toBe('1,234 rows');
  expect(t('ui.currency.overAvailable', { count: 0, value: '2K' })).toBe('No 2K note is available');
});

test('the texts of the specification stand to the letter', () => {
  expect(t('ui.offline')).toBe('No internet connection detected !! You are now offline.');
  expect(t('shell.shift.none')).toBe('No shift is running !!!');
  expect(t('home.noShift')).toBe('No shift is running !!!');
  expect(t('notFound.title')).toBe('Not found');
  expect(t('ui.currency.failed')).toBe('fethching currency availability failed');
  expect([t('approvals.failed'), t('approvals.accept.failed')]).toEqual(['faild get data ', 'accept failed']);
  expect(t('bell.failed')).toBe('Fetching notification failed');
  expect(t('changes.why')).toBe('Why you want to Edit');
  expect([t('shell.myAccount'), t('shell.signOut')]).toEqual(['My Account', 'Sign Out']);
});
