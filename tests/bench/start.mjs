// How long `npm start` takes on a station that stands, beside the bare start of its server: node tests/bench/start.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ROUNDS = 5;
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
fs.chmodSync(home, 0o755);

/** Milliseconds until the log says ready; then stops it. */
async function readyIn(script) {
  const since = performance.now();
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: path.join(home, 'data') },
  });
  await new Promise((resolve) =>
    createInterface({ input: child.stdout }).on('line', (line) => line.includes('ready at') && resolve()),
  );
  const took = performance.now() - since;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return took;
}

const figures = { 'npm start': [], 'bare server': [] };
console.log(`first start, planting the demo: ${Math.ceil(await readyIn('scripts/start.mjs'))} ms`);
for (let round = 0; round < ROUNDS; round++) {
  figures['npm start'].push(await readyIn('scripts/start.mjs'));
  figures['bare server'].push(await readyIn('dist/server/main.js'));
}
fs.rmSync(home, { recursive: true, force: true });
const medianOf = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
for (const [name, list] of Object.entries(figures))
  console.log(`${name}: median ${Math.ceil(medianOf(list))} ms (${Math.ceil(list[0])} to ${Math.ceil(list.at(-1))})`);
console.log(`ratio ${Math.ceil((medianOf(figures['npm start']) / medianOf(figures['bare server'])) * 100) / 100}`);
