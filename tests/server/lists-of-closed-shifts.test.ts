import type { TestDatabase } from '../support/database';
import { createDemoDatabase } from '../support/demo-database';
import { type Server, startServer } from '../support/station';

let database: TestDatabase;
let server: Server;
let token: string;
let shifts: { id: number; date: string; state: string }[];

beforeAll(async () => {
  database = await createDemoDatabase();
  server = await startServer(database.url, { READS_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '100000' });
  const admin = { email: 'admin@demo.example', password: 'demo-admin' };
  token = (await server.rest('POST', '/api/v1/login', admin, { token: null })).body.token;
  shifts = await server.sql('SELECT id, shift_date::text AS date, state FROM shift ORDER BY id');
}, 300_000);
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Sends a document as an admin, who is refused nothing. */
const read = async (query: string, variables: object) => {
  const { body } = await server.graphql(query, variables, { token });
  expect(body.errors).toBeUndefined();
  return body.data;
};
const runningId = (): number => shifts.find(({ state }) => state === 'RUNNING')!.id;

/** The lists with an optional shift; `shift` reads them of that one, '' of the running one. */
const LISTS = (shift = ''): string => `
  stockInsOfShift${shift} { id tankName quantity measured difference shiftDate }
  tankDipsOfShift${shift} { id kind tankName dip waterDip volume bookVolume isAtg }
  shiftCredits${shift} { creditorId productName quantity amount }
  meterEventsOfShift${shift} { id kind nozzleName lastReading firstReading reason isLast }`;

/** A decimal as a whole number of its smallest unit. */
const whole = (text: string): number => Number(text.replace('.', ''));
const sumOf = (texts: string[]): number => texts.reduce((sum, text) => sum + whole(text), 0);

test('without a shift each list is that of the running shift', async () => {
  const MEASURE = 'mutation ($input: MeasureTankInput!) { measureTank(input: $input) { tankDipId } }';
  const { measureTank } = await read(MEASURE, { input: { tankId: 1, isAtg: true, volume: '5000.000' } });
  const running = await read(`{ ${LISTS()} }`, {});
  expect(running.tankDipsOfShift).toMatchObject([{ id: measureTank.tankDipId }]);
  const ofOne = `query ($shiftId: Int) { ${LISTS('(shiftId: $shiftId)')} }`;
  for (const shiftId of [null, runningId()]) expect(await read(ofOne, { shiftId })).toEqual(running);
});

test('the lists of every closed shift equal its reports', async () => {
  const seen = { credits: 0, dips: 0, stockIns: 0 };
  for (const { id, date } of shifts.filter(({ state }) => state === 'CLOSED')) {
    const { reports, ...lists } = await read(
      `query ($shiftId: Int!, $date: BusinessDate!) { ${LISTS('(shiftId: $shiftId)')} reports {
        closeShiftDips(from: $date, to: $date) { rows { shiftId tank dip waterDip volume book } }
        creditReportByShiftWithAggreagation(from: $date, to: $date) { rows { shiftId litres amount } } } }`,
      { shiftId: id, date },
    );
    const dips = lists.tankDipsOfShift.filter(({ kind }: { kind: string }) => kind === 'CLOSE');
    const ofShift = ({ shiftId }: { shiftId: number }) => shiftId === id;
    const byTank = (a: { tank: string }, b: { tank: string }) => a.tank.localeCompare(b.tank);
    expect(
      dips
        .map(({ tankName, dip, waterDip, volume, bookVolume }: Record<string, string>) => ({
          tank: tankName,
          dip,
          waterDip,
          volume,
          book: bookVolume,
        }))
        .toSorted(byTank),
    ).toEqual(
      reports.closeShiftDips.rows
        .filter(ofShift)
        .map(({ shiftId: _, ...row }: { shiftId: number; tank: string }) => row)
        .toSorted(byTank),
    );
    const credit = reports.creditReportByShiftWithAggreagation.rows.filter(ofShift);
    const totalsOf = (rows: Record<string, string>[], litres: string) => [
      sumOf(rows.map((row) => row[litres]!)),
      sumOf(rows.map((row) => row.amount!)),
    ];
    expect(totalsOf(lists.shiftCredits, 'quantity')).toEqual(totalsOf(credit, 'litres'));
    const storedIn = (table: string) =>
      server.sql(`SELECT id FROM ${table} WHERE shift_id = $1 ORDER BY id DESC`, [id]);
    const entered = await storedIn('stock_in');
    expect(lists.stockInsOfShift.map((row: { id: number }) => ({ id: row.id }))).toEqual(entered);
    const events = await storedIn('meter_event');
    expect(lists.meterEventsOfShift.map((row: { id: number }) => ({ id: row.id }))).toEqual(events);
    seen.credits += credit.length;
    seen.dips += dips.length;
    seen.stockIns += entered.length;
  }
  expect(Object.values(seen).every((rows) => rows > 0)).toBe(true);
});

test('a shift is read by its id, with its rates; one that does not exist is null', async () => {
  const SHIFT = '{ id shiftDate shiftName state startedAt closedAt closedByName rates { shortName rate } }';
  const { runningShift, lastClosedShift } = await read(`{ runningShift ${SHIFT} lastClosedShift ${SHIFT} }`, {});
  const byId = async (id: number) => (await read(`query ($id: Int!) { shift(id: $id) ${SHIFT} }`, { id })).shift;
  expect(await byId(runningShift.id)).toEqual(runningShift);
  expect(await byId(lastClosedShift.id)).toEqual(lastClosedShift);
  expect(lastClosedShift.rates.length).toBeGreaterThan(0);
  expect(await byId(999_999)).toBeNull();
});
