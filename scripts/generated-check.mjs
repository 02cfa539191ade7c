import fs from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { npm, ROOT, run, say } from './run.mjs';

const FOLDER = 'client/src/graphql/generated';

/** schema.graphql and the client's files generated from it: name → contents. */
function generated() {
  const made = fs.existsSync(path.join(ROOT, FOLDER)) ? fs.readdirSync(path.join(ROOT, FOLDER)) : [];
  const files = ['schema.graphql', ...made.map((name) => `${FOLDER}/${name}`)];
  return new Map(
    files
      .filter((file) => fs.existsSync(path.join(ROOT, file)))
      .map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]),
  );
}

/** Generates the files again in place, and fails if one was out of date. */
const before = generated();
const made =
  (await ensureBuild({ parts: ['server'] })) &&
  (await run(process.execPath, [path.join(ROOT, 'dist/server/cli/print-schema.js')])) === 0 &&
  (await npm('run', '--silent', 'codegen')) === 0;
const after = generated();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
if (!made) say('the generated files could not be made: see above.');
for (const file of stale) say(`${file} was out of date and has been regenerated: commit it.`);
process.exitCode = made && stale.length === 0 ? 0 : 1;
