/** A folder may import from its own line and the lines above it, never from a line below. */
const SERVER = [
  'domain',
  'platform',
  'services/access',
  'services/files',
  'services/messages',
  'services/approvals',
  'services/settings',
  'services/ledger',
  'masters',
  'modules/shifts',
  'modules/safe',
  'modules/documents',
  'modules/stock',
  'modules/credit',
  'modules/staff',
  'modules/cash',
  'modules/closing',
  'modules/changes',
  'reports',
  'views/cash-memos',
  'views/saved-views',
  'views/search',
  'views/graph',
  'views/summary',
  'views/home',
  'api/graphql|api/rest',
  'api/http',
];
const CLIENT = ['i18n', 'graphql', 'ui|hooks|outbox', 'features', 'app'];

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

const ordered = (root, lines) =>
  lines.slice(0, -1).map((line, at) => {
    const below = lines.slice(at + 1).join('|');
    return forbid(
      `${root}/${line} stands above ${below}`,
      { path: `^${root}/(${line})/` },
      { path: `^${root}/(${below})/` },
    );
  });

module.exports = {
  forbidden: [
    ...ordered('server', SERVER),
    ...ordered('client/src', CLIENT),
    forbid('no cycles', {}, { circular: true }),
    forbid('imports resolve', {}, { couldNotResolve: true }),
    // These are pure. The browser's copy of the domain takes to-words along; its build compiles messages beforehand.
    forbid('the domain is pure', { path: '^server/domain/' }, { pathNot: '^server/domain/|node_modules/(to-words|@lingui/message-utils)/' }),
    // database/ stands beside platform/: it lists the tables of all modules, and only the roots open it.
    forbid('platform knows no database', { path: '^server/platform/' }, { path: '^server/database/' }),
    forbid('the database serves nobody', { path: '^server/database/' }, { path: '^server/api/' }),
    forbid(
      'nothing imports the roots',
      { path: '^server/[^/]+/' },
      { path: '^server/[^/]+\\.ts$', pathNot: '/env\\.ts$' },
    ),
    forbid('nothing imports a program', { path: '^server/' }, { path: '^server/cli/' }),
    forbid('env stands alone', { path: '^server/env\\.ts$' }, { path: '^(server|client)/' }),
    forbid(
      'a feature imports no other',
      { path: '^client/src/features/([^/]+)/' },
      { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
    ),
    forbid(
      'only the kit imports Mantine',
      { path: '^client/src/', pathNot: '^client/src/ui/kit/' },
      { path: '(^|node_modules/)@mantine/' },
    ),
    forbid('texts know rules only', { path: '^i18n/' }, { pathNot: '^(i18n|server/domain)/|node_modules/to-words/' }),
    forbid(
      'of the server the client has the domain',
      { path: '^client/' },
      { path: '^server/', pathNot: '^server/domain/' },
    ),
    forbid('the server has nothing of the client', { path: '^server/' }, { path: '^client/' }),
    forbid('the product needs no test or script', { path: '^(server|client)/' }, { path: '^(tests|scripts)/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    babelConfig: { fileName: require.resolve('./scripts/imports-only.babel.cjs') },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
