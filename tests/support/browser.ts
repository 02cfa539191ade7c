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
  /** Everything that went wrong on the page: errors of the console, uncaught ones, refused by the content policy. */
  faults: string[];
  /** Keys pressed so far. */
  keys(): number;
  press(...keys: string[]): Promise<void>;
  /** Types as a person does, a key at a time. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A new person at a new browser; `token` is logged in already. */
export async function openScreen(
  browser: Browser,
  baseURL: string,
  options: {
    token?: string;
    width?: number;
    height?: number;
    scheme?: 'light' | 'dark';
    /** Lets the application keep itself for the time without a network; it would come between a test and its routes. */
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
  // Patient enough for a machine that does other work.
  page.setDefaultTimeout(20_000);
  // Whoever waits for a file chooser only when it is about to open may come too late: from the first listener on it is held.
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
        // A question listens to its keys as soon as it has the focus.
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
 * Lets `page.route` wait until the requests of the page go through it. The browser answers before its renderer has learnt of
 * the route, and a key reaches the renderer by another channel: on a busy machine, what it sent went past the route to the
 * server. A call of a script comes by the channel of the route, and so after it.
 */
function waitForRoutes(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...options) => {
    const routed = await route(...options);
    // A page that is being left ends the call; the next one begins with the route.
    await page.evaluate(() => undefined).catch(() => undefined);
    return routed;
  };
}

/** Says yes to the question that is open, by its key, as soon as it listens. */
export async function sayYes({ page, press }: Pick<Screen, 'page' | 'press'>): Promise<void> {
  await page.locator('button:focus', { hasText: 'Yes' }).waitFor();
  await press('Enter');
}

/** Goes there within the page, as a link does: loading the whole application anew would take most of the time. */
export const goWithin = ({ page }: Pick<Screen, 'page'>, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
