import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../docs/adr');
const read = (file: string): string => fs.readFileSync(path.join(FOLDER, file), 'utf8');

const files = fs
  .readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .sort();
const numberOf = (file: string): number => Number(file.slice(0, 4));
const titleOf = (file: string): string => /^# \d+\. (.+)$/m.exec(read(file))![1]!;

/** The text below each second-level heading, in order. */
const sectionsOf = (file: string): Map<string, string> =>
  new Map(
    read(file)
      .split(/^## /m)
      .slice(1)
      .map((section): [string, string] => {
        const [heading, ...lines] = section.split('\n');
        return [heading!, lines.join('\n').trim()];
      }),
  );

describe.each(files)('%s', (file) => {
  const sections = sectionsOf(file);

  test('has its number in its file name and its title', () => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(read(file)).toMatch(new RegExp(`^# ${numberOf(file)}\\. \\S`));
  });

  test('has the five sections in order, none empty', () => {
    expect([...sections.keys()]).toEqual(['Status', 'Date', 'Context', 'Decision', 'Consequences']);
    expect([...sections.values()]).not.toContain('');
  });

  test('has a status, a date and at most one page', () => {
    expect(sections.get('Status')).toMatch(/^(Accepted|Superseded by ADR \d+)(, [^\n]+)?$/);
    expect(sections.get('Date')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(read(file).split(/\s+/).length).toBeLessThanOrEqual(650);
  });

  test('refers to decisions that exist', () => {
    const named = [...read(file).matchAll(/ADR (\d+)/g)].map(([, number]) => Number(number));
    expect(named.filter((number) => !files.map(numberOf).includes(number))).toEqual([]);
  });
});

test('every number is used once', () => {
  expect(new Set(files.map(numberOf)).size).toBe(files.length);
});

test('the index lists every decision with its title, in order', () => {
  const lines = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- ['));
  expect(lines).toEqual(files.map((file) => `- [ADR ${numberOf(file)}](${file}): ${titleOf(file)}`));
});
