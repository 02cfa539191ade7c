import fs from 'node:fs';
import path from 'node:path';
import { masters } from '../../server/masters';

const ROOT = path.resolve(__dirname, '../..');

const sources = (folder: string): { file: string; text: string }[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') }));

const found = (folders: readonly string[], pattern: RegExp): string[] =>
  folders.flatMap(sources).flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!));

const ABOVE = ['server/masters', 'server/modules', 'server/views', 'server/reports'];
const tables = new Set([...found(ABOVE, /@Entity\('(\w+)'\)/g), ...masters.map(({ master }) => master.table)]);
tables.delete('app_user');
const commands = new Set(found(ABOVE, /defineCommand\(\{\s+name: '(\w+)'/g));

/** What names a table or a command of a layer above, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // A role is a master, and the log-in reads what it allows in one statement with the user.
  'server/services/access/account-handlers.ts': ['role'],
  'server/services/access/keep-an-admin.ts': ['role'],
  'server/services/access/me.ts': ['role'],
  'server/services/access/role.ts': ['role'],
  'server/services/access/second-factor/second-factor.ts': ['role'],
  'server/services/access/session.ts': ['role'],
  // The ledger's notes are the rows of the currency.
  'server/services/ledger/note-availability.ts': ['denomination'],
  // An allow-list: a stored row must never name another table.
  'server/services/messages/receivers.ts': ['creditor', 'employee'],
};

/** The names of the layers above in a file: tables in SQL or as a text, commands as a text. */
const namesIn = (text: string): string[] => {
  const inSql = [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)/g)].map(([, name]) => name!);
  const asText = [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
  const named = [...inSql, ...asText.filter((name) => name.includes('_'))].filter((name) => tables.has(name));
  return [...new Set([...named, ...asText.filter((name) => commands.has(name))])].toSorted();
};

test('finds tables and commands', () => {
  expect([...tables]).toEqual(expect.arrayContaining(['creditor', 'credit_sale', 'permitted_variation']));
  expect([...commands]).toEqual(expect.arrayContaining(['recordCreditSale', 'correctShift', 'createApiKey']));
});

test('platform and services name no table and no command of the layers above', () => {
  const named = ['server/platform', 'server/services']
    .flatMap(sources)
    .map(({ file, text }) => [file, namesIn(text)] as const)
    .filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(named)).toEqual(EXCEPTIONS);
});
