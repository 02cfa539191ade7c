import { beginInChosenLanguage } from '../../client/src/i18n/language';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { localStorage: { getItem: () => 'hi' } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('waits for the texts of the chosen language while they load', async () => {
  const asked: string[] = [];
  await beginInChosenLanguage(async (locale) => {
    asked.push(locale);
  });
  expect(asked).toEqual(['hi']);
});

test('waits at most 3 seconds on a dead connection', async () => {
  let begun = false;
  const asked: string[] = [];
  const beginning = beginInChosenLanguage((locale) => {
    asked.push(locale);
    return new Promise<void>(() => {});
  }).then(() => {
    begun = true;
  });
  await jest.advanceTimersByTimeAsync(2_900);
  expect(begun).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  await beginning;
  expect([begun, asked]).toEqual([true, ['hi']]);
});

test('stays in English when the texts cannot be loaded', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const asked: string[] = [];
  await beginInChosenLanguage(async (locale) => {
    asked.push(locale);
    if (locale === 'hi') throw new TypeError('Failed to fetch');
  });
  expect(asked).toEqual(['hi', 'en']);
  warned.mockRestore();
});
