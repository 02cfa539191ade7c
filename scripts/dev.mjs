import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT } from './run.mjs';

/** `npm run dev`: the compiler, the server and the client, each watching its sources; the client is on Vite's port. */
if (!((await ensurePackages()) && (await ensureBuild()))) process.exit(1);

const inPackages = (file) => path.join(ROOT, 'node_modules', file);
const watchers = [
  [inPackages('typescript/bin/tsc'), '-p', 'tsconfig.json', '--watch', '--preserveWatchOutput'],
  ['--watch', '--watch-preserve-output', '--enable-source-maps', 'dist/server/main.js'],
  [inPackages('vite/bin/vite.js'), 'client'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'development' },
  }),
);

const end = (signal = 'SIGTERM') => {
  for (const watcher of watchers) watcher.kill(signal);
};
for (const watcher of watchers) watcher.on('exit', () => end());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));
