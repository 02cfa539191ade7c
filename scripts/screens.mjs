// Takes a picture of every page of the demo station, and lays them out on one page: npm run screens. Arguments narrow it
// down, in any order: widths (360 1366), schemes (light, dark), languages (en, hi, mr), and parts of paths (closeshift,
// /report/). An address (http://localhost:4000) takes the pictures of a demo station that already runs.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { transformWithOxc } from 'vite';
import { ROOT, say } from './run.mjs';
import { DEMO_ADMIN, launchBrowser, logIn, openPage, settle, startStation } from './station-pictures.mjs';

const OUT = path.join(ROOT, '.screens');
const HEIGHTS = { 360: 740, 768: 1024, 1366: 768, 1920: 1080 };
const SCHEMES = ['light', 'dark'];
const LANGUAGES = ['en', 'hi', 'mr'];
/** Pages without a line in the navigation. */
const OTHERS = ['/login', '/404'];
/** Longer pages are cut, as a multiple of the window's height. */
const MOST_WINDOWS = 3;

const asked = process.argv.slice(2);
const among = (known) => {
  const chosen = known.filter((each) => asked.includes(each));
  return chosen.length > 0 ? chosen : known;
};
const widths = among(Object.keys(HEIGHTS)).map(Number);
const schemes = among(SCHEMES);
const languages = among(LANGUAGES);
const address = asked.find((word) => word.startsWith('http'));
const parts = asked.filter((word) => ![...Object.keys(HEIGHTS), ...SCHEMES, ...LANGUAGES, address].includes(word));
const isAsked = (place) =>
  parts.length === 0 || parts.some((part) => (part === '/' ? place === '/' : place.includes(part)));

/** The address of a TypeScript module, with those that it imports values from. */
async function addressOf(file) {
  let { code } = await transformWithOxc(fs.readFileSync(path.join(ROOT, file), 'utf8'), file);
  for (const [, imported] of code.matchAll(/ from "(\.[^"]+)"/g))
    code = code.replace(`"${imported}"`, `"${await addressOf(`${path.join(path.dirname(file), imported)}.ts`)}"`);
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

const { NAVIGATION } = await import(await addressOf('client/src/app/navigation.ts'));
const placesOf = (kind) => [...new Set(NAVIGATION.filter((item) => item.kind === kind).map((item) => item.path))];
const places = [...OTHERS, ...placesOf('page'), ...placesOf('report')];
const drills = placesOf('drill').map((place) => ({
  place,
  pattern: new RegExp(`^${place.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`),
}));

const nameOf = (place) =>
  place
    .replaceAll(/\/:\w+/g, '')
    .replace(/^\//, '')
    .replaceAll('/', '-') || 'home';

/** A picture of a whole page would have the sticky footer in its middle. */
const FOOT_AT_END = 'footer { position: static !important }';

/** Opens a page within the loaded application, and waits until its requests are answered. */
async function goTo(page, target) {
  const pending = new Set();
  const add = (request) => pending.add(request);
  const remove = (request) => pending.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, target);
  do {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.locator('h1').first().waitFor();
    await settle(page);
  } while (pending.size > 0);
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
}

async function take(page, { language, width }, place, target) {
  await goTo(page, target);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await settle(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(Math.max(whole, HEIGHTS[width]), MOST_WINDOWS * HEIGHTS[width]);
    const folder = path.join(OUT, `${language}-${width}-${scheme}`);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, `${nameOf(place)}.png`), await pictureOf(page, width, height));
  }
}

/** Chromium's picture of a page beyond its window has the targets of a mouse; a phone's window is made higher instead. */
async function pictureOf(page, width, height) {
  if (width > 480) return page.screenshot({ fullPage: true, style: FOOT_AT_END, clip: { x: 0, y: 0, width, height } });
  await page.setViewportSize({ width, height });
  const picture = await page.screenshot();
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  return picture;
}

