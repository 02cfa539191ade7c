// Sends recorded statements by pgbench, prepared: the shortest time possible for them.
import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connected } from './years-of-books.mjs';

const execute = promisify(execFile);

/** The path of pgbench, or null. Debian has it in postgresql-contrib. Any version works. */
export function findPgbench() {
  const versions = '/usr/lib/postgresql';
  const installed = fs.existsSync(versions)
    ? fs.readdirSync(versions).map((at) => `${versions}/${at}/bin/pgbench`)
    : [];
  for (const program of ['pgbench', ...installed])
    try {
      execFileSync(program, ['--version']);
      return program;
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  return null;
}

/**
 * A statement on one line, with pgbench variables for its values. Values that are always null are written as NULL,
 * since a pgbench variable cannot be null. A colon within a text would start a variable too.
 */
const lineOf = (text, nameOfValue) =>
  text
    .replace(/-- [^\n]*/g, '')
    .replace(/(?<!:):(?=[A-Za-z_])/g, "' || ':' || '")
    .replace(/\$(\d+)/g, (_, place) => nameOfValue(Number(place)))
    .replace(/\s+/g, ' ')
    .trim();

/** The cycles differ only in their values, which are in a table of the database. */
function scriptOf(cycles) {
  const lines = ['\\set cycle :cycle + 1'];
  const owners = [null];
  for (const [place, { kind, statements }] of cycles[0].entries()) {
    const alike = cycles.map((cycle) => cycle[place].statements);
    if (alike.some((others) => others.map(({ text }) => text).join() !== statements.map(({ text }) => text).join()))
      throw new Error(`${kind} does not send the same statements each time`);
    const values = alike.map((each) => each.flatMap((statement) => statement.values));
    const isNull = values[0].map((_, at) => {
      const count = values.filter((row) => row[at] === null).length;
      if (count > 0 && count < cycles.length) throw new Error(`${kind} sends a value that is null sometimes`);
      return count > 0;
    });
    const columns = values[0].map((_, at) => `v[${at + 1}] AS v${at + 1}`).join(', ');
    lines.push(`SELECT ${columns} FROM bench_values WHERE cycle = :cycle AND place = ${place} \\gset`);
    owners.push(null);
    let before = 0;
    for (const statement of statements) {
      const first = before;
      lines.push(`${lineOf(statement.text, (at) => (isNull[first + at - 1] ? 'NULL' : `:v${first + at}`))};`);
      owners.push({ kind, place });
      before += statement.values.length;
    }
  }
  return { script: `${lines.join('\n')}\n`, owners };
}

/**
 * Replays cycles of commands, each a list of statements, on a copy of the database on which they were recorded. Returns
 * the mean milliseconds of each command over the cycles, by kind.
 */
export async function replayByPgbench(program, url, cycles) {
  const { script, owners } = scriptOf(cycles);
  const client = await connected(url);
  await client.query('CREATE TABLE bench_values (cycle int, place int, v text[], PRIMARY KEY (cycle, place))');
  for (const [cycle, commands] of cycles.entries())
    for (const [place, { statements }] of commands.entries())
      await client.query('INSERT INTO bench_values VALUES ($1, $2, $3)', [
        cycle + 1,
        place,
        statements.flatMap(({ values }) => values),
      ]);
  await client.end();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
  const file = path.join(folder, 'commands.sql');
  fs.writeFileSync(file, script);
  try {
    const { hostname, port, username, password, pathname } = new URL(url);
    const at = ['-h', hostname, '-p', port, '-U', username, decodeURIComponent(pathname.slice(1))];
    const run = ['-n', '-M', 'prepared', '-r', '-c', '1', '-t', `${cycles.length}`, '-D', 'cycle=0', '-f', file];
    const limits = '-c timezone=UTC -c random_page_cost=1.1 -c statement_timeout=30s -c lock_timeout=5s';
    const { stdout } = await execute(program, [...run, ...at], {
      env: { PATH: process.env.PATH, PGPASSWORD: decodeURIComponent(password), PGOPTIONS: limits },
      maxBuffer: 64 * 1024 * 1024,
    });
    return meansIn(stdout, owners);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** pgbench reports the mean latency of each line of its script, in the order of the script. */
function meansIn(report, owners) {
  const [, latencies = ''] = report.split(/statement latencies in milliseconds[^\n]*\n/);
  const lines = latencies.split('\n').flatMap((line) => /^\s+(\d+\.\d+)\s/.exec(line)?.[1] ?? []);
  if (lines.length !== owners.length)
    throw new Error(`pgbench reports ${lines.length} of ${owners.length} lines:\n${report}`);
  const sums = {};
  const places = {};
  for (const [line, owner] of owners.entries()) {
    if (owner === null) continue;
    sums[owner.kind] = (sums[owner.kind] ?? 0) + Number(lines[line]);
    places[owner.kind] = (places[owner.kind] ?? new Set()).add(owner.place);
  }
  return Object.fromEntries(Object.entries(sums).map(([kind, sum]) => [kind, sum / places[kind].size]));
}
