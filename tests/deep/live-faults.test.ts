import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { submit } from '../../server/platform/submit';
import { decideChange } from '../../server/services/approvals/decide-change';
import { bellAt, openTab, type Tab } from '../server/live-browser';
import { listening, openLine, until } from '../server/live-line';
import { type LiveStation, openLiveStation } from '../server/live-station';
import { contextOf } from '../server/masters-samples';
import { expectBooksInOrder } from '../support/state-of-books';

/** LIVE_EVENTS=20000 runs a long soak test. */
const EVENTS = Number(process.env.LIVE_EVENTS ?? 1000);
const MB = 1024 * 1024;
/** The most bytes by which the memory of a server may have grown at the end. */
const MOST_GROWTH = 50 * MB;
/**
 * The most growth during the test: twenty full buffers and some batches of answers that are not garbage-collected yet.
 * All events together would be 6 GB.
 */
const MOST_AT_ONCE = 160 * MB;
const PATIENCE_MS = 60_000 + EVENTS * 60;

let station: LiveStation;
let tabs: Tab[] = [];
beforeAll(async () => {
  station = await openLiveStation(2);
}, 60_000);
afterAll(async () => {
  for (const tab of tabs) tab.close();
  await station.close();
});

const memoryOf = (): number[] =>
  station.servers.map(({ child }) => 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', `${child.pid}`])));

const cutListeners = (): Promise<unknown> =>
  station.backend.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'forecourt events' AND datname = current_database()`,
  );

it(
  `${EVENTS} requests and decisions while sockets, LISTEN connections and readers fail: every tab ends in the server's state`,
  async () => {
    const [one, other] = station.servers.map(({ url }) => url) as [string, string];
    const token = await station.addAdmin('bell@station.example');
    tabs = [one, other, one, other].map((url) => openTab(url, token));
    const calm = await openLine(other, await station.addAdmin('calm@station.example'));
    calm.subscribe('subscription { changeDecided { requestId } }');
    const stalled = await openLine(one, token);
    for (const topic of ['changeRequested { requestId }', 'permissionCounts { pending }'])
      stalled.subscribe(`subscription { ${topic} }`, topic);
    await until(() => tabs.every(({ bell }) => bell));
    await listening();
    stalled.ws.pause();
    const before = memoryOf();

    const deciding = await contextOf(station.backend, true);
    const requests: number[] = [];
    let decided = 0;
    let killed = 0;
    for (let sent = 0; sent < EVENTS; sent++) {
      // One event in four changes the bell; the others repeat earlier ones.
      if (sent % 4 > 0) {
        const requestId = requests[sent % requests.length]!;
        await station.tell({ topic: 'changeRequested', ids: { requestId, table: 'expenditure', rowId: sent } });
      } else if (sent % 16 === 12) {
        await submit({ ...deciding }, decideChange, { requestId: requests[decided++]!, accept: false });
      } else requests.push(await station.askForChange(200 + sent));
      if (Math.random() < 0.05) {
        tabs[Math.floor(Math.random() * tabs.length)]!.sockets.at(-1)!.terminate();
        killed++;
      }
      if (sent % Math.ceil(EVENTS / 4) === Math.floor(EVENTS / 8)) await cutListeners();
    }
    // The last events may have been missed too, and no later event reveals that.
    const truth = await bellAt(one, token);
    expect(truth.counts.pending).toBe(requests.length - decided);
    expect(truth.notifications).toHaveLength(truth.counts.pending + truth.counts.notices);
    await until(() => tabs.every(({ bell }) => JSON.stringify(bell) === JSON.stringify(truth)), 10_000);
    for (const { bell } of tabs) expect(bell).toEqual(truth);
    expect(killed).toBeGreaterThan(0);

    expect(calm.closed).toBeNull();
    const events = calm.answers() as { data: { changeDecided: { requestId: number | null } } }[];
    expect(events.some(({ data }) => data.changeDecided.requestId === null)).toBe(true);
    expect(events.length).toBeGreaterThan(decided / 2);
    for (const [index, after] of memoryOf().entries()) expect(after - before[index]!).toBeLessThan(MOST_GROWTH);
    for (const { log, child } of station.servers) {
      expect(child.exitCode).toBeNull();
      expect(log.filter((line) => !line.startsWith('{') || JSON.parse(line).level >= 50)).toEqual([]);
    }
    stalled.ws.terminate();
    await expectBooksInOrder(station.backend.database);
  },
  PATIENCE_MS,
);

it('twenty stalled readers and 10,000 events: each reader loses its socket, no other client does, memory stays bounded', async () => {
  const READERS = 20;
  const ALL = 10_000;
  const BATCH = 100;
  const { url, log, child } = station.servers[0]!;
  const calm = await openLine(url, await station.addStaff('steady@station.example'));
  calm.subscribe('subscription { changeRequested { requestId } }');
  // A long alias makes long answers.
  const wide = `subscription { changeRequested { ${'n'.repeat(30_000)}: requestId } }`;
  const stalled = await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      const line = await openLine(url, await station.addStaff(`stalled-${reader}@station.example`));
      line.subscribe(wide);
      return line;
    }),
  );
  await listening();
  for (const { ws } of stalled) ws.pause();
  const [before] = memoryOf();
  let most = 0;
  log.length = 0;
  for (let sent = 0; sent < ALL; sent += BATCH) {
    await station.tell(
      ...Array.from({ length: BATCH }, (_, n) => ({
        topic: 'changeRequested' as const,
        ids: { requestId: sent + n, table: 'expenditure', rowId: 1 },
      })),
    );
    await until(() => calm.answers().length >= sent + BATCH);
    most = Math.max(most, memoryOf()[0]! - before!);
    // By now more has been sent than the buffers of a socket hold.
    if (sent === 800) for (const { ws } of stalled) ws.resume();
  }
  await until(() => stalled.every(({ closed }) => closed));
  expect(log.filter((line) => line.includes('a socket is too slow'))).toHaveLength(READERS);
  // A client that does not read the close frame in time is cut off.
  for (const { closed } of stalled) expect([1013, 1006]).toContain(closed!.code);
  expect(calm.closed).toBeNull();
  expect(calm.answers()).toEqual(
    Array.from({ length: ALL }, (_, requestId) => ({ data: { changeRequested: { requestId } } })),
  );
  await setTimeout(100);
  expect(most).toBeLessThan(MOST_AT_ONCE);
  expect(child.exitCode).toBeNull();
  expect(log.filter((line) => !line.startsWith('{') || JSON.parse(line).level >= 50)).toEqual([]);
}, 60_000);
