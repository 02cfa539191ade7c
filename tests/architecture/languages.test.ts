import fs from 'node:fs';
import path from 'node:path';
import { TRANSLATED } from '../../server/domain/language/languages';

const ROOT = path.join(__dirname, '../..');
const LANGUAGE = 'server/domain/language';

const sources = ['server', 'client/src', 'client/public']
  .flatMap((folder) =>
    fs.readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  .filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.startsWith(`${LANGUAGE}/`));

test('a language is a folder and an entry of the registry', () => {
  const folders = fs.readdirSync(path.join(ROOT, LANGUAGE)).filter((name) => /^[a-z]{2}$/.test(name));
  expect(folders).toEqual([...TRANSLATED].sort());
});

test('nothing else names a language', () => {
  const named = new RegExp(`['"\`](${TRANSLATED.join('|')})(-IN)?['"\`]|language/(${TRANSLATED.join('|')})/`);
  expect(sources.length).toBeGreaterThan(1000);
  // A short code of the search, for "my requests".
  const others = /code: 'mr'/g;
  expect(
    sources.filter((file) => named.test(fs.readFileSync(path.join(ROOT, file), 'utf8').replace(others, ''))),
  ).toEqual([]);
});
