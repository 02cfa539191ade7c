import { beginInChosenLanguage } from '../../client/src/i18n/language';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { localStorage: { getItem: () => 'hi' } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('the chosen language is waited for, as long as its texts are on their way', async () => {
  const asked: string[] = [];
  await beginInChosenLanguage(async (locale) => {
    asked.push(locale);
  });
  expect(asked).toEqual(['hi']);
});

test('a line that leads nowhere is not waited for longer than 3 seconds', async () => {
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

test('texts that cannot be had leave it in English', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const asked: string[] = [];
  await beginInChosenLanguage(async (locale) => {
    asked.push(locale);
    if (locale === 'hi') throw new TypeError('Failed to fetch');
  });
  expect(asked).toEqual(['hi', 'en']);
  warned.mockRestore();
});
