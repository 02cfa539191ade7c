import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The admin flag of old tools: the user's field, the answer of a log-in, the first admin, and the audit of all. */
const PLACES = [
  'server/books/invariants/masters.ts',
  'server/masters/user.ts',
  'server/services/access/first-admin.ts',
  'server/services/access/me.ts',
  'server/services/access/user.entity.ts',
];

test('only the old field of users reads isAdmin; everything else asks for a right', () => {
  const files = execFileSync('git', ['grep', '-l', '-w', 'isAdmin', '--', 'server', 'client/src'], {
    cwd: path.resolve(__dirname, '../..'),
    encoding: 'utf8',
  });
  const found = files.trim().split('\n');
  expect(found.filter((file) => !/database\/migrations|graphql\/generated/.test(file))).toEqual(PLACES);
});
