import fs from 'node:fs';
import path from 'node:path';
import { NAVIGATION } from '../../client/src/app/navigation';
import { keysByLabel, matchesKeys } from '../../client/src/hooks/hotkeys';

const press = (code: string, key: string, held: string[] = []) => ({
  code,
  key,
  altKey: held.includes('Alt'),
  ctrlKey: held.includes('Ctrl'),
  metaKey: held.includes('Meta'),
  shiftKey: held.includes('Shift'),
});

test.each([
  ['Alt+C', press('KeyC', 'c', ['Alt'])],
  ['Alt+C', press('KeyC', 'म', ['Alt'])],
  ['Alt+C', press('KeyC', 'ç', ['Alt'])],
  ['Ctrl+K', press('KeyK', 'k', ['Ctrl'])],
  ['Ctrl+K', press('KeyK', 'k', ['Meta'])],
  ['Ctrl+Enter', press('NumpadEnter', 'Enter', ['Ctrl'])],
  ['?', press('Slash', '?', ['Shift'])],
])('%s is pressed by %j', (keys, pressed) => expect(matchesKeys(keys, pressed)).toBe(true));

test.each([
  ['Alt+C', press('KeyC', 'c')],
  ['Alt+C', press('KeyV', 'c', ['Alt'])],
  ['Alt+C', press('KeyC', 'c', ['Alt', 'Ctrl'])],
  ['Ctrl+K', press('KeyK', 'k')],
  ['?', press('Slash', '/')],
])('%s is not pressed by %j', (keys, pressed) => expect(matchesKeys(keys, pressed)).toBe(false));

test('the list of shortcuts names each action once, with all its keys, and explains keys that a page overrides', () => {
  const run = (): void => undefined;
  const newestFirst = [
    { keys: 'Alt+M', label: 'Count the notes', run },
    { keys: 'Alt+M', label: 'Cash exchange', run },
    { keys: 'Alt+G', label: 'Search', run },
    { keys: 'Ctrl+K', label: 'Search', run },
  ];
  expect(keysByLabel(newestFirst)).toEqual([
    ['Search', ['Ctrl+K', 'Alt+G']],
    ['Count the notes', ['Alt+M']],
  ]);
});

test('no page uses a browser shortcut, and no two actions share keys', () => {
  const hotkeys = NAVIGATION.flatMap(({ hotkey }) => hotkey ?? []);
  expect(hotkeys.filter((hotkey) => !/^Alt\+[ACGIJKLMNOPQRUWXYZ]$/.test(hotkey))).toEqual([]);
  expect(new Set(hotkeys).size).toBe(hotkeys.length);
});

test('no screen uses Alt with a letter that a browser uses', () => {
  const client = path.join(__dirname, '../../client/src');
  const taken = fs
    .readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...fs.readFileSync(path.join(client, file), 'utf8').matchAll(/'(Alt\+[A-Z])'/g)])
    .map(([, keys]) => keys!);
  expect(taken).toEqual(expect.arrayContaining(['Alt+C', 'Alt+W']));
  expect(taken.filter((keys) => /[BDEFHSTV]$/.test(keys))).toEqual([]);
});
