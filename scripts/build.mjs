import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, runPackage, say } from './run.mjs';

const DIST = path.join(ROOT, 'dist');

const PARTS = [
  {
    name: 'server',
    made: 'server/main.js',
    sources: ['server', 'i18n', 'tsconfig.json', 'package-lock.json'],
    build: () => runPackage('typescript/bin/tsc', '-p', 'tsconfig.json'),
  },
  {
    name: 'client',
    made: 'client/index.html',
    sources: ['client', 'server/domain', 'i18n', 'package-lock.json'],
    build: () => runPackage('vite/bin/vite.js', 'build', 'client', '--logLevel', 'warn'),
  },
];

function filesIn(source) {
  const file = path.join(ROOT, source);
  if (!fs.statSync(file).isDirectory()) return [source];
  return fs
    .readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

/** Hashes contents, not times: a checkout gives every file a new time. */
function fingerprintOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).sort())
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Builds those of the parts that are older than their sources, or all of them. Returns whether the build is complete. */
export async function ensureBuild({ always = false, parts = PARTS.map(({ name }) => name) } = {}) {
  for (const { name, made, sources, build } of PARTS.filter((part) => parts.includes(part.name))) {
    const stamp = path.join(DIST, `${name}.stamp`);
    const fingerprint = fingerprintOf(sources);
    const isBuilt = fs.existsSync(path.join(DIST, made)) && fs.existsSync(stamp);
    if (!always && isBuilt && fs.readFileSync(stamp, 'utf8') === fingerprint) continue;
    say(`building the ${name} …`);
    fs.rmSync(stamp, { force: true });
    fs.rmSync(path.join(DIST, name), { recursive: true, force: true });
    if ((await build()) !== 0) {
      say(`the ${name} could not be built: see above.`);
      return false;
    }
    fs.writeFileSync(stamp, fingerprint);
  }
  return true;
}
