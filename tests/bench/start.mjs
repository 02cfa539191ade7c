// Measures `npm start` on an existing station, compared with the bare start of its server: node tests/bench/start.mjs.
// Needs an up-to-date build (npm run build), which would otherwise be made first and counted.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { interleaved, medianOf, tell, withRange } from './rounds.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
fs.chmodSync(home, 0o755);

/** Milliseconds until the log says ready; then stops the process. */
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

const cold = await readyIn('scripts/start.mjs');
const figures = await interleaved(
  { warm: () => readyIn('scripts/start.mjs'), bare: () => readyIn('dist/server/main.js') },
  ROUNDS,
);
fs.rmSync(home, { recursive: true, force: true });
tell({ what: 'cold start: a new station, with the demo seeded, ms', ours: cold.toFixed(0) });
tell({
  what: 'warm start: `npm start` on an existing station, ms',
  ours: withRange(figures.warm, 0),
  beside: `its server alone ${withRange(figures.bare, 0)}`,
  ratio: medianOf(figures.warm) / medianOf(figures.bare),
});
