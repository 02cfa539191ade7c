import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import { workForReports } from '../reports/worked-for-reports';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { misplaced, violationsOf } from '../support/screen-look';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { type Station, startStation } from '../support/station';

jest.setTimeout(120_000);

/** Begins with the first seeded shift and ends after the last change of a rate. */
const RANGE = { from: '2025-04-01', to: '2025-04-10' };
const SCREENS = [
  { width: 1366, height: 768, scheme: 'light' },
  { width: 360, height: 640, scheme: 'dark' },
] as const;
/** The reports for which the specification names charts, with the number of charts that each draws here. */
const CHARTED = [
  ['chart', 5],
  ['product-rate-between-two-day', 1],
  ['dsr', 1],
  ['expenditure-between-two-day-with-aggreagation', 1],
] as const;

let station: Station;
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  station = await startStation();
  await workForReports(station);
  const { products, shiftTypes } = station.ids;
  for (const [productId, rate] of [
    [products.diesel, 9_310],
    [products.petrol, 10_505],
  ])
    await station.act('createProductRate', {
      productId,
      rate,
      shiftDate: '2025-04-08',
      shiftTypeId: shiftTypes.morning,
    });
  server = await startServerProcess({ DATABASE_URL: station.databaseUrl });
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await station?.close();
});

/** The number of marks that each chart of a report must have: one for each value of its rows, by x value and series. */
async function marksOf(route: string): Promise<number[]> {
  const report = reports.find((one) => one.route === route)!;
  const actor = {
    kind: 'user' as const,
    userId: station.ids.admin,
    sessionId: 0,
    mustConfirm: false,
    name: 'A',
    email: 'a',
    rights: BUILT_IN_ROLES.admin,
  };
  const { sections } = await ask(station.request({ actor }), report.query, RANGE);
  return report.sections.flatMap(({ charts = [] }, index) =>
    charts.map(({ x, y, by }) => {
      const marks = sections[index]!.rows.flatMap((row) =>
        y.flatMap((name) => (row[name] === null ? [] : [`${row[x]} ${by === undefined ? name : row[by]}`])),
      );
      return new Set(marks).size;
    }),
  );
}

const figures = (page: Page) => page.locator('figure');

async function openReport({ page }: Screen, route: string, charts: number): Promise<void> {
  await page.goto(`/report/${route}?from=${RANGE.from}&to=${RANGE.to}`);
  await figures(page)
    .nth(charts - 1)
    .locator('[data-mark]')
    .first()
    .waitFor({ state: 'attached' });
}

it('on a phone, charts are stacked and the cards with the figures come after the last chart', async () => {
  const screen = await openScreen(browser, server.url, { token: station.adminToken, width: 360, height: 640 });
  await openReport(screen, 'chart', 5);
  const lastChart = (await figures(screen.page).nth(4).boundingBox())!;
  const firstCard = (await screen.page.locator('[data-cards] li').first().boundingBox())!;
  expect(firstCard.y).toBeGreaterThan(lastChart.y + lastChart.height);
  await screen.close();
});

