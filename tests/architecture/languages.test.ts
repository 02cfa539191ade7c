import fs from 'node:fs';
import path from 'node:path';
import { TRANSLATED } from '../../i18n/languages';

const ROOT = path.join(__dirname, '../..');
const TEXTS = 'i18n';

const sources = ['server', 'client/src', 'client/public']
  .flatMap((folder) =>
    fs.readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  .filter((file) => /\.(ts|tsx|js)$/.test(file));

test('a language is a folder and an entry of the registry', () => {
  const folders = fs.readdirSync(path.join(ROOT, TEXTS)).filter((name) => /^[a-z]{2}$/.test(name));
  expect(folders).toEqual(['en', ...TRANSLATED].sort());
});

test('nothing else names a language', () => {
  const named = new RegExp(`['"\`](${TRANSLATED.join('|')})(-IN)?['"\`]|i18n/(${TRANSLATED.join('|')})/`);
  expect(sources.length).toBeGreaterThan(1000);
  // A short code of the search, for "my requests".
  const others = /: 'mr',/g;
  expect(
    sources.filter((file) => named.test(fs.readFileSync(path.join(ROOT, file), 'utf8').replace(others, ''))),
  ).toEqual([]);
});