/** Takes the pages of one width and language. A page with parameters is reached by the first link to it. */
async function takeAll(browser, url, look) {
  const token = await logIn(url, DEMO_ADMIN);
  const page = await openPage(browser, { ...look, url, token, height: HEIGHTS[look.width] });
  await page.goto('/404');
  const links = new Set();
  for (const place of places.filter((each) => isAsked(each) && each !== '/login')) {
    await take(page, look, place, place);
    const found = await page.$$eval('a[href]', (all) => all.map((link) => link.getAttribute('href')));
    for (const link of found) links.add(link);
  }
  for (const { place, pattern } of drills.filter((each) => isAsked(each.place))) {
    const target = [...links].find((link) => pattern.test(link));
    if (target) await take(page, look, place, target);
    else say(`no visited page links to ${place}`);
  }
  await page.context().close();
  if (!isAsked('/login')) return;
  const stranger = await openPage(browser, { ...look, url, height: HEIGHTS[look.width] });
  await stranger.goto('/login');
  await take(stranger, look, '/login', '/login');
  await stranger.context().close();
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One row per page, one column per look, so that a page is seen in all its looks at once. */
function writeIndex() {
  const folders = fs.readdirSync(OUT).filter((name) => fs.statSync(path.join(OUT, name)).isDirectory());
  const names = [...new Set(folders.flatMap((folder) => fs.readdirSync(path.join(OUT, folder))))].sort();
  const cell = (folder, name) => {
    const file = `${folder}/${name}`;
    return fs.existsSync(path.join(OUT, file))
      ? `<td><a href="${file}"><img loading="lazy" alt="" src="${file}"></a></td>`
      : '<td></td>';
  };
  const rows = names.map(
    (name) =>
      `<tr><th scope="row">${escaped(name.replace('.png', ''))}</th>${folders.map((folder) => cell(folder, name)).join('')}</tr>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:13px sans-serif}th{position:sticky;top:0;background:#fff;text-align:left}td{vertical-align:top}
img{width:320px;max-height:420px;object-fit:cover;object-position:top;border:1px solid #ccc}</style>
<table><tr><th></th>${folders.map((folder) => `<th>${folder}</th>`).join('')}</tr>${rows.join('\n')}</table>`;
  fs.writeFileSync(path.join(OUT, 'index.html'), html);
}

const SHEET = { columns: 6, width: 300, height: 320, gap: 12 };

async function topOf(file) {
  const { data, info } = await sharp(file).resize({ width: SHEET.width }).toBuffer({ resolveWithObject: true });
  return info.height <= SHEET.height
    ? data
    : sharp(data).extract({ left: 0, top: 0, width: SHEET.width, height: SHEET.height }).toBuffer();
}

/** A contact sheet of one look: the top of each page. */
async function writeSheet(folder) {
  const files = fs.readdirSync(path.join(OUT, folder)).sort();
  const { columns, width, height, gap } = SHEET;
  const pictures = await Promise.all(
    files.map(async (file, index) => ({
      input: await topOf(path.join(OUT, folder, file)),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + Math.ceil(files.length / columns) * (height + gap),
      channels: 3,
      background: '#8a94a3',
    },
  })
    .composite(pictures)
    .png()
    .toFile(path.join(OUT, `${folder}.png`));
}

const station = address ? { url: address, stop: async () => undefined } : await startStation('demo');
const browser = await launchBrowser();
try {
  for (const language of languages)
    for (const width of widths) {
      if (parts.length === 0)
        for (const scheme of schemes)
          fs.rmSync(path.join(OUT, `${language}-${width}-${scheme}`), { recursive: true, force: true });
      await takeAll(browser, station.url, { language, width });
      for (const scheme of schemes) await writeSheet(`${language}-${width}-${scheme}`);
      say(`${language}, ${width} px: done`);
    }
  writeIndex();
  say(`open ${path.join(OUT, 'index.html')}`);
} finally {
  await browser.close();
  await station.stop();
}
