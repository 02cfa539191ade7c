import fs from 'node:fs';
import path from 'node:path';
import { npm, ROOT, say } from './run.mjs';

const MINIMUM = [20, 19];

/** Reads the packages of a lock file, or of npm's own list of installed packages. */
function packagesOf(file) {
  const lock = path.join(ROOT, file);
  return fs.existsSync(lock) ? JSON.parse(fs.readFileSync(lock, 'utf8')).packages : {};
}

/** Optional packages that are missing belong to other platforms. */
function areCurrent() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([folder, { version, optional }]) =>
      folder === '' || (installed[folder] ? installed[folder].version === version : optional),
  );
}

/** Installs the packages of package-lock.json if they are not installed yet. Returns whether they are installed. */
export async function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    say(`Node ${MINIMUM.join('.')} or newer is needed, and this is ${process.versions.node}.`);
    return false;
  }
  if (areCurrent()) return true;
  say('installing the packages of package-lock.json (npm ci) …');
  // The build needs the development packages, which npm leaves out under NODE_ENV=production.
  if ((await npm('ci', '--include=dev')) === 0) return true;
  say('the packages could not be installed: see above.');
  return false;
}
