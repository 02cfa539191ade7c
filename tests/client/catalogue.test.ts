import '../support/all-texts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { english } from '../../client/src/i18n/catalogue.en';
import { t } from '../../client/src/i18n/translate';

test.each(Object.entries(english))('%s parses', (_, text) => {
  expect(text.trim()).not.toBe('');
  expect(() => compileMessageOrThrow(text)).not.toThrow();
});

test('no area overwrites a text of another', async () => {
  const { readdir } = await import('node:fs/promises');
  const { join } = await import('node:path');
  const folder = join(__dirname, '../../i18n/en/screens');
  const areas = await Promise.all((await readdir(folder)).map((file): Promise<object> => import(join(folder, file))));
  const keys = areas.flatMap((area) => Object.values(area).flatMap((texts: object) => Object.keys(texts)));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(keys.sort()).toEqual(Object.keys(english).sort());
});

test('fills in placeholders and plurals', () => {
  expect(t('ui.table.page', { page: 2, pages: 5 })).toBe('Page 2 of 5');
  expect(t('ui.rows', { count: 1 })).toBe('1 row');
  expect(t('ui.rows', { count: 1234 })).toBe('1,234 rows');
  expect(t('ui.currency.overAvailable', { count: 0, value: '2K' })).toBe('No 2K note is available');
});

test('the interest text has the right plural of creditors, also while none is selected', () => {
  expect([0, 1, 12].map((count) => t('interest.charge', { count }))).toEqual([
    'Charge interest',
    'Charge 1 creditor',
    'Charge 12 creditors',
  ]);
  expect(t('interest.chooseOne', { count: 1 })).toBe('1 creditor can be charged: choose it');
  expect(t('interest.chooseOne', { count: 3 })).toBe('3 creditors can be charged: choose at least one');
});

test('the texts of the specification are unchanged', () => {
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
