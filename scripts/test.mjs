import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { npm, ROOT, run, say } from './run.mjs';

/** `npm test`: every check and test. `npm run check` (argument `check`): the same without a browser. */
const withBrowser = process.argv[2] !== 'check';
const CHECKS = ['typecheck', 'lint', 'imports', 'generated:check'];

const total = { passed: 0, failed: 0 };
const failures = [];
const failedAtFirst = [];
/** More than these are no accident. */
const MOST_FILES_AGAIN = 3;

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

/** Runs jest projects once; a file that does not even load counts as one failed. */
async function jest(projects, { args = [], env = {} } = {}) {
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
    failedFiles: testResults.filter(({ status }) => status === 'failed'),
  };
}

async function tests(projects, options) {
  const name = `tests: ${projects.join(', ')}`;
  say(`${name} …`);
  count(name, await jest(projects, options));
}

/**
 * Files with failed tests run once more, alone: a browser that shares two cores with another one and with two
 * databases is late at times. What passes only then is named at the end, so that it is not forgotten.
 */
async function browserTests(env) {
  const name = 'tests: e2e';
  say(`${name} …`);
  const first = await jest(['e2e'], { args: ['--maxWorkers=2'], env });
  const { failedFiles } = first;
  if (failedFiles.length === 0 || failedFiles.length > MOST_FILES_AGAIN) return count(name, first);
  const files = failedFiles.map((file) => file.name);
  say(`once more, alone: ${files.map((file) => path.relative(ROOT, file)).join(', ')}`);
  const again = await jest(['e2e'], { args: ['--runInBand', '--runTestsByPath', ...files], env });
  const passedBefore = failedFiles.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed');
  count(name, { passed: first.passed - passedBefore.length + again.passed, failed: again.failed });
  for (const { name: file, assertionResults } of failedFiles)
    for (const { fullName, status } of assertionResults)
      if (status === 'failed') failedAtFirst.push(`${path.relative(ROOT, file)}: ${fullName}`);
}

async function testInBrowser() {
  const browser = await ensureBrowser();
  if (browser) return browserTests({ CHROME_PATH: browser });
  say('the browser tests need Chromium and none can be installed here: install one and name it in CHROME_PATH.');
  count('tests: e2e', { passed: 0, failed: 1 });
}

if (await ensurePackages()) {
  await check('build', ensureBuild);
  for (const name of CHECKS) await check(name, async () => (await npm('run', '--silent', name)) === 0);
  // Jest leaves a core to itself otherwise; much of a server test is waiting for the database.
  await tests(['domain', 'server'], { args: ['--maxWorkers=100%'] });
  if (withBrowser) await testInBrowser();
} else count('packages', { passed: 0, failed: 1 });

if (failedAtFirst.length > 0) say(`failed at first, then alone once more:\n  ${failedAtFirst.join('\n  ')}`);
if (failures.length > 0) say(`failed: ${failures.join('; ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
