import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** A row of the table: the threat, its defence, and the test of it. */
const threats = textOf('docs/evidence/THREATS.md')
  .split('\n')
  .filter((line) => /^\| T\d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name, , stoppedBy, triedIn]) => ({ name: name!, stoppedBy: stoppedBy!, triedIn: triedIn! }));

const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!).filter((name) => /\.(ts|tsx|json)$|^\.npmrc$/.test(name));

describe('the table of threats', () => {
  test('has thirty-five rows', () =>
    expect(threats.map(({ name }) => name)).toEqual(Array.from({ length: 35 }, (_, n) => `T${n + 1}`)));

  test.each(threats)('$name: its defence and its test exist', ({ stoppedBy, triedIn }) => {
    const [defences, tests] = [filesIn(stoppedBy), filesIn(triedIn)];
    expect(defences.length).toBeGreaterThan(0);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !/^tests\//.test(file))).toEqual([]);
    expect([...defences, ...tests].filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

describe('installs exactly the tested dependencies', () => {
  const { dependencies, devDependencies, overrides, scripts } = JSON.parse(textOf('package.json'));
  const { lockfileVersion, packages } = JSON.parse(textOf('package-lock.json')) as {
    lockfileVersion: number;
    packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>;
  };

  test('every dependency is pinned to one version', () => {
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies, ...overrides }))
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
  });

  test('every lock file entry has an integrity hash and no address outside the registry', () => {
    expect(lockfileVersion).toBe(3);
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies }))
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    for (const [place, { resolved, integrity, link }] of Object.entries(packages)) {
      if (place === '' || link) continue;
      expect([place, resolved, integrity]).toEqual([place, undefined, expect.stringMatching(/^sha512-/)]);
    }
  });

  test('no install script runs', () => {
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  });
});
