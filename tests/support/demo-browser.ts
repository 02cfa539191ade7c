import type { Browser } from 'playwright-core';
import { type Backend, openBackendOn } from '../server/backend';
import { openBrowser } from './browser';
import { createDemoDatabase } from './demo-database';
import { startServerProcess } from './server-process';

/** The demo station on its own server, and a browser. */
export interface DemoBrowser {
  url: string;
  backend: Backend;
  browser: Browser;
  adminToken: string;
  close(): Promise<void>;
}

export async function openDemo(): Promise<DemoBrowser> {
  const scratch = await createDemoDatabase();
  const server = await startServerProcess({ DATABASE_URL: scratch.url });
  const backend = await openBackendOn(scratch.url, () => scratch.drop());
  const adminToken = await backend.logIn('admin@demo.example', 'demo-admin');
  const browser = await openBrowser();
  return {
    url: server.url,
    backend,
    browser,
    adminToken,
    close: async () => {
      await browser.close();
      await server.stop();
      await backend.close();
    },
  };
}
