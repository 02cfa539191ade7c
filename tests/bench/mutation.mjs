// Measures the strength of the rules' tests: StrykerJS changes server/domain in thousands of places, one at a time, and
// runs the domain tests that execute the place. A test has to fail. docs/evidence/MUTATION.md has the figures.
// npm ci in tests/bench/mutation, then: node tests/bench/mutation.mjs [file …]
// Results are kept in .tmp/mutation.json, so a second run tests only what changed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const RESULTS = '.tmp/mutation.json';
const DETECTED = ['Killed', 'Timeout'];

const files = process.argv.slice(2);
const stryker = path.join(import.meta.dirname, 'mutation', 'node_modules', '.bin', 'stryker');
const config = path.join(import.meta.dirname, 'mutation', 'stryker.config.mjs');
const { status } = spawnSync(stryker, ['run', config, ...(files.length > 0 ? ['--mutate', files.join()] : [])], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const mutants = Object.entries(JSON.parse(fs.readFileSync(RESULTS, 'utf8')).files).flatMap(([file, { mutants }]) =>
  mutants.map((mutant) => ({ ...mutant, file })),
);

const row = (title, list) => {
  const count = (...statuses) => list.filter((mutant) => statuses.includes(mutant.status)).length;
  const [detected, survived, uncovered] = [count(...DETECTED), count('Survived'), count('NoCoverage')];
  const score = ((100 * detected) / (detected + survived + uncovered)).toFixed(1);
  const all = detected + survived + uncovered;
  return `| ${title} | ${all} | ${count('Killed')} | ${count('Timeout')} | ${survived} | ${uncovered} | ${score} |`;
};

const folders = new Set(mutants.map(({ file }) => path.dirname(file)));
console.log(
  '\n| folder | mutants | killed | timed out | survived | not covered | score, % |\n|---|---|---|---|---|---|---|',
);
for (const folder of folders)
  console.log(
    row(
      `\`${folder}\``,
      mutants.filter(({ file }) => path.dirname(file) === folder),
    ),
  );
console.log(row('all', mutants));
