import fs from 'node:fs';
import path from 'node:path';
import { bounds } from '../specification/bounds';
import { calls } from '../specification/calls';
import { fields } from '../specification/fields';
import { lines } from '../specification/lines';
import { routes } from '../specification/routes';
import { rules } from '../specification/rules';
import { texts } from '../specification/texts';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'docs/evidence/SPECIFICATION.md'), 'utf8');

/** The rows of its tables: the line, its words, the file, the tests, the note. */
const rows = PAGE.split('\n')
  .filter((row) => row.startsWith('| `'))
  .map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, line, , livesIn, shownBy]) => ({ id: line!.replaceAll('`', ''), livesIn: livesIn!, shownBy: shownBy! }));

const typedOver = [
  ...[...lines, ...rules, ...texts].map(({ id }) => id),
  ...Object.keys(routes),
  ...calls.map(([method, call]) => `${method} ${call}`),
  ...Object.values(bounds).flatMap((form) => form.map(({ id }) => id)),
  '9.length.email',
];

/** A test named by a row: its file, and its title if the file has several. */
const testsIn = (cell: string): { file: string; title?: string }[] =>
  cell.split(/; (?=`)/).map((test) => {
    const [, file, title] = /^`(tests\/[^`]+)`(?: › (.+))?$/.exec(test) ?? [];
    if (file === undefined) throw new Error(`This names no test: ${test}`);
    return { file, title };
  });
const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

const filesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);

test('the page lists each line of the specification exactly once and no other', () => {
  expect(new Set(typedOver).size).toBe(typedOver.length);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(typedOver.toSorted());
});

test.each(rows)('$id names an existing file and an existing test', ({ livesIn, shownBy }) => {
  expect(filesIn(livesIn)).toHaveLength(1);
  expect(filesIn(livesIn).filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
  const missing = testsIn(shownBy).filter(({ file, title = '' }) => !textOf(file).includes(title));
  expect(missing).toEqual([]);
});

const shownBy = new Map(rows.map((row) => [row.id, testsIn(row.shownBy)]));

test.each(lines.map(({ id }) => id).filter((id) => !(id in fields)))('%s names its test by title', (id) =>
  expect(shownBy.get(id)!.filter(({ title }) => title === undefined)).toEqual([]),
);

test.each(Object.entries(fields))('the fields of %s are in the file that its row names', (id, names) => {
  const texts = shownBy.get(id)!.map(({ file }) => textOf(file));
  const isThere = (name: string): boolean => texts.some((text) => new RegExp(`\\b${name}\\b`).test(text));
  expect(names.split(' ').filter((name) => !isThere(name))).toEqual([]);
});

test('the page quotes rules and texts to the letter', () => {
  const words = [...rules, ...texts].map(({ text }) => text);
  expect(words.filter((text) => !PAGE.includes(text.replaceAll('|', '\\|')))).toEqual([]);
});
