import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './run.mjs';

/**
 * Ensures installed packages and a fresh build for a program of dist/. With the argument `anew` it always builds; with
 * `standing` it never does, for programs that run beside a server, whose files must not change.
 */
const [how] = process.argv.slice(2);
const stands = how === 'standing' && existsSync(path.join(ROOT, 'dist/server/main.js'));
process.exitCode = stands || ((await ensurePackages()) && (await ensureBuild({ anew: how === 'anew' }))) ? 0 : 1;
