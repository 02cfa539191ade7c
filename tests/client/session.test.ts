import { rememberPath, takeRememberedPath } from '../../client/src/graphql/session';

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

test('after the log-in one goes where one wanted to, once', () => {
  rememberPath('/report/sell?from=2026-11-01');
  expect(takeRememberedPath()).toBe('/report/sell?from=2026-11-01');
  expect(takeRememberedPath()).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/login', ''])(
  'never to %s',
  (path) => {
    rememberPath(path);
    expect(takeRememberedPath()).toBe('/');
  },
);
