import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './run.mjs';

/**
 * Packages installed and build fresh, for a program of dist/ that is to run. Argument `anew`: builds in any case.
 * `standing`: leaves a build as it is, for what is done beside a running server, whose files must stay.
 */
const [how] = process.argv.slice(2);
const stands = how === 'standing' && existsSync(path.join(ROOT, 'dist/server/main.js'));
process.exitCode = stands || ((await ensurePackages()) && (await ensureBuild({ anew: how === 'anew' }))) ? 0 : 1;
