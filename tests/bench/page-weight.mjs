// Measures what a browser with an empty cache loads until a page is usable, compared with the budgets in
// page-budgets.json, in kilobytes of gzip: node tests/bench/page-weight.mjs. Needs a build (npm run build) and Chromium
// (CHROME_PATH). PAGES=/login,/ measures only these pages; without it, the parts of each page beyond the frame and the
// texts of each area in other languages are checked against their limits too. LIST=1 lists the parts of each page, the largest
// first, with + for those loaded later. BENCH_HOME=folder stores the demo station there for the next run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { gzipOf, pagesBesideFrame, translatedAreas } from './built-parts.mjs';
import { medianOf, tell } from './rounds.mjs';

const ROUNDS = 3;
const budgets = JSON.parse(fs.readFileSync(new URL('page-budgets.json', import.meta.url), 'utf8'));
const asked = process.env.PAGES?.split(',');

/** Starts a server with the demo station. */
async function startDemo() {
  const home = process.env.BENCH_HOME ?? fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
  fs.mkdirSync(home, { recursive: true });
  // The database's user needs access to the folder.
  fs.chmodSync(home, 0o755);
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: path.join(home, 'data') },
  });
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [, at] = /ready at (http[^"\s]+)/.exec(line) ?? [];
      if (at) resolve(at);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const stop = async () => {
    server.removeAllListeners('exit');
    server.kill('SIGTERM');
    await once(server, 'exit');
    if (!process.env.BENCH_HOME) fs.rmSync(home, { recursive: true, force: true });
  };
  return { url, stop };
}

async function logIn(url) {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.example', password: 'demo-admin' }),
  });
  return (await answer.json()).token;
}

/** Runs in the page: records when its heading is displayed and no placeholder is left. */
function noteUsable() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const look = () => {
    const isUsable =
      document.querySelector('h1') && !document.querySelector('.mantine-Skeleton-root, [aria-busy=true]');
    if (isUsable) window.usableAt ??= performance.now();
    else window.usableAt = undefined;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

/**
 * One visit: every file of the application with its transferred bytes, and whether it was requested before the page was
 * usable.
 */
async function visit(browser, url, { path: to, token, language }) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addInitScript(noteUsable);
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { ...(token && { token }), ...(language && { language }) },
  );
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  const addresses = new Map();
  const bytes = new Map();
  wire.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(addresses.get(requestId), encodedDataLength),
  );
  await page.goto(url + to);
  await page.waitForFunction(() => window.usableAt !== undefined && performance.now() - window.usableAt > 1_000);
  await page.waitForLoadState('networkidle');
  const early = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < window.usableAt)
      .map(({ name }) => name),
  );
  await context.close();
  return [...bytes]
    .filter(([address]) => /\.(js|css)$/.test(address ?? ''))
    .map(([address, size]) => ({ name: address.slice(url.length + 1), size, isEarly: early.includes(address) }));
}

const sum = (files, sizeOf) => files.reduce((total, file) => total + sizeOf(file), 0);
const kilobytes = (size) => Math.ceil(size / 100) / 10;

/** The figures of one visit, in bytes. */
function figuresOf(files) {
  const of = (kind) => files.filter(({ name }) => name.endsWith(kind));
  const early = of('.js').filter(({ isEarly }) => isEarly);
  return {
    js: sum(early, ({ size }) => size),
    bodies: sum(early, ({ name }) => gzipOf(name)),
    all: sum(of('.js'), ({ size }) => size),
    css: sum(
      of('.css').filter(({ isEarly }) => isEarly),
      ({ size }) => size,
    ),
    requests: files.filter(({ isEarly }) => isEarly).length,
  };
}

const demo = await startDemo();
const token = await logIn(demo.url);
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

const beyond = [];
console.log(
  '| page | JS | its gzip alone | with what comes after | CSS | requests | budget |\n|---|---|---|---|---|---|---|',
);
for (const { path: to, js: budget } of budgets.pages.filter((page) => !asked || asked.includes(page.path))) {
  const rounds = [];
  let files = [];
  for (let round = 0; round < ROUNDS; round++) {
    files = await visit(browser, demo.url, { path: to, token: to === '/login' ? undefined : token });
    rounds.push(figuresOf(files));
  }
  const median = Object.fromEntries(
    Object.keys(rounds[0]).map((key) => [key, medianOf(rounds.map((one) => one[key]))]),
  );
  const cells = [median.js, median.bodies, median.all, median.css].map(kilobytes);
  console.log(`| ${[to, ...cells, median.requests, budget].join(' | ')} |`);
  tell({
    what: `scripts of ${to}, KB of gzip`,
    ours: kilobytes(median.js),
    goal: `≤ ${budget}`,
    isMet: median.js <= budget * 1000,
  });
  if (process.env.LIST)
    for (const { name, size, isEarly } of files.toSorted((one, other) => other.size - one.size))
      console.log(`  ${isEarly ? ' ' : '+'} ${size} ${gzipOf(name)} ${name}`);
  if (median.js > budget * 1000) beyond.push(`${to}: ${kilobytes(median.js)} of ${budget}`);
  if (median.css > budgets.css * 1000) beyond.push(`${to}: ${kilobytes(median.css)} of CSS of ${budgets.css}`);
}
await browser.close();
await demo.stop();

/** Reports the largest parts, and those above their limit. */
function hold(kind, parts, limit) {
  const heaviest = Math.max(...parts.map(({ size }) => size));
  tell({
    what: `${kind}, the heaviest, KB of gzip`,
    ours: kilobytes(heaviest),
    goal: `≤ ${limit}`,
    isMet: heaviest <= limit * 1000,
  });
  for (const { what, size } of parts)
    if (size > limit * 1000) beyond.push(`${kind} ${what}: ${kilobytes(size)} of ${limit}`);
}
if (!asked) {
  hold('page beside the frame', pagesBesideFrame(), budgets.page);
  hold('another language of one area', translatedAreas(), budgets.language);
}
if (beyond.length > 0) {
  console.log(`beyond the budget:\n${beyond.join('\n')}`);
  process.exitCode = 1;
}
