import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run, runPackage, say } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));
}

/** Runs the browser for its version: on some systems 'chromium' is a stub that only says how to install one. */
function works(file) {
  if (!file || !fs.existsSync(file)) return false;
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return /chrom/i.test(stdout ?? '');
}

async function find() {
  const { chromium } = await import('playwright-core');
  return [process.env.CHROME_PATH, ...NAMES.map(onPath), MAC, chromium.executablePath()].find(works);
}

const DEBIAN = {
  name: "Debian's chromium",
  can: () => process.getuid?.() === 0 && onPath('apt-get') !== undefined,
  async install() {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env });
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
  },
};
const PLAYWRIGHT = {
  name: "Playwright's chromium",
  can: () => true,
  install: () => runPackage('playwright-core/cli.js', 'install', 'chromium'),
};

/** Returns the path of a working Chromium and installs one if necessary; undefined if that fails. */
export async function ensureBrowser() {
  let found = await find();
  for (const source of [DEBIAN, PLAYWRIGHT]) {
    if (found || !source.can()) continue;
    say(`installing ${source.name} for the browser tests …`);
    await source.install();
    found = await find();
  }
  return found;
}
