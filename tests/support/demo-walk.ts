import type { Page, Request } from 'playwright-core';
import { english } from '../../client/src/i18n/catalogue.en';
import { submit } from '../../server/platform/submit';
import { changeRow } from '../../server/services/approvals/change-row';
import { contextOf } from '../server/masters-samples';
import { goWithin, openScreen, type Screen } from './browser';
import { type DemoBrowser, openDemo } from './demo-browser';
import { reportPaths } from './report-paths';

/** A page that loads at once and looks like no other, so everything drawn after it is new. */
const NOWHERE = '/404';
export const REVIEW = 'the review of a request';

/**
 * An admin who visits the demo's pages in one browser, because loading the application for each page would take most of
 * the time.
 */
export interface DemoWalk {
  screen: Screen;
  /** Opens a page by its path, a report by its route, or REVIEW, and waits for its heading, with this name if given. */
  goTo(place: string, heading?: string): Promise<void>;
  /** Opens a dialog with the search, by its name there. */
  openDialog(name: string): Promise<void>;
  /** Waits until nothing is loading. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** The demo, and the paths of its reports and of REVIEW. */
export interface DemoToWalk extends DemoBrowser {
  paths: Readonly<Record<string, string>>;
}

export async function openDemoToWalk(): Promise<DemoToWalk> {
  const demo = await openDemo();
  return { ...demo, paths: { ...(await reportPaths(demo.backend)), [REVIEW]: await askForChange(demo) } };
}

type Texts = Pick<Record<keyof typeof english, string>, 'notFound.title' | 'shell.search' | 'ui.loading'>;

interface Reader {
  language?: string;
  texts?: Texts;
  /** Called before the application is loaded. */
  prepare?: (page: Page) => Promise<void>;
}

/** `texts` are those of `language`. The caller closes the demo. */
export async function walkThroughDemo(
  demo: DemoToWalk,
  look: { width: number; height: number; scheme?: 'light' | 'dark' },
  { language = 'en', texts = english, prepare }: Reader = {},
): Promise<DemoWalk> {
  const screen = await openScreen(demo.browser, demo.url, { token: demo.adminToken, ...look });
  const { page, press } = screen;
  await page.addInitScript((kept) => localStorage.setItem('language', kept), language);
  await prepare?.(page);
  await page.goto(NOWHERE);
  /** A dialog that waits for a request, or for its part of the application, is not drawn as loading. */
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const heading = (name?: string) => page.getByRole('heading', { level: 1, name, exact: true }).first();
  const nowhere = heading(texts['notFound.title']);
  await nowhere.waitFor();
  const goTo: DemoWalk['goTo'] = async (place, name) => {
    await goWithin(screen, NOWHERE);
    await nowhere.waitFor();
    if (place === NOWHERE) return;
    await goWithin(screen, demo.paths[place] ?? place);
    await nowhere.waitFor({ state: 'detached' });
    await heading(name).waitFor();
  };
  return {
    screen,
    goTo,
    openDialog: async (name) => {
      await goTo('/page/my-requests');
      await press('Control+k');
      await page.getByPlaceholder(texts['shell.search']).fill(name);
      await page.getByRole('option', { name }).first().waitFor();
      await press('Enter');
      await page.getByRole('dialog', { name }).waitFor();
    },
    settled: async () => {
      do {
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        await page.waitForFunction(
          (loading) =>
            !document.querySelector('.mantine-Skeleton-root, [aria-busy=true], [role=dialog]:not([aria-labelledby])') &&
            ![...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent === loading),
          texts['ui.loading'],
        );
      } while (pending.size > 0);
    },
    close: screen.close,
  };
}

/** Requests a change as staff; returns the path of its review. */
async function askForChange({ backend }: DemoBrowser): Promise<string> {
  const [{ id: rowId }] = (await backend.sql('SELECT id FROM expenditure ORDER BY id DESC LIMIT 1')) as [
    { id: number },
  ];
  const asked = { permission: 2 as const, changes: [{ field: 'comment', value: 'Two cups' }], comment: 'Forgotten' };
  await submit(await contextOf(backend, false), changeRow, { table: 'expenditure', rowId, ...asked });
  return `/permission/${rowId}/expenditure`;
}
