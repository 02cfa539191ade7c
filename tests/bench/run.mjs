// Runs all benches one after another, or the named ones, and prints one table of the results: npm run bench -- [name …]
// [--save]. --save writes the table to docs/evidence/PERFORMANCE.md, with unchanged rows for benches that did not run,
// and draws docs/evidence/growth.svg. All benches share the stations of one folder: BENCH_HOME, or one that is deleted
// at the end. A full run takes hours.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { rowOf } from './rounds.mjs';

const BENCHES = {
  'read-queries': 'reads beside other servers',
  commands: 'writes beside pgbench',
  'fan-out': 'events to 1,000 sockets',
  'live-bell': 'the bell',
  'audit-chain': 'the audit chain',
  'report-month': 'reports of a month',
  'report-ten-years': 'a report of all years',
  growth: 'growth',
  'page-weight': 'page weight',
  typing: 'the browser',
  start: 'starting',
  'anonymous-flood': 'invalid requests without a log-in',
};
const DOCUMENT = 'docs/evidence/PERFORMANCE.md';
const PLOT = 'docs/evidence/growth.svg';
const [BEGIN, END] = ['<!-- figures of npm run bench -->', '<!-- end of the figures -->'];
const HEAD = '| of | what | measured | beside | times | goal |\n|---|---|---|---|---|---|';
const HEADING = '## All figures in one table';

const words = process.argv.slice(2);
const isToSave = words.includes('--save');
const named = words.filter((word) => !word.startsWith('--'));
const stranger = named.find((name) => !(name in BENCHES));
if (stranger) throw new Error(`there is no bench ${stranger}: ${Object.keys(BENCHES).join(', ')}`);

/** Runs a bench and shows its output; returns its rows, and whether all goals were met. */
async function run(name, env) {
  console.log(`\n${name}`);
  const file = path.join(import.meta.dirname, `${name}.mjs`);
  const child = spawn(process.execPath, [file, ...(isToSave ? ['--save'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const rows = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
    const row = rowOf(line);
    if (row !== null) rows.push(`| ${BENCHES[name]} | ${row} |`);
  });
  const [code] = await once(child, 'close');
  if (code !== 0 && rows.length === 0) rows.push(`| ${BENCHES[name]} | ${name} failed | | | | |`);
  return { rows, isWell: code === 0 };
}

/** The lines between the marks, if any. */
function savedRows(text) {
  if (!text.includes(BEGIN)) return [];
  return text.slice(text.indexOf(BEGIN), text.indexOf(END)).split('\n').slice(4);
}

/** Saves the table in place or at the end, in the order of the benches. */
function save(found) {
  const text = fs.readFileSync(DOCUMENT, 'utf8');
  const saved = savedRows(text);
  const rows = Object.entries(BENCHES).flatMap(
    ([name, title]) => found[name] ?? saved.filter((row) => row.startsWith(`| ${title} |`)),
  );
  const plot = fs.existsSync(PLOT) ? [`![Cost of the main jobs as a station grows](${path.basename(PLOT)})`, ''] : [];
  const table = [BEGIN, '', HEAD, ...rows, '', ...plot, END].join('\n');
  const [before, after] = text.includes(BEGIN)
    ? [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END) + END.length)]
    : [`${text.trimEnd()}\n\n${HEADING}\n\n`, '\n'];
  fs.writeFileSync(DOCUMENT, `${before}${table}${after}`);
  console.log(`kept in ${DOCUMENT}`);
}

const kept = process.env.BENCH_HOME;
const home = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
// The database's user needs access to the folder.
if (kept === undefined) fs.chmodSync(home, 0o755);
const found = {};
for (const name of named.length > 0 ? named : Object.keys(BENCHES)) {
  const { rows, isWell } = await run(name, { ...process.env, BENCH_HOME: home });
  found[name] = rows;
  if (!isWell) process.exitCode = 1;
}
if (kept === undefined) fs.rmSync(home, { recursive: true, force: true });
console.log(`\n${HEAD}\n${Object.values(found).flat().join('\n')}`);
if (isToSave) save(found);
