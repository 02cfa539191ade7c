import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { npm, ROOT, run, say } from './run.mjs';

/** The modes of this script, each the argument of an npm script in package.json. docs/TESTS.md describes them. */
const MODES = {
  test: [checkEverything, () => runTests(['domain', 'component', 'server'], { inBrowser: ['e2e'] })],
  check: [checkEverything, () => runTests(['domain', 'component', 'server'])],
  fast: [checkSources, () => runTests(['domain'])],
  deep: [build, (patterns) => runTests([], { inBrowser: ['deep'], patterns })],
};

/** If a larger share of the files fails, the failures are not flaky and nothing is run again. */
const MOST_FAILED_SHARE = 0.1;
const SLOWEST_SHOWN = 15;

const total = { passed: 0, failed: 0 };
const failures = [];
const flaky = [];
const files = [];

function count(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
}

async function check(name, work) {
  say(`${name} …`);
  const passed = await work();
  count(name, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Runs npm scripts two at a time, since several of them use one core only. */
async function checkScripts(names) {
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const script = name;
      await check(script, async () => (await npm('run', '--silent', script)) === 0);
    }
  };
  await Promise.all([work(), work()]);
}

async function build() {
  await check('build', ensureBuild);
}

async function checkSources() {
  await checkScripts(['typecheck', 'lint', 'imports', 'unused']);
}

async function checkEverything() {
  await build();
  await checkSources();
  await checkScripts(['generated:check', 'weight']);
}

/** Runs jest projects once; a file that fails to load counts as one failed test. */
async function jest(projects, { args = [], env = {} }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-results-'));
  const results = path.join(folder, 'results.json');
  const jestFile = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const output = ['--ci', '--json', `--outputFile=${results}`];
  const code = await run(process.execPath, [jestFile, ...output, ...args, '--selectProjects', ...projects], { env });
  const {
    numPassedTests: passed,
    testResults,
    ...rest
  } = fs.existsSync(results)
    ? JSON.parse(fs.readFileSync(results, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
  const failed = rest.numFailedTests + rest.numRuntimeErrorTestSuites;
  fs.rmSync(folder, { recursive: true });
  return {
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    testResults: testResults.map((file) => ({ ...file, name: path.relative(ROOT, file.name) })),
  };
}

const titlesOf = ({ name, assertionResults }, wanted) =>
  assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => `${name}: ${fullName}`);

/** The failed tests of a file, or the file itself if it failed before its first test. */
function failuresOf(file) {
  const titles = titlesOf(file, 'failed');
  return titles.length > 0 ? titles : [file.name];
}

/**
 * Runs jest projects, or their files whose paths match one of `patterns`. Files that fail run once more, one after the
 * other with nothing beside them, so that one slow browser does not fail a whole run; what passes only then is listed
 * at the end as flaky.
 */
async function runTests(projects, { inBrowser = [], patterns = [] } = {}) {
  const env = {};
  const wanted = [...projects, ...inBrowser];
  const name = `tests: ${wanted.join(', ')}`;
  if (inBrowser.length > 0) {
    const browser = await ensureBrowser();
    if (browser) env.CHROME_PATH = browser;
    else say('no Chromium found, and none can be installed here: install one and set CHROME_PATH to it.');
  }
  say(`${name} …`);
  // By default jest leaves one core unused.
  const first = await jest(wanted, { args: ['--maxWorkers=100%', ...patterns], env });
  files.push(...first.testResults);
  const failedFiles = first.testResults.filter(({ status }) => status === 'failed');
  if (failedFiles.length === 0 || failedFiles.length > first.testResults.length * MOST_FAILED_SHARE)
    return count(name, first);
  const paths = failedFiles.map((file) => file.name);
  say(`once more, alone: ${paths.join(', ')}`);
  const again = await jest(wanted, { args: ['--runInBand', '--runTestsByPath', ...paths], env });
  const passedBefore = failedFiles.flatMap((file) => titlesOf(file, 'passed')).length;
  count(name, { passed: first.passed - passedBefore + again.passed, failed: again.failed });
  const failedAgain = new Set(again.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf));
  flaky.push(...failedFiles.flatMap(failuresOf).filter((title) => !failedAgain.has(title)));
}

function printSlowest() {
  const timed = files.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));
  const sum = timed.reduce((seconds, file) => seconds + file.seconds, 0);
  say(`${timed.length} test files took ${Math.round(sum)} s, all workers together; the slowest:`);
  for (const { name, seconds } of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}

/** A run that throws counts as failed, and its totals are still printed. */
async function runMode(steps, patterns) {
  if (!(await ensurePackages())) return count('packages', { passed: 0, failed: 1 });
  for (const step of steps)
    try {
      await step(patterns);
    } catch (error) {
      console.error(error);
      count(`the test run itself: ${error.message}`, { passed: 0, failed: 1 });
    }
}

const [mode = 'test', ...patterns] = process.argv.slice(2);
if (!(mode in MODES)) throw new Error(`There is no mode ${mode}: ${Object.keys(MODES).join(', ')}`);
if (patterns.length > 0 && mode !== 'deep')
  throw new Error('Only `npm run test:deep` takes names of files; CONTRIBUTING.md says how to run another file.');
const start = Date.now();
await runMode(MODES[mode], patterns);

if (files.length > 0) printSlowest();
if (flaky.length > 0) {
  const line = '!'.repeat(100);
  console.log(`${line}\nFLAKY: failed in the run and passed when run again alone. Each of these is a bug to fix:`);
  for (const title of flaky) console.log(`  ${title}`);
  console.log(line);
}
if (failures.length > 0) say(`failed: ${failures.join('; ')}`);
say(`took ${((Date.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
