import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import '../../server/graphql/resolvers';
import { queries } from '../../server/platform/ask';
import { mayPass } from '../../server/platform/permission';
import { commands } from '../../server/platform/submit';

const ROOT = path.resolve(__dirname, '../..');
const filesUnder = (folder: string): string[] =>
  fs.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

const server = filesUnder('server').filter((file) => file.endsWith('.ts'));
const adapters = server.filter((file) => file.endsWith('.resolver.ts') || file.startsWith('server/rest/'));

describe('adapters are adapters: a rule, SQL, a permission check or a transaction in one is in the wrong room', () => {
  it.each(adapters)('%s', (file) => {
    const text = textOf(file);
    expect(text).not.toMatch(/\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(FROM|SET|INTO|WHERE)\b/);
    expect(text).not.toMatch(/\bsql[(`<]|createQueryRunner|transaction\(|\.manager\b/);
    expect(text).not.toMatch(/isAdmin\s*(\)|&&|\|\||\?(?!:))|refuseUnlessAllowed|mayPass/);
  });
});

describe('one place for each of the house’s duties', () => {
  const only = (pattern: RegExp, allowed: RegExp) =>
    expect(server.filter((file) => pattern.test(textOf(file)) && !allowed.test(file))).toEqual([]);
  it('transactions are opened by the doors', () => only(/createQueryRunner\(/, /platform\/transaction|database\//));
  it('connections are opened by the data source', () =>
    only(/new (DataSource|Pool|Client)\(/, /database\/|platform\/events/));
  it('rounding stands in the kernel', () => only(/Math\.round|toFixed\(/, /domain\/kernel\//));
  it('settings are read by env', () =>
    only(
      /process\.env\b/,
      /server\/env\.ts|server\/main\.ts|server\/[a-z-]+\.ts$|database\/(draft-migration|embedded)/,
    ));
});

it('every command and query says who may pass, and knows nobody by default', () => {
  const all = [...commands.values(), ...queries.values()];
  expect(all.length).toBeGreaterThan(40);
  for (const { permission } of all) expect(['anyone', 'user', 'admin']).toContain(permission);
});

/** What a caller without a log-in may do; anything added here is a decision. */
const OPEN_TO_ANYONE = ['recoverPassword', 'resetPassword', 'setUpStation', 'signIn', 'stationName', 'stationState'];

it('nobody without a log-in passes but to get one', () => {
  const open = [...commands.values(), ...queries.values()].filter(({ permission }) => mayPass(permission, null));
  expect(open.map(({ name }) => name).sort()).toEqual(OPEN_TO_ANYONE);
});
