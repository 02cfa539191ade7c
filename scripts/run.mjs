import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const say = (text) => console.log(`forecourt: ${text}`);

/** Runs a program in the project's folder with inherited output, and returns its exit code. */
export function run(command, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      say(`${command} does not start: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a program of an installed package without the half second that npx takes. */
export const runPackage = (file, ...args) => run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args]);

/** Runs the npm that started this process, else the one on the path. */
export function npm(...args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? run(process.execPath, [own, ...args]) : run('npm', args);
}