describe.each(SCREENS)('$width px, $scheme', (look) => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await openScreen(browser, server.url, { token: station.adminToken, ...look });
  });
  afterAll(() => screen.close());

  it.each(CHARTED)(
    '%s draws a mark for each value and has no accessibility or layout problems',
    async (route, charts) => {
      const { page, faults } = screen;
      await openReport(screen, route, charts);
      expect(await figures(page).count()).toBe(charts);
      const drawn = figures(page).evaluateAll((all) => all.map((one) => one.querySelectorAll('[data-mark]').length));
      expect(await drawn).toEqual(await marksOf(route));
      expect([await violationsOf(page), await misplaced(page), faults]).toEqual([[], [], []]);
    },
  );

  it('distinguishes diesel and petrol by fill, dashes and labels, not by colour alone', async () => {
    const { page } = screen;
    await openReport(screen, 'dsr', 1);
    const fillOf = (product: string) =>
      page
        .locator(`[data-mark="${product}"]`)
        .first()
        .evaluate((mark) => {
          const [, id] = /url\(#(.*)\)/.exec(mark.getAttribute('fill')!)!;
          return document.getElementById(id!)!.getAttribute('data-fill');
        });
    expect([await fillOf('HS'), await fillOf('MS')]).toEqual(['solid', 'hatch']);
    expect(await page.locator('figure li').allTextContents()).toEqual(expect.arrayContaining(['HS', 'MS']));
    await openReport(screen, 'product-rate-between-two-day', 1);
    const dashes = await page
      .locator('figure .recharts-line-curve')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke-dasharray')));
    expect(new Set(dashes).size).toBe(2);
    expect(await page.locator('figure svg text', { hasText: /^(HS|MS)$/ }).allTextContents()).toEqual(['HS', 'MS']);
  });

  it('draws a loss below the zero line and describes the chart to screen readers', async () => {
    const { page } = screen;
    await openReport(screen, 'dsr', 1);
    const zero = (await page.locator('.recharts-reference-line line').first().boundingBox())!;
    const bar = (await page.locator('[data-mark="MS"]').first().boundingBox())!;
    expect(bar.y).toBeGreaterThan(zero.y - 2);
    expect(bar.height).toBeGreaterThan(2);
    const words = await page.locator('figure [role=img]').getAttribute('aria-label');
    expect(words).toMatch(/^Variation by day\. Bars of HS and MS, in litres, from 01-04-2025 to .* Least −/);
  });

  it('charts cannot be focused and are not animated', async () => {
    const { page } = screen;
    await openReport(screen, 'dsr', 1);
    expect(await page.locator('figure').locator('a, button, [tabindex]:not([tabindex="-1"])').count()).toBe(0);
    const moving = await page
      .locator('figure')
      .evaluateAll((all) => all.flatMap((one) => one.getAnimations({ subtree: true })).length);
    expect(moving).toBe(0);
  });
});

const CLIENT = path.resolve(__dirname, '../../dist/client');

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

describe('the chart library', () => {
  const manifest = (): Record<string, Chunk> =>
    JSON.parse(fs.readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const CHARTS = 'src/features/reports/charts/report-charts.tsx';

  it('is only in chunks that the charts load', () => {
    const chunks = manifest();
    const broughtBy = (entry: string, found = new Set<string>()): Set<string> => {
      if (found.has(entry)) return found;
      found.add(entry);
      for (const next of chunks[entry]!.imports ?? []) broughtBy(next, found);
      return found;
    };
    const hasIt = (entry: string): boolean =>
      fs.readFileSync(path.join(CLIENT, chunks[entry]!.file), 'utf8').includes('recharts-surface');
    const withIt = Object.keys(chunks).filter((entry) => chunks[entry]!.file.endsWith('.js') && hasIt(entry));
    expect(withIt.length).toBeGreaterThan(0);
    const bringers = Object.keys(chunks).filter((entry) => [...broughtBy(entry)].some((one) => withIt.includes(one)));
    expect(bringers.filter((entry) => entry !== CHARTS && !withIt.includes(entry))).toEqual([]);
    expect([...broughtBy(CHARTS)].some((one) => withIt.includes(one))).toBe(true);
  });

  it('is not loaded by a report without charts', async () => {
    const { file } = manifest()[CHARTS]!;
    const screen = await openScreen(browser, server.url, { token: station.adminToken });
    const requested: string[] = [];
    screen.page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await screen.page.goto(`/report/sell?from=${RANGE.from}&to=${RANGE.to}`);
    await screen.page.getByRole('table').first().waitFor();
    await screen.page.waitForLoadState('networkidle');
    expect(requested).not.toContain(`/${file}`);
    await openReport(screen, 'dsr', 1);
    expect(requested).toContain(`/${file}`);
    await screen.close();
  });
});
