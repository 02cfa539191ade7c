import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './run.mjs';

/**
 * Ensures installed packages and an up-to-date build for a program of dist/. With the argument `always` it always builds;
 * with `if-missing` it builds only if there is no build, for programs that run beside a server, whose files must not
 * change.
 */
const [when] = process.argv.slice(2);
const isEnough = when === 'if-missing' && existsSync(path.join(ROOT, 'dist/server/main.js'));
process.exitCode = isEnough || ((await ensurePackages()) && (await ensureBuild({ always: when === 'always' }))) ? 0 : 1;
