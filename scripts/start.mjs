import { spawn } from 'node:child_process';
import os from 'node:os';
import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './run.mjs';

/** `npm start`: everything the server needs, then the server. */
if (!((await ensurePackages()) && (await ensureBuild()))) process.exit(1);

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' },
});
server.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));

// A terminal and npm both repeat Ctrl-C to us; the server hears it once and drains.
let told = false;
const stop = (signal) => {
  if (!told) server.kill(signal);
  told = true;
};
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
process.on('SIGHUP', () => stop('SIGTERM'));

// npm passes SIGTERM to the shell between us, which dies of it without a word: so we look whether it lives.
const shell = process.ppid;
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => {
    if (process.ppid !== shell) stop('SIGTERM');
  }, 200).unref();
