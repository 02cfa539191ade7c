import '../support/all-texts';
import '../../server/api/graphql/resolvers';
import { minutesLeft, nextStep, type SetupStep, setupSteps } from '../../client/src/features/home/setup-steps';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { stationSetup } from '../../server/views/home/station-setup.query';
import { type Act, actAs } from '../support/closing-station';
import { setSetting } from '../support/station-settings';
import { type Backend, openBackend } from './backend';
import { contextOf } from './masters-samples';

let backend: Backend;
let admin: Context;
let act: Act;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
  // As the server names the first admin at its start.
  await backend.sql("UPDATE app_user SET name = 'ADMIN' WHERE id = $1", [admin.actor!.userId]);
  act = actAs(admin);
});
afterAll(() => backend.close());

const setup = () => ask(admin, stationSetup);
const steps = async (): Promise<SetupStep[]> => setupSteps(await setup(), false);
const stepNamed = async (name: string): Promise<SetupStep> => (await steps()).find((step) => step.name === name)!;

/** What a step lacks, with where each thing is entered. */
const missingIn = async (name: string): Promise<string[]> =>
  (await stepNamed(name)).missing.map(
    ({ label, links }) => `${label} ${links.map(({ path, label: thing }) => `${path} ${thing}`).join(', ')}`,
  );

const offered = async (name: string) => ((await stepNamed(name)).proposals ?? []).filter(({ isOffered }) => isOffered);

/** Presses the first proposal of a step; returns the number of rows added. */
async function propose(name: string): Promise<number> {
  const [proposal] = await offered(name);
  let count = 0;
  for (const input of proposal!.inputs) count += (await act<{ added: number }>('importRows', input)).added;
  return count;
}

test('leads an empty station, step by step, to its first shift', async () => {
  expect((await steps()).map(({ name, isDone }) => [name, isDone])).toEqual(
    ['station', 'shifts', 'products', 'tanks', 'nozzles', 'people', 'customers', 'cash', 'start'].map((name) => [
      name,
      false,
    ]),
  );
  expect([nextStep(await steps())?.name, minutesLeft(await steps())]).toEqual(['station', 17]);

  // Nozzles are the longer sheet, and must not look as if they had none.
  expect((await stepNamed('nozzles')).sheets?.map(({ path }) => path)).toEqual([
    '/page/import?list=Pump',
    '/page/import?list=Nozzle',
  ]);
  const owner = `/page/user-edit?id=${admin.actor!.userId}`;
  const station = '/page/station-settings';
  expect(await missingIn('station')).toEqual([
    `your own name is still ADMIN: ${owner} Enter your name`,
    `not entered yet: ${station} address, ${station} GSTIN, ${station} logo`,
  ]);
  await setSetting(act, 'stationName', 'SHREE FUELS');
  await setSetting(act, 'address', 'MG ROAD, PUNE');
  await setSetting(act, 'taxNumber', '27AAPFU0939F1ZV');
  expect(await stepNamed('station')).toMatchObject({ isDone: false, state: 'Entered', next: { path: owner } });
  expect(await missingIn('station')).toEqual([`not entered yet: ${station} logo`]);
  await backend.sql("UPDATE app_user SET name = 'Anil Sahu' WHERE name = 'ADMIN'");
  expect(nextStep(await steps())?.name).toBe('shifts');
  expect(await propose('shifts')).toBe(2);
  expect(nextStep(await steps())?.name).toBe('products');
  expect(await propose('products')).toBe(2);
  expect(await stepNamed('products')).toMatchObject({
    isDone: false,
    state: '2 products',
    next: { path: '/page/product-rate' },
  });
  const [morning] = await backend.sql<{ id: number }>("SELECT id FROM shift_type WHERE name ILIKE 'morning'");
  const products = await backend.sql<{ id: number }>('SELECT id FROM product ORDER BY id');
  const [hs, ms] = products.map(({ id }) => `/page/product-rate?productId=${id}`);
  expect(await missingIn('products')).toEqual([`no rate yet: ${hs} HS, ${ms} MS`]);
  for (const { id: productId } of products)
    await act('createProductRate', { productId, rate: 9250, shiftDate: '2026-01-01', shiftTypeId: morning!.id });
  expect(nextStep(await steps())?.name).toBe('tanks');
  const tank = { name: 'T1', productId: products[0]!.id, capacity: 20_000_000, openingVolume: 10_000_000 };
  const { id: tankId } = await act('createTank', tank);
  expect(await stepNamed('tanks')).toMatchObject({ isDone: false, state: '1 tank' });
  expect(await missingIn('tanks')).toEqual([`no dip chart yet: /page/create-tank?id=${tankId} T1`]);
  const chart = [
    { dip: 0, volume: 0 },
    { dip: 2000, volume: 20_000_000 },
  ];
  await act('setDipChart', { tankId, rows: chart });
  expect(await stepNamed('tanks')).toMatchObject({ isDone: true, missing: [] });
  const { id: pumpId } = await act('createPump', { name: 'P1' });
  expect(await stepNamed('nozzles')).toMatchObject({
    isDone: false,
    sheets: [{ path: '/page/import?list=Nozzle' }],
    state: '1 pump · no nozzle yet',
    next: { path: '/page/create-nozzel' },
  });
  expect(await missingIn('nozzles')).toEqual([`without a nozzle: /page/create-mpd?id=${pumpId} P1`]);
  expect(await missingIn('start')).toEqual(['to do first: /page/create-nozzel Pumps and nozzles']);
  await act('createNozzle', { name: 'N1', pumpId, tankId, initialReading: 1_000_000 });
  const person = {
    name: 'ram',
    contactNo: '9876543210',
    address: 'Main road',
    payRate: 50_000,
    joinDate: '2026-01-01',
  };
  await act('createEmployee', person);
  // Creditors and suppliers are optional, and one step.
  expect(nextStep(await steps())?.name).toBe('cash');
  // The notes are counted in a sheet that has those of India.
  expect(await stepNamed('cash')).toMatchObject({
    next: { path: '/page/import?list=Denomination', rows: expect.arrayContaining([{ value: '500' }]) },
  });
  await act('createDenomination', { value: 50_000, available: 10 });
  expect(nextStep(await steps())?.name).toBe('start');
  expect(await missingIn('start')).toEqual([]);
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: morning!.id });
  expect(nextStep(setupSteps(await setup(), true))).toBeUndefined();
});

test('proposes a bank account that takes UPI, the machines, and usual expenses', async () => {
  expect(await propose('cash')).toBe(9);
  const links = await backend.sql(
    `SELECT a.name, m.name AS mode FROM account_payment_mode l
     JOIN transaction_account a ON a.id = l.account_id JOIN payment_mode m ON m.id = l.payment_mode_id ORDER BY l.id`,
  );
  expect(links).toEqual(['UPI', 'NEFT', 'Cheque'].map((mode) => ({ name: 'Bank account', mode })));
  expect(await backend.sql('SELECT name FROM swipe_machine ORDER BY id')).toEqual([
    { name: 'Card machine' },
    { name: 'UPI' },
  ]);
  expect(await propose('cash')).toBe(4);
  const [account] = await backend.sql<{ id: number }>('SELECT id FROM transaction_account');
  expect(await missingIn('cash')).toEqual([
    `opening balance 0: /page/create-transaction-account?id=${account!.id} Bank account`,
  ]);
});

test('a proposal is not offered again once the list has rows', async () => {
  for (const name of ['shifts', 'products', 'cash']) expect(await offered(name)).toEqual([]);
});
