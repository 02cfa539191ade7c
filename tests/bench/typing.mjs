// Measures what a user feels in the browser, at full and at a quarter of the processor's speed: how long after a key
// the close screen shows it (Event Timing), and how long after a click a report of 1,000 rows is drawn: node
// tests/bench/typing.mjs. Needs a build (npm run build) and Chromium (CHROME_PATH). BENCH_HOME and BENCH_SALES as for
// report-month.mjs; ROUNDS of FIELDS fields.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { interleaved, medianOf, partOf, tell, withRange } from './rounds.mjs';
import { startServer, tokenOfSeeder } from './server-process.mjs';
import { startNextShift, worksOn } from './working-shifts.mjs';
import { copyOf, onBooks, stationOf } from './years-of-books.mjs';

const require = createRequire(import.meta.url);
const { chromium } = require('playwright-core');

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const FIELDS = Number(process.env.FIELDS ?? 16);
/** Milliseconds between the keys of a fast typist. */
const KEY_MS = 60;
/** Shorter events are not reported. */
const SHORTEST_MS = 16;
/** By the slowdown of the processor: p98 of typing and the drawn report, in ms. */
const GOALS = { 1: { typing: 80, report: 500 }, 4: { typing: 150, report: 1200 } };
/** 32 days of 16 nozzles, twice a day. */
const ROWS = '1,024 rows';
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** A page of the seeding user, logged in, with a processor that can be slowed down. */
async function pageOn(browser, { url, token }) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 768 } });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  // On a first visit the service worker stores the application in the background.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slowDown = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slowDown, close: () => context.close() };
}

/** Types the close readings of all meters on a new form; returns the 98th of 100 keys, in ms. */
async function typing(browser, station, rate) {
  const { page, slowDown, close } = await pageOn(browser, station);
  await page.goto('/closeshift');
  await page.locator('button:focus', { hasText: 'Yes' }).waitFor();
  await page.keyboard.press('Enter');
  const fields = page.getByRole('textbox', { name: /^Close of / });
  await fields.first().waitFor();
  await page.evaluate((durationThreshold) => {
    const longest = new Map();
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    });
    observer.observe({ type: 'event', durationThreshold });
    window.longestEvents = () => [...longest.values()];
  }, SHORTEST_MS);
  await slowDown(rate);
  await fields.first().focus();
  let keys = 0;
  const readings = station.meters.slice(0, FIELDS).map(({ open }) => String(open / 1000 + 60));
  for (const text of readings) {
    await page.keyboard.type(text, { delay: KEY_MS });
    await page.keyboard.press('Enter');
    keys += text.length + 1;
  }
  await page.waitForTimeout(500);
  const told = await page.evaluate(() => window.longestEvents());
  const taken = await fields.evaluateAll((inputs) => inputs.map(({ value }) => Number(value.replaceAll(',', ''))));
  assert.deepEqual(taken.slice(0, FIELDS), readings.map(Number));
  await slowDown(1);
  await close();
  const short = Array.from({ length: Math.max(0, keys - told.length) }, () => SHORTEST_MS);
  return partOf([...told, ...short], 0.98);
}

const dayBefore = (day, days) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
const addressOf = (from, to) => `/report/reading-report?${new URLSearchParams({ from, to })}`;

/** Opens 32 days of the reading report through a link; returns the ms until they are drawn. */
async function report(browser, station, rate, place) {
  const { page, slowDown, close } = await pageOn(browser, station);
  // Different days each time, so that the database does not answer from recently read data.
  const to = dayBefore('2026-10-31', place);
  await page.goto(addressOf(to, to));
  await page.getByText(/^32 rows · as of/).waitFor();
  // Wait until lazily loaded parts have loaded, as on a page in use.
  await page.waitForTimeout(3000);
  await slowDown(rate);
  const took = await page.evaluate(
    ({ address, rows }) =>
      new Promise((resolve) => {
        const drawn = () =>
          document.querySelector('main').textContent.includes(rows) &&
          document.querySelectorAll('tbody tr').length > 20;
        const since = performance.now();
        const look = () =>
          requestAnimationFrame(() => (drawn() ? setTimeout(() => resolve(performance.now() - since)) : look()));
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
        look();
      }),
    { address: addressOf(dayBefore(to, 31), to), rows: ROWS },
  );
  await slowDown(1);
  await close();
  return took;
}

async function compare() {
  const seeded = await stationOf(1);
  await seeded.close();
  const copy = await copyOf(seeded.url);
  const works = worksOn(copy.ctx);
  await startNextShift(works);
  const { nozzles: meters } = await works.read('closeForm');
  const server = await startServer(copy.url);
  const station = { url: server.url, token: await tokenOfSeeder(copy.url), meters };
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  let place = 0;
  const ways = Object.fromEntries(
    Object.keys(GOALS).flatMap((rate) => [
      [`typing ${rate}`, () => typing(browser, station, Number(rate))],
      [`report ${rate}`, () => report(browser, station, Number(rate), place++)],
    ]),
  );
  try {
    const figures = await interleaved(ways, ROUNDS);
    for (const [rate, goals] of Object.entries(GOALS))
      for (const [kind, what] of [
        ['typing', `a key on the close screen, p98, CPU ×${rate} slower, ms`],
        ['report', `a report of ${ROWS} drawn, CPU ×${rate} slower, ms`],
      ]) {
        const found = figures[`${kind} ${rate}`];
        tell({
          what,
          ours: withRange(found, 0),
          goal: `≤ ${goals[kind]}`,
          isMet: medianOf(found) <= goals[kind],
        });
      }
  } finally {
    await browser.close();
    await server.stop();
    await copy.close();
  }
}

await onBooks(compare);
