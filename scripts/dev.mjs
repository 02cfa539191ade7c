import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { ROOT, run, runPackage, say } from './run.mjs';

/**
 * `npm run dev`: watches the sources. The compiler writes dist/server, the server restarts on it, Vite serves the client,
 * and schema.graphql and the client's generated types are kept up to date.
 */
if (!((await ensurePackages()) && (await ensureBuild()))) process.exit(1);

const DEBUGGER_PORT = 9229;
const PRINT_SCHEMA = 'dist/server/cli/print-schema.js';

const inPackages = (file) => path.join(ROOT, 'node_modules', file);
const env = {
  ...process.env,
  NODE_ENV: process.env.NODE_ENV || 'development',
  LOG_FORMAT: process.env.LOG_FORMAT || 'text',
};

// The demo is created before anything watches, because a restart in between would leave half of it.
const isNew = !env.DATABASE_URL && !fs.existsSync(path.resolve(ROOT, env.DATA_DIR || '.data', 'postgres'));
if (isNew && env.STATION_SEED !== 'empty' && (await run(process.execPath, ['dist/server/cli/demo.js'], { env })) !== 0)
  process.exit(1);

const watchers = [];
const end = (signal = 'SIGTERM') => {
  for (const watcher of watchers) watcher.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal));

/** Starts a program that watches. If one of them ends, all end. */
function watch(args, output = 'inherit') {
  const watcher = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', output, 'inherit'], env });
  watcher.on('exit', () => {
    end();
    process.exit();
  });
  watchers.push(watcher);
  return watcher;
}

const compiler = watch(
  [inPackages('typescript/bin/tsc'), '-p', 'tsconfig.json', '--watch', '--preserveWatchOutput'],
  'pipe',
);
// The server starts after the first compilation, which writes files that would restart it.
await new Promise((compiled) => {
  compiler.stdout.on('data', (text) => {
    process.stdout.write(text);
    if (String(text).includes('Watching for file changes')) compiled();
  });
});
watch([
  `--inspect=${DEBUGGER_PORT}`,
  '--watch',
  '--watch-preserve-output',
  '--enable-source-maps',
  'dist/server/main.js',
]);
watch([inPackages('vite/bin/vite.js'), 'client']);
say(`the server is on port ${env.PORT || 4000}, the client on the port that Vite prints: open that one.`);
say(`a debugger can attach to port ${DEBUGGER_PORT}; LOG_SQL=on logs every statement.`);

const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Prints the schema of the compiled server, and generates the client's types when the schema or a document changed. */
async function generate({ documentsChanged }) {
  const before = read('schema.graphql');
  if ((await run(process.execPath, [PRINT_SCHEMA])) !== 0) return;
  if (!documentsChanged && read('schema.graphql') === before) return;
  if ((await runPackage('@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.yml', '--silent')) === 0)
    say('schema.graphql and the generated types are up to date.');
}

const QUIET_MS = 700;
let timer;
let documentsChanged = false;
let running = Promise.resolve();

/** Debounced: one save compiles many files. */
function generateSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const changed = { documentsChanged };
    documentsChanged = false;
    running = running.then(() => generate(changed));
  }, QUIET_MS);
}

fs.watch(path.join(ROOT, 'dist/server'), { recursive: true }, (_, file) => {
  if (file?.endsWith('.js')) generateSoon();
});
fs.watch(path.join(ROOT, 'client/src'), { recursive: true }, (_, file) => {
  if (!file?.endsWith('.graphql')) return;
  documentsChanged = true;
  generateSoon();
});
