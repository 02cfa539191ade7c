import '../../server/modules/changes';
import '../../server/modules/credit/create-slip-book';
import '../../server/modules/credit/void-slip';
import { nextSlip, openSlipBooks } from '../../server/database/seed/demo-credit';
import { seedStation } from '../../server/database/seed/seed-station';
import { commands, submit } from '../../server/platform/submit';
import { type Backend, openBackend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { expectBooksInOrder } from '../support/state-of-books';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const seed = () => seedStation({ ...backend.request(), isEmbedded: true });
const counts = async () =>
  (
    await backend.sql<Record<string, number>>(
      `SELECT (SELECT COUNT(*) FROM pump)::int AS pumps, (SELECT COUNT(*) FROM nozzle)::int AS nozzles,
              (SELECT COUNT(*) FROM tank)::int AS tanks, (SELECT COUNT(*) FROM creditor)::int AS creditors,
              (SELECT COUNT(*) FROM shift WHERE state = 'CLOSED')::int AS closed,
              (SELECT COUNT(*) FROM shift WHERE state = 'RUNNING')::int AS running,
              (SELECT COUNT(DISTINCT shift_date) FROM shift WHERE state = 'CLOSED')::int AS days`,
    )
  )[0];

it('the demo has two months of work that satisfy every invariant, a running shift and printed log-ins', async () => {
  await seed();
  expect(await counts()).toEqual({ pumps: 4, nozzles: 16, tanks: 4, creditors: 40, closed: 120, running: 1, days: 60 });
  await expectBooksInOrder(backend.database);
  const [stock] = await backend.sql(
    `SELECT (SELECT COUNT(*) FROM stock_in) > 40 AS deliveries, (SELECT COUNT(*) FROM inspection)::int AS inspections,
            (SELECT COUNT(*) FROM density_reading WHERE occasion = 'MORNING')::int AS densities,
            (SELECT COUNT(*) FROM invoice_line WHERE unloaded = 0)::int AS waiting`,
  );
  expect(stock).toEqual({ deliveries: true, inspections: 2, densities: 120, waiting: 2 });
  const log = backend.logged.join('\n');
  expect(log).toContain('Log in as admin@demo.example with demo-admin (admin)');
  expect(log).toContain('or as staff@demo.example with demo-staff (staff)');
  await expect(backend.logIn('admin@demo.example', 'demo-admin')).resolves.toEqual(expect.any(String));
}, 240_000);

it('is seeded only into an empty station', async () => {
  const before = await counts();
  await seed();
  expect(await counts()).toEqual(before);
}, 240_000);

describe('starting an empty station', () => {
  let empty: Backend;
  beforeAll(async () => {
    empty = await openBackend();
  });
  afterAll(() => empty.close());
  const users = async () => (await empty.sql('SELECT FROM app_user')).length;

  it('refuses an ADMIN_PASSWORD that the log-in refuses, and seeds nothing', async () => {
    const ground = { ...empty.request(), isEmbedded: true };
    const env = { ...ground.env, adminEmail: 'boss@x.example', adminPassword: 'x'.repeat(16) };
    await expect(seedStation({ ...ground, env })).rejects.toThrow('password must be 5 to 15 characters');
    expect(await users()).toBe(0);
    expect(await empty.sql('SELECT FROM station_setting')).toEqual([]);
  });

  it('an interrupted seed is not mistaken for a station at the next start', async () => {
    const ground = { ...empty.request(), isEmbedded: true };
    let calls = 0;
    const today = (): string => {
      if (++calls > 10) throw new Error('interrupted');
      return ground.clock.today();
    };
    await expect(seedStation({ ...ground, clock: { ...ground.clock, today } }, 1)).rejects.toThrow('interrupted');
    expect(await users()).toBe(2);
    const refusal = 'An earlier start was interrupted while it created the demo station: ';
    await expect(seedStation(ground, 1)).rejects.toThrow(`${refusal}remove the data folder`);
    const env = { ...ground.env, stationSeed: 'empty' as const, databaseUrl: 'postgres://elsewhere/station' };
    await expect(seedStation({ ...ground, env, isEmbedded: false })).rejects.toThrow(
      `${refusal}give it a new, empty database and start again`,
    );
  });
});

describe('a demo of a year or more', () => {
  let long: Backend;
  beforeAll(async () => {
    long = await openBackend();
  });
  afterAll(() => long.close());

  it('adds slip books when the first two are used up, and every slip is in a book', async () => {
    const ctx = await contextOf(long, true);
    const act = (name: string, input: object) =>
      submit({ ...ctx, idempotencyKey: null }, commands.get(name)! as never, input) as Promise<{ id: number }>;
    const work = { act, slips: 1_935 };
    await openSlipBooks(work);
    const last = async () => (await long.sql<{ last: number }>('SELECT MAX(last) AS last FROM slip_book'))[0]!.last;
    expect(await last()).toBe(3_000);
    // Spoilt slips are voided on the way; a slip outside all books would be refused.
    while (work.slips < 4_200) expect(Number(await nextSlip(work))).toBeLessThanOrEqual(await last());
    expect(await last()).toBe(6_000);
    expect(await long.sql('SELECT first FROM slip_book ORDER BY first')).toHaveLength(5);
  });
});
