import fs from 'node:fs';
import path from 'node:path';

/** docs/API.md, the page for tool authors. */
const apiPage = fs.readFileSync(path.resolve(__dirname, '../../docs/API.md'), 'utf8');

/** The rows of the first table below a heading of the page, by their first cell. */
export function tableOf(heading: string): Map<string, string[]> {
  const [, below = ''] = apiPage.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const lines = below.split('\n').filter((line) => /^\||^#/.test(line));
  const end = lines.findIndex((line) => line.startsWith('#'));
  const rows = lines.slice(2, end === -1 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return new Map(rows.map(([first, ...rest]) => [first!, rest]));
}
