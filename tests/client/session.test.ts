import { noteUser, rememberPath, takeRememberedPath, tokenOf } from '../../client/src/graphql/session';

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

test('after the log-in the user is redirected once to the requested page', () => {
  rememberPath('/report/sell?from=2026-11-01');
  expect(takeRememberedPath()).toBe('/report/sell?from=2026-11-01');
  expect(takeRememberedPath()).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/login', ''])(
  'a log-in never redirects to %s',
  (path) => {
    rememberPath(path);
    expect(takeRememberedPath()).toBe('/');
  },
);

test('a token is only returned for its own user', () => {
  const kept = new Map([['token', 'first']]);
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null } });
  expect(tokenOf(1)).toBeNull();
  noteUser(1, 'first');
  expect([tokenOf(1), tokenOf(2)]).toEqual(['first', null]);
  kept.set('token', 'second');
  expect([tokenOf(1), tokenOf(2)]).toEqual([null, null]);
  noteUser(2, 'second');
  expect([tokenOf(1), tokenOf(2)]).toEqual([null, 'second']);
});
