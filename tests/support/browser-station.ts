import { type Backend, PASSWORD } from '../server/backend';
import { openBrowser, openScreen, type Screen } from './browser';
import { type Act, type ClosingStation } from './closing-station';
import { createClosingDatabase, openClosingStationOn } from './open-closing-station';
import { startServerProcess } from './server-process';

/** A station for browser tests: a server in its own process, and a browser. */
export interface BrowserStation {
  /** Runs SQL directly on its database. */
  backend: Backend;
  /** Runs commands as its admin, the first user. */
  act: Act;
  station: ClosingStation;
  /** Opens a new browser for another user: a logged-in staff member, or the owner of `token`. */
  openScreen(options?: Parameters<typeof openScreen>[2]): Promise<Screen>;
  /** Kills the server with SIGKILL; pages stay open. */
  killServer(): Promise<void>;
  /** Starts the server again at the same address. */
  startServer(): Promise<void>;
  close(): Promise<void>;
}

const STAFF = 'staff@station.example';

/** Seeds the closing station, without a shift, on its own server and database, and opens a browser. */
export async function startBrowserStation(): Promise<BrowserStation> {
  const scratch = await createClosingDatabase();
  let server = await startServerProcess({ DATABASE_URL: scratch.url });
  const { url } = server;
  const { backend, act, station } = await openClosingStationOn(scratch.url, scratch.facts, () => scratch.drop());
  await backend.addUser(STAFF);
  const token = await backend.logIn(STAFF, PASSWORD);
  const browser = await openBrowser();
  const screenOf = (options = {}) => openScreen(browser, url, { token, ...options });
  const close = async (): Promise<void> => {
    await browser.close();
    await server.stop();
    await backend.close();
  };
  const startServer = async (): Promise<void> => {
    server = await startServerProcess({ DATABASE_URL: scratch.url, PORT: new URL(url).port });
  };
  return { backend, act, station, openScreen: screenOf, killServer: () => server.kill(), startServer, close };
}
