// Makes the pictures of docs/guide in English and Hindi: starts one server with the demo station and one with an empty
// station, opens their pages in Chromium, and writes small PNGs. With names as arguments it makes only these pictures:
// npm run guide-pictures -- help close-shift
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT, say } from './run.mjs';
import { DEMO_ADMIN, launchBrowser, logIn, openPage as openSized, settle, startStation } from './station-pictures.mjs';

const PICTURES = path.join(ROOT, 'docs/guide/pictures');
const LANGUAGES = ['en', 'hi'];
const asked = process.argv.slice(2);
const isAsked = (name) => asked.length === 0 || asked.includes(name);
const SIZE = { width: 1120, height: 640 };
const MOST_BYTES = 100_000;
const OWNER = { email: 'owner@station.example', password: 'owner-2026' };
/** One contact number is too short. */
const EMPLOYEES = [
  ['Employee name', 'Contact number', 'Address', 'Pay rate', 'Join date'],
  ['Ramesh Patil', '9820012345', 'Shivaji Nagar', '550', '01-04-2025'],
  ['Meena Jadhav', '98200', 'Station Road', '550', '15-06-2025'],
  ['Suresh Kale', '9820054321', 'Market Yard', '600', '01-01-2026'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

const openPage = (browser, language, url, token) => openSized(browser, { language, url, token, ...SIZE });

async function take(page, language, name) {
  if (!isAsked(name)) return;
  await settle(page);
  const picture = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
  if (picture.length > MOST_BYTES) throw new Error(`${name} has ${picture.length} bytes`);
  const file = path.join(PICTURES, language, `${name}.png`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, picture);
  say(`${language}/${name}.png, ${Math.round(picture.length / 1000)} KB`);
}

const goTo = async (page, address) => {
  await page.goto(address);
  await page.locator('h1').waitFor();
  await settle(page);
};
const hotkey = (page, keys) => page.locator(`[data-hotkey="${keys}"]`).first();
const dialog = (page) => page.locator('[role=dialog][aria-labelledby]').last();

/** The pages of a station that works. */
const DEMO = {
  home: (page) => goTo(page, '/'),
  'credit-sale': (page) => goTo(page, '/page/credit-entry'),
  async help(page) {
    await goTo(page, '/page/credit-entry');
    await hotkey(page, 'Alt+Q').click();
    await dialog(page).locator('h3').first().waitFor();
  },
  async 'close-shift'(page) {
    await goTo(page, '/closeshift');
    await hotkey(page, 'Y').click();
    await page.locator('[data-column=close]').first().waitFor();
  },
  async 'make-bills'(page) {
    await goTo(page, '/page/make-bills');
    // Last month may have nothing left to bill.
    await page.locator('main [data-enter-skip] button').nth(1).click();
    await page.locator('main tbody tr').first().waitFor();
  },
  async 'late-entry'(page) {
    await goTo(page, '/page/expenditure-detail');
    await hotkey(page, 'Alt+O').click();
    await dialog(page).locator('input').first().waitFor();
  },
  async 'correct-shift'(page) {
    await goTo(page, '/page/correct-shift');
    await page.locator('[data-row-link]').first().click();
    const close = page.locator('[data-column=close]').first();
    await close.waitFor();
    const figure = Number((await close.inputValue()).replaceAll(',', ''));
    await close.fill((figure - 10).toFixed(3));
    await close.press('Tab');
  },
  async 'row-menu'(page) {
    await goTo(page, '/report/expenditure-between-two-day');
    await page.locator('main [aria-haspopup=menu]').last().click();
    await page.locator('[role=menuitem]').first().waitFor();
  },
  users: (page) => goTo(page, '/page/create-user'),
};

async function takeDemo(browser) {
  const station = await startStation('demo');
  try {
    const token = await logIn(station.url, DEMO_ADMIN);
    for (const language of LANGUAGES) {
      for (const [name, show] of Object.entries(DEMO).filter(([each]) => isAsked(each))) {
        const page = await openPage(browser, language, station.url, token);
        await show(page);
        await take(page, language, name);
        await page.context().close();
      }
    }
  } finally {
    await station.stop();
  }
}

/** The pictures of an empty station, from the first visit to an import. */
const EMPTY = ['first-visit', 'set-up-guide', 'import'];

async function takeEmpty(browser) {
  const station = await startStation('empty');
  try {
    for (const language of LANGUAGES) {
      const page = await openPage(browser, language, station.url);
      await goTo(page, '/setup');
      await take(page, language, 'first-visit');
      await page.context().close();
    }
    const page = await openPage(browser, 'en', station.url);
    await goTo(page, '/setup');
    await page.locator('[name=code]').fill(station.firstCode);
    await page.locator('[name=name]').fill('Owner');
    await page.locator('[name=email]').fill(OWNER.email);
    for (const field of await page.locator('input[autocomplete=new-password]').all()) await field.fill(OWNER.password);
    await page.locator('[type=submit]').click();
    await page.waitForURL('**/');
    await page.context().close();
    const token = await logIn(station.url, OWNER);
    for (const language of LANGUAGES) {
      const own = await openPage(browser, language, station.url, token);
      await goTo(own, '/');
      await take(own, language, 'set-up-guide');
      await goTo(own, '/page/import?list=Employee');
      await own.locator('textarea').fill(EMPLOYEES);
      await own.locator('section:has(textarea) button').click();
      await own.locator('[data-to-fix]').first().waitFor();
      await own.locator('[role=radiogroup] label').last().click();
      await take(own, language, 'import');
      await own.context().close();
    }
  } finally {
    await station.stop();
  }
}

const browser = await launchBrowser();
try {
  if (EMPTY.some(isAsked)) await takeEmpty(browser);
  if (Object.keys(DEMO).some(isAsked)) await takeDemo(browser);
} finally {
  await browser.close();
}
