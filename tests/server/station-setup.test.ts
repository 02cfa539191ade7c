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
  expect([nextStep(await steps())?.name, minutesLeft(await steps())]).toEqual(['station', 16]);

  await setSetting(act, 'stationName', 'SHREE FUELS');
  expect(await stepNamed('station')).toMatchObject({
    isDone: false,
    state: 'Entered · your own name is still ADMIN',
    next: { path: `/page/user-edit?id=${admin.actor!.userId}` },
  });
  await backend.sql("UPDATE app_user SET name = 'Anil Sahu' WHERE name = 'ADMIN'");
  expect(nextStep(await steps())?.name).toBe('shifts');
  expect(await propose('shifts')).toBe(2);
  expect(nextStep(await steps())?.name).toBe('products');
  expect(await propose('products')).toBe(2);
  expect(await stepNamed('products')).toMatchObject({
    isDone: false,
    state: '2 products · no rate yet: HS, MS',
    next: { path: '/page/product-rate' },
  });
  const [morning] = await backend.sql<{ id: number }>("SELECT id FROM shift_type WHERE name ILIKE 'morning'");
  const products = await backend.sql<{ id: number }>('SELECT id FROM product ORDER BY id');
  for (const { id: productId } of products)
    await act('createProductRate', { productId, rate: 9250, shiftDate: '2026-01-01', shiftTypeId: morning!.id });
  expect(nextStep(await steps())?.name).toBe('tanks');
  const tank = { name: 'T1', productId: products[0]!.id, capacity: 20_000_000, openingVolume: 10_000_000 };
  const { id: tankId } = await act('createTank', tank);
  expect(await stepNamed('tanks')).toMatchObject({ isDone: true, state: '1 tank · no dip chart yet: T1' });
  const { id: pumpId } = await act('createPump', { name: 'P1' });
  expect(await stepNamed('nozzles')).toMatchObject({
    isDone: false,
    state: '1 pump · no nozzle yet · without a nozzle: P1',
    next: { path: '/page/create-nozzel' },
  });
  await act('createNozzle', { name: 'N1', pumpId, tankId, initialReading: 1_000_000 });
  const person = {
    name: 'ram',
    contactNo: '9876543210',
    address: 'Main road',
    payRate: 50_000,
    joinDate: '2026-01-01',
  };
  await act('createEmployee', person);
  // Customers are optional.
  expect(nextStep(await steps())?.name).toBe('cash');
  // The notes are counted in a sheet that has those of India.
  expect(await stepNamed('cash')).toMatchObject({
    next: { path: '/page/import?list=Denomination', rows: expect.arrayContaining([{ value: '500' }]) },
  });
  await act('createDenomination', { value: 50_000, available: 10 });
  expect(nextStep(await steps())?.name).toBe('start');
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
});

test('a proposal is not offered again once the list has rows', async () => {
  for (const name of ['shifts', 'products', 'cash']) expect(await offered(name)).toEqual([]);
});
