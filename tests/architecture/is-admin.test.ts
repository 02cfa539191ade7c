import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The files that know the admin flag of old tools. A trigger of the database keeps its column in step with the role. */
const PLACES = [
  // Compares the column with the last audit of each user.
  'server/books/invariants/masters.ts',
  // Old tools set the flag in place of the role.
  'server/masters/user.ts',
  // The audit of the first admin has the fields of `user.ts`.
  'server/services/access/first-admin.ts',
  // The old answer of a log-in.
  'server/services/access/me.ts',
  // The column.
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
