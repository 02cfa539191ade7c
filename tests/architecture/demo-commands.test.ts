import fs from 'node:fs';
import path from 'node:path';
import { commands } from '../../server/platform/submit';
// Alone, as `npm run demo` imports it: the server's resolvers, which import every command, are not loaded.
import '../../server/database/seed/demo-station';

const FOLDER = path.resolve(__dirname, '../../server/database/seed');

test('the demo imports the commands that it uses', () => {
  const used = fs
    .readdirSync(FOLDER)
    .flatMap((file) => [
      ...fs.readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/\b(?:act|make)(?:<.+>)?\('(\w+)'/g),
    ])
    .map(([, name]) => name!);
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].filter((name) => !commands.has(name))).toEqual([]);
});
