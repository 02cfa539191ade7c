import { type Browser, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that `npm test` found or installed. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface Screen {
  page: Page;
  /** Every fault of the page: console errors, uncaught errors and violations of the content security policy. */
  faults: string[];
  /** The number of keys pressed so far. */
  keys(): number;
  press(...keys: string[]): Promise<void>;
  /** Types key by key, like a user. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens a new browser context; `token` is logged in already. */
export async function openScreen(
  browser: Browser,
  baseURL: string,
  options: {
    token?: string;
    width?: number;
    height?: number;
    scheme?: 'light' | 'dark';
    /** Enables the service worker. Off by default, because it would get requests before the routes of a test. */
    worker?: boolean;
  } = {},
): Promise<Screen> {
  const { token, width = 1366, height = 768, scheme = 'light', worker = false } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: scheme,
    hasTouch: width < 768,
  });
  if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token);
  if (!worker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  waitForRoutes(page);
  // Long enough for a busy machine.
  page.setDefaultTimeout(20_000);
  // A file chooser opened before the listener is attached would be missed.
  page.on('filechooser', () => undefined);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`${new URL(page.url()).pathname}: ${error.message}`));
  let keys = 0;
  return {
    page,
    faults,
    keys: () => keys,
    press: async (...pressed) => {
      for (const key of pressed) {
        // A question handles keys as soon as it has the focus.
        if (key === 'y' || key === 'n') await page.locator('[role=dialog] button:focus').waitFor();
        keys += 1;
        await page.keyboard.press(key);
      }
    },
    type: async (text) => {
      keys += text.length;
      await page.keyboard.type(text, { delay: 5 });
    },
    close: () => context.close(),
  };
}

/**
 * Makes sure that `page.route` applies before the next request. The browser confirms a route before its renderer knows
 * it, and keys reach the renderer by another channel, so on a busy machine a request could bypass the route. A script
 * call uses the same channel as the route and therefore comes after it.
 */
function waitForRoutes(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...options) => {
    const routed = await route(...options);
    // Leaving the page aborts this call, and the next page begins with the route.
    await page.evaluate(() => undefined).catch(() => undefined);
    return routed;
  };
}

/** Answers the open question with Yes by its key, as soon as it has the focus. */
export async function sayYes({ page, press }: Pick<Screen, 'page' | 'press'>): Promise<void> {
  await page.locator('button:focus', { hasText: 'Yes' }).waitFor();
  await press('Enter');
}

/** Navigates within the application like a link, because loading it again would take most of the time. */
export const goWithin = ({ page }: Pick<Screen, 'page'>, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
