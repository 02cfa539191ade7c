import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const rows = fs
  .readFileSync(path.join(ROOT, 'docs/evidence/FAULTS.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| F\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, fault, what, promised, shownBy]) => ({
    fault,
    what,
    promised,
    files: shownBy!.match(/tests\/[\w/.-]+/g) ?? [],
  }));

it('lists each fault once, in order', () => {
  const numbers = rows.map(({ fault }) => Number(fault!.slice(1)));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  for (const row of rows) expect([row.fault, row.what !== '' && row.promised !== '']).toEqual([row.fault, true]);
});

it.each(rows.map(({ fault, files }) => [fault, files] as const))('%s names tests that exist', (_fault, files) => {
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !file.endsWith('.test.ts') || !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});
