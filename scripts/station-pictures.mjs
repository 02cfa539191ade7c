// What scripts that take pictures of the screens share: a station of their own, a browser, and pages that have settled.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { ROOT } from './run.mjs';

const FONTS = path.join(ROOT, 'node_modules/@expo-google-fonts/noto-sans-devanagari');
export const DEMO_ADMIN = { email: 'admin@demo.example', password: 'demo-admin' };

export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** Starts a server on its own database; `firstCode` is the code of an empty station. */
export async function startStation(seed) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-pictures-'));
  // The database's user needs access to the folder.
  fs.chmodSync(home, 0o755);
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: path.join(home, 'data'), STATION_SEED: seed },
  });
  let firstCode = '';
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      firstCode = /with the code ([A-Z0-9-]+)/.exec(line)?.[1] ?? firstCode;
      const [, at] = /ready at (http[^"\s]+)/.exec(line) ?? [];
      if (at) resolve(at);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const stop = async () => {
    server.removeAllListeners('exit');
    server.kill('SIGTERM');
    await once(server, 'exit');
    fs.rmSync(home, { recursive: true, force: true });
  };
  return { url, firstCode, stop };
}

export async function logIn(url, { email, password }) {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()).token;
}

/** The browser's machine may have no font for Hindi. */
const FACES = ['400Regular/NotoSansDevanagari_400Regular.ttf', '600SemiBold/NotoSansDevanagari_600SemiBold.ttf'].map(
  (file) => ({ weight: /\d+/.exec(file)[0], data: fs.readFileSync(path.join(FONTS, file)).toString('base64') }),
);

function prepare({ faces, kept }) {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  for (const { weight, data } of faces) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace('Noto Sans Devanagari', bytes, { weight }));
  }
}

/** A page of its own context; one at most 480 px wide is a phone's. */
export async function openPage(browser, { language, url, token, width, height }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: width <= 480,
    isMobile: width <= 480,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(prepare, { faces: FACES, kept: { language, ...(token && { token }) } });
  return context.newPage();
}

/** Waits until nothing is loading and nothing moves. */
export async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root, [aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  });
}
