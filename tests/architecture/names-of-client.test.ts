import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import '../../server/api/rest/routes';
import { stationSchema } from '../../server/api/graphql/schema';
import { editableTables } from '../../server/modules/changes';
import { reports } from '../../server/reports';
import { waitingCommands } from '../../server/services/approvals/approval-line';
import { storedCommand } from '../../server/services/approvals/stored-command';

const CLIENT = path.resolve(__dirname, '../../client/src');

/** What the sources of the client, or those with this name, have at a pattern's first group; not the generated ones. */
function foundInClient(pattern: RegExp, of = ''): string[] {
  const files = fs.readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(of));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(CLIENT, file), 'utf8').matchAll(pattern)].map(([, name]) => name!),
    );
}

// Loads every command.
beforeAll(() => stationSchema({ subscribe: () => ({}) as never }));

test('the client asks for pending changes only of tables that the server knows', () => {
  const named = [...foundInClient(/table: '(\w+)', rowId/g), ...foundInClient(/^ *changes="(\w+)"/gm)];
  expect(named.length).toBeGreaterThan(10);
  const ofReports = reports.flatMap(({ sections }) => sections.flatMap(({ changes }) => changes ?? []));
  // A master registers its own table.
  expect([...named, ...ofReports].filter((table) => !editableTables.has(table))).toEqual([]);
});

test('the client asks for waiting entries and limits only of commands that the server knows', () => {
  const ofPaid = foundInClient(/^ {2}command: '(\w+)'/gm);
  const listed = [...foundInClient(/^ {2}\| '(\w+)'/gm, 'waiting-entries.tsx'), ...ofPaid];
  const limited = [...foundInClient(/^ +command="(\w+)"/gm), ...ofPaid];
  expect([listed.length, limited.length].every((count) => count > 1)).toBe(true);
  expect(listed.filter((command) => storedCommand(command) === undefined)).toEqual([]);
  expect(limited.filter((command) => !waitingCommands().includes(command))).toEqual([]);
});
