import { closeForm } from '../../server/modules/closing/close-form.query';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { closeRunningShift } from '../support/close-running-shift';
import { type Act, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import type { Backend } from './backend';

const LITRE = 1000;
/** Paise a litre of HS. */
const RATE = 9250;

let backend: Backend;
let ctx: Context;
let act: Act;
let ids: ClosingStation;

beforeAll(async () => {
  ({ backend, ctx, act, station: ids } = await openClosingStation());
});
afterAll(() => backend.close());

const start = (shiftDate: string) => act('startShift', { shiftDate, shiftTypeId: ids.morning });

/** Works a shift in which the first HS nozzle sold the given litres. */
async function work(shiftDate: string, litres: number): Promise<void> {
  await start(shiftDate);
  const last = { employeeId: ids.employees[0], amount: litres * RATE };
  await closeRunningShift({ act, sql: backend.sql, ids }, [{ sold: [litres * LITRE, 0], last }]);
}

const usual = async () =>
  (await ask(ctx, closeForm)).nozzles.map(({ pumpId, productId, usual, flowRate }) => {
    const nozzle = `${pumpId === ids.pumps[0] ? 'P1' : 'P2'} ${productId === ids.hs ? 'HS' : 'MS'}`;
    return [nozzle, usual, flowRate];
  });

test("a nozzle's usual is the median of its sales in the shifts of thirty days, including the running one's own", async () => {
  await work('2026-01-01', 50);
  await work('2026-01-02', 300);
  await work('2026-01-20', 100);
  await work('2026-01-30', 200);
  await start('2026-01-31');
  expect(await usual()).toEqual([
    ['P1 HS', 200 * LITRE, 40],
    ['P1 MS', 0, 40],
    ['P2 HS', 0, 40],
    ['P2 MS', 0, 40],
  ]);
});

test('a nozzle without readings in those days has no usual sale', async () => {
  await closeRunningShift({ act, sql: backend.sql, ids }, []);
  await start('2026-03-15');
  expect((await usual()).map(([, litres]) => litres)).toEqual([null, null, null, null]);
});

test("a tank has the permitted variation of its stock on the shift's day", async () => {
  const permitted = async () =>
    (await ask(ctx, closeForm)).tanks.map((tank) => [tank.productId, tank.permittedVariation]);
  expect(await permitted()).toEqual([
    [ids.hs, 400],
    [ids.ms, 400],
  ]);
  const setting = { stock: 150, evaporation: 25, largeEvaporation: 20, largeAbove: 600_000_000 };
  await act('createPermittedVariation', { productId: ids.hs, fromDate: '2026-03-15', ...setting });
  await act('createPermittedVariation', { productId: ids.ms, fromDate: '2026-03-16', ...setting });
  expect(await permitted()).toEqual([
    [ids.hs, 150],
    [ids.ms, 400],
  ]);
});
