import type { Browser } from 'playwright-core';
import { type Doors, openDoorsOn } from '../server/access-doors';
import { openBrowser } from './browser';
import { createDemoDatabase } from './demo-database';
import { startServerProcess } from './server-process';

/** The demo station on its own server, and a browser. */
export interface DemoBrowser {
  url: string;
  doors: Doors;
  browser: Browser;
  adminToken: string;
  close(): Promise<void>;
}

export async function openDemo(): Promise<DemoBrowser> {
  const scratch = await createDemoDatabase();
  const server = await startServerProcess({ DATABASE_URL: scratch.url });
  const doors = await openDoorsOn(scratch.url, () => scratch.drop());
  const adminToken = await doors.logIn('admin@demo.example', 'demo-admin');
  const browser = await openBrowser();
  return {
    url: server.url,
    doors,
    browser,
    adminToken,
    close: async () => {
      await browser.close();
      await server.stop();
      await doors.close();
    },
  };
}
