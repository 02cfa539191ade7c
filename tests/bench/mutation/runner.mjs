// Runs the domain tests for StrykerJS in one process that stays: a mutant takes milliseconds. StrykerJS's runner for
// jest starts jest again for each mutant, which takes half a second, and a new process for each static one.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { expect } from 'expect';
import { bind } from 'jest-each';
import { ModuleMocker } from 'jest-mock';

const FOLDER = 'tests/domain';
/** Name of what a test file executes before its first test: constants of the rules, tables of check values. */
const LOADING = 'loading';

/** Set by `init`, when the working folder is StrykerJS's copy of the project. */
let requireOfProject;
/** The object by which StrykerJS's changed code learns which mutant is active. */
const mutation = {};
globalThis.__stryker__ = mutation;

/** Compiles as jest does. The result is saved for the other processes and runs. */
function compileTypeScript() {
  const swc = requireOfProject('@swc/core');
  const [[, options]] = Object.values(requireOfProject('./jest.config.cjs').projects[0].transform);
  const cache = path.join(os.tmpdir(), 'forecourt-mutation');
  fs.mkdirSync(cache, { recursive: true });
  requireOfProject.extensions['.ts'] = (module, filename) => {
    const source = fs.readFileSync(filename, 'utf8');
    const saved = path.join(cache, createHash('sha256').update(source).digest('hex'));
    if (!fs.existsSync(saved)) {
      const { code } = swc.transformSync(source, { ...options, filename, swcrc: false });
      fs.writeFileSync(`${saved}.${process.pid}`, code);
      fs.renameSync(`${saved}.${process.pid}`, saved);
    }
    module._compile(fs.readFileSync(saved, 'utf8'), filename);
  };
}

/** Loads a test file and all that it imports again; answers its tests. */
function loadTests(file) {
  const own = ['server', 'i18n', 'tests'].map((folder) => path.resolve(folder) + path.sep);
  for (const name of Object.keys(requireOfProject.cache))
    if (own.some((folder) => name.startsWith(folder))) delete requireOfProject.cache[name];
  const tests = new Map();
  const titles = [file];
  const describe = (title, define) => {
    titles.push(title);
    define();
    titles.pop();
  };
  const test = (title, run) => {
    const name = [...titles, title].join(' › ');
    tests.set(tests.has(name) ? `${name} (${tests.size})` : name, run);
  };
  describe.each = bind(describe, false);
  test.each = bind(test, false);
  Object.assign(globalThis, { describe, test, it: test, expect, jest: new ModuleMocker(globalThis) });
  requireOfProject(`./${FOLDER}/${file}`);
  return tests;
}

async function resultOf(id, run) {
  mutation.currentTestId = id;
  const from = performance.now();
  const result = { id, name: id, fileName: path.join(FOLDER, id.split(' › ')[0]) };
  try {
    await run();
    return { ...result, status: TestStatus.Success, timeSpentMs: performance.now() - from };
  } catch (error) {
    const failureMessage = String(error?.message ?? error);
    return { ...result, status: TestStatus.Failed, failureMessage, timeSpentMs: performance.now() - from };
  } finally {
    mutation.currentTestId = undefined;
  }
}

class DomainRunner {
  /** Tests by file, loaded without a mutant when they are needed first. */
  #clean = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    requireOfProject = createRequire(path.resolve('package.json'));
    compileTypeScript();
    requireOfProject('reflect-metadata');
    requireOfProject('./tests/support/seed.ts');
    const { default: fc } = requireOfProject('fast-check');
    // One counter-example kills a mutant; to look for the smallest would take longer than all other tests.
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
  }

  #cleanTests(file) {
    if (this.#clean.has(file)) return this.#clean.get(file);
    const { activeMutant } = mutation;
    mutation.activeMutant = undefined;
    this.#clean.set(file, loadTests(file));
    mutation.activeMutant = activeMutant;
    return this.#clean.get(file);
  }

  /** Runs the named tests. Where loading is one of them, the file is loaded with the mutant and all its tests run. */
  async #run(named, isToStop) {
    const results = [];
    const isFailed = () => isToStop && results.some(({ status }) => status === TestStatus.Failed);
    for (const file of fs.readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts'))) {
      const loading = `${file} › ${LOADING}`;
      const isLoaded = named?.has(loading) ?? true;
      const isNeeded = isLoaded || [...named].some((id) => id.startsWith(`${file} › `));
      if (!isNeeded) continue;
      let tests = isLoaded ? undefined : this.#cleanTests(file);
      if (isLoaded) {
        results.push(
          await resultOf(loading, () => {
            tests = loadTests(file);
          }),
        );
        if (isFailed()) return results;
      }
      for (const [id, run] of tests ?? []) {
        if (!isLoaded && !named.has(id)) continue;
        results.push(await resultOf(id, run));
        if (isFailed()) return results;
      }
    }
    return results;
  }

  async dryRun() {
    mutation.activeMutant = undefined;
    const tests = await this.#run();
    return { status: DryRunStatus.Complete, tests, mutantCoverage: mutation.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    mutation.hitLimit = hitLimit;
    mutation.hitCount = hitLimit ? 0 : undefined;
    mutation.activeMutant = activeMutant.id;
    const tests = await this.#run(testFilter && new Set(testFilter), !disableBail);
    mutation.activeMutant = undefined;
    const timeout = determineHitLimitReached(mutation.hitCount, mutation.hitLimit);
    return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'domain', DomainRunner)];
