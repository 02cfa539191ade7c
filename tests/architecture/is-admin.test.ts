import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { BUILT_IN_NAMES, BUILT_IN_ROLES } from '../../server/domain/rights';

/** The files of server and client that match, without generated ones and the migrations, which are history. */
function filesWith(pattern: string): string[] {
  const where = ['server', 'client/src', ':!server/database/migrations', ':!client/src/graphql/generated'];
  const asked = ['grep', '-l', '--untracked', '-P', pattern, '--', ...where];
  try {
    return execFileSync('git', asked, { cwd: path.resolve(__dirname, '../..'), encoding: 'utf8' })
      .trim()
      .split('\n');
  } catch (error) {
    // git grep ends with 1 if it finds nothing.
    if ((error as { status?: number }).status === 1) return [];
    throw error;
  }
}

const ROLES = Object.keys(BUILT_IN_ROLES).join('|');
const NAMES = Object.values(BUILT_IN_NAMES).join('|');

/** What asks for a built-in role, each with the only files that may, and why. */
const ASKED: Readonly<Record<string, { pattern: string; files: readonly string[] }>> = {
  // A trigger of the database keeps the column in step with the role.
  'the admin flag of old tools': {
    pattern: String.raw`\b(isAdmin|is_admin)\b`,
    files: [
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
    ],
  },
  'the rights of one built-in role': {
    pattern: String.raw`BUILT_IN_(ROLES|NAMES)(\.(${ROLES})\b|\['(${ROLES})'\])`,
    files: [
      // The users of the demo.
      'server/database/seed/demo-station.ts',
      // Staff get the text of the specification, which old tools compare.
      'server/platform/permission.ts',
    ],
  },
  'a built-in role by its name': {
    pattern: String.raw`(role|builtIn|built_in)\b[\w"]*\s*(={1,3}|!==?|IN \(|<>)\s*'|builtInRole\(|['"](${NAMES})['"]`,
    files: [
      // Their names.
      'server/domain/rights.ts',
      // Check constraint of the column.
      'server/masters/role.ts',
      // Translates the flag of old tools.
      'server/masters/user.ts',
      // The end of a setting's name.
      'server/platform/station-setting.ts',
      // Reads the row of the flag.
      'server/services/access/role.ts',
    ],
  },
};

test.each(Object.entries(ASKED))('only these files ask for %s; everything else asks for a right', (_, one) => {
  expect(filesWith(one.pattern)).toEqual(one.files);
});

test.each([
  ["if (me.role === 'Admin') return", 'a built-in role by its name'],
  ["WHERE r.built_in = 'admin'", 'a built-in role by its name'],
  ["r.built_in IN ('admin')", 'a built-in role by its name'],
  ['rights === BUILT_IN_ROLES.admin', 'the rights of one built-in role'],
  ['if (!me.isAdmin)', 'the admin flag of old tools'],
])('%j is found', (line, what) => expect(line).toMatch(new RegExp(ASKED[what]!.pattern)));
