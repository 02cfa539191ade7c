import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const say = (text) => console.log(`forecourt: ${text}`);

/** Runs a program in the project's folder with its output on ours, and answers its exit code. */
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

/** A program of an installed package, without npx's half second. */
export const runPackage = (file, ...args) => run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args]);

/** The npm that started us, else the one on the path. */
export function npm(...args) {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? run(process.execPath, [own, ...args]) : run('npm', args);
}
