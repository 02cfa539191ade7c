import { spawn } from 'node:child_process';
import os from 'node:os';
import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './run.mjs';

/** `npm start`: prepares packages and build, then starts the server. */
if (!((await ensurePackages()) && (await ensureBuild()))) process.exit(1);

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' },
});
server.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));

// A terminal and npm both forward Ctrl-C; the server must receive it only once to drain.
let told = false;
const stop = (signal) => {
  if (!told) server.kill(signal);
  told = true;
};
process.on('SIGINT', () => stop('SIGINT'));
process.on('SIGTERM', () => stop('SIGTERM'));
process.on('SIGHUP', () => stop('SIGTERM'));

// npm sends SIGTERM to the shell that started this process, which exits without passing it on. So its exit is polled.
const shell = process.ppid;
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => {
    if (process.ppid !== shell) stop('SIGTERM');
  }, 200).unref();
