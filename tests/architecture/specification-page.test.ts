import fs from 'node:fs';
import path from 'node:path';
import { bounds } from '../specification/bounds';
import { calls } from '../specification/calls';
import { lines } from '../specification/lines';
import { routes } from '../specification/routes';
import { rules } from '../specification/rules';
import { texts } from '../specification/texts';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'docs/SPECIFICATION.md'), 'utf8');

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

const filesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);

test('each line that was typed over is in the page once, and nothing else is', () => {
  expect(new Set(typedOver).size).toBe(typedOver.length);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(typedOver.toSorted());
});

test.each(rows)('$id lives in a file, and a test shows it', ({ livesIn, shownBy }) => {
  expect(filesIn(livesIn)).toHaveLength(1);
  const files = [...filesIn(livesIn), ...filesIn(shownBy)];
  expect(files.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(filesIn(shownBy).filter((file) => file.startsWith('tests/')).length).toBeGreaterThan(0);
});

test('the words of the rules and texts stand in the page to the letter', () => {
  const words = [...rules, ...texts].map(({ text }) => text);
  expect(words.filter((text) => !PAGE.includes(text.replaceAll('|', '\\|')))).toEqual([]);
});
