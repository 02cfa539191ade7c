import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const DEPCRUISE = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

function cruise(cwd: string): Cruised {
  const config = path.join(ROOT, '.dependency-cruiser.cjs');
  const args = [DEPCRUISE, '--config', config, '--output-type', 'json', 'server', 'client/src', 'i18n'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (!stdout.startsWith('{')) throw new Error(stderr);
  return JSON.parse(stdout) as Cruised;
}

const violationsOf = ({ summary }: Cruised) =>
  summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);

describe('imports of the source tree', () => {
  const cruised = cruise(ROOT);

  test('every import follows the layer order, without cycles', () => {
    expect(violationsOf(cruised)).toEqual([]);
  });

  test('covers the whole tree, with type-only imports and the client', () => {
    const importsOf = (source: string) =>
      cruised.modules.find((module) => module.source === source)?.dependencies.map(({ resolved }) => resolved) ?? [];
    // A type-only import, and one from the client into the domain.
    expect(importsOf('server/platform/log.ts')).toContain('server/env.ts');
    const screens = cruised.modules.filter(({ source }) => source.startsWith('client/') && source.endsWith('.tsx'));
    expect(screens.length).toBeGreaterThan(10);
    for (const { source } of screens)
      expect({ source, imports: importsOf(source) }).not.toEqual({ source, imports: [] });
  });
});

/** Each row adds files and states which import must be refused, and by which rule. */
const seeded: [rule: string, from: string, to: string, line: string][] = [
  [
    'server/services/ledger stands above',
    'server/services/ledger/a.ts',
    'server/modules/closing/a.ts',
    "import { a } from '../../modules/closing/a'",
  ],
  [
    'server/platform stands above',
    'server/platform/b.ts',
    'server/services/access/b.ts',
    "import type { B } from '../services/access/b'",
  ],
  [
    'server/modules/shifts stands above',
    'server/modules/shifts/c.ts',
    'server/api/rest/c.ts',
    "export const c = () => import('../../api/rest/c')",
  ],
  [
    'server/modules/cash stands above',
    'server/modules/cash/d.ts',
    'server/reports/d.ts',
    "export * from '../../reports/d'",
  ],
  [
    'server/reports stands above',
    'server/reports/e.ts',
    'server/api/graphql/e.ts',
    "export type E = import('../api/graphql/e').E",
  ],
  ['the domain is pure', 'server/domain/f.ts', 'node:fs', "import fs from 'node:fs'"],
  ['the domain is pure', 'server/domain/g.ts', 'typeorm', "import { Entity } from 'typeorm'"],
  ['platform knows no database', 'server/platform/h.ts', 'server/database/h.ts', "import '../database/h'"],
  ['the database serves nobody', 'server/database/i.ts', 'server/api/graphql/i.ts', "import '../api/graphql/i'"],
  ['nothing imports the roots', 'server/api/rest/j.ts', 'server/main.ts', "import '../../main'"],
  ['nothing imports a program', 'server/api/http/v.ts', 'server/cli/v.ts', "import '../../cli/v'"],
  ['env stands alone', 'server/env.ts', 'server/domain/k.ts', "import './domain/k'"],
  [
    'a feature imports no other',
    'client/src/features/cash/l.tsx',
    'client/src/features/credit/l.tsx',
    "import { L } from '../credit/l'",
  ],
  [
    'only the kit imports Mantine',
    'client/src/ui/page/w.tsx',
    '@mantine/core',
    "import { Button } from '@mantine/core'",
  ],
  ['texts know rules only', 'i18n/t.ts', 'server/masters/t.ts', "import '../server/masters/t'"],
  [
    'of the server the client has the domain',
    'client/src/ui/m.tsx',
    'server/modules/closing/m.ts',
    "import '../../../server/modules/closing/m'",
  ],
  ['client/src/i18n stands above', 'client/src/i18n/n.ts', 'client/src/ui/n.tsx', "import { N } from '../ui/n'"],
  [
    'client/src/ui|hooks|outbox stands above',
    'client/src/hooks/o.ts',
    'client/src/features/cash/o.tsx',
    "import '../features/cash/o'",
  ],
  [
    'client/src/features stands above',
    'client/src/features/cash/p.tsx',
    'client/src/app/p.tsx',
    "import '../../app/p'",
  ],
  [
    'the server has nothing of the client',
    'server/api/rest/q.ts',
    'client/src/ui/q.tsx',
    "import '../../../client/src/ui/q'",
  ],
  [
    'the product needs no test or script',
    'server/api/rest/r.ts',
    'tests/support/r.ts',
    "import '../../../tests/support/r'",
  ],
  ['imports resolve', 'server/modules/cash/s.ts', './nowhere', "import './nowhere'"],
  ['no cycles', 'server/modules/credit/t.ts', 'server/modules/credit/u.ts', "import type { U } from './u'"],
];

/** Imports between neighbours and down the layers, all allowed. */
const orderly: [file: string, line: string][] = [
  ['server/modules/closing/ok.ts', "import '../../services/ledger/ok'"],
  ['server/services/ledger/ok.ts', "import '../../domain/ok'"],
  ['server/domain/ok.ts', 'export const ok = <T>(value: T): T => value;'],
  ['server/database/ok.ts', "import '../modules/closing/ok'"],
  ['server/main.ts', "import './database/ok'"],
  ['client/src/hooks/ok.ts', "import '../ui/ok'"],
  [
    'client/src/ui/ok.tsx',
    "import '../../../server/domain/ok'; export const Ok = () => <p>What would you import?</p>;",
  ],
];

describe('imports of generated files', () => {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-order-'));
  let violations: string[] = [];

  const seed = (file: string, line: string) => {
    fs.mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    fs.appendFileSync(path.join(house, file), `${line}\n`);
  };

  beforeAll(() => {
    for (const [, from, to, line] of seeded) {
      seed(from, line);
      if (/^(server|client|tests)\//.test(to)) seed(to, 'export const nothing = 0;');
    }
    seed('server/modules/credit/u.ts', "import { t } from './t'");
    for (const [file, line] of orderly) seed(file, line);
    violations = violationsOf(cruise(house));
  });
  afterAll(() => fs.rmSync(house, { recursive: true }));

  test.each(seeded)('%s: %s may not import %s', (rule, from, to) => {
    const found = violations.filter((violation) => violation.startsWith(rule) && violation.includes(`: ${from} → `));
    expect(found.join()).toContain(to.replace('node:', ''));
  });

  test('allowed imports pass', () => {
    expect(violations.filter((violation) => violation.includes('/ok.ts'))).toEqual([]);
  });
});
