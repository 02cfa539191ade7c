import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';

/** Packages installed and build fresh, for a program of dist/ that is to run; argument `anew` builds in any case. */
const anew = process.argv[2] === 'anew';
process.exitCode = (await ensurePackages()) && (await ensureBuild({ anew })) ? 0 : 1;
