import { creditHabits, creditStanding } from '../../server/modules/credit/credit.queries';
import { crewOnDuty } from '../../server/modules/shifts/crew.queries';
import { startShiftForm } from '../../server/modules/shifts/shift.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { type Act, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import type { Backend } from './backend';

let backend: Backend;
let ctx: Context;
let act: Act;
let station: ClosingStation;

beforeAll(async () => {
  ({ backend, ctx, act, station } = await openClosingStation());
});
afterAll(() => backend.close());

const form = (asked: object = {}) => ask(ctx, startShiftForm, asked);
const ratesOf = async (asked: object) => (await form(asked)).rates.map(({ shortName, rate }) => `${shortName} ${rate}`);

/** Closes the running shift, in which nothing was sold. */
async function closeIdle(): Promise<void> {
  const legs = await backend.sql<{ pumpId: number; nozzleId: number; close: number }>(
    `SELECT r.pump_id AS "pumpId", r.nozzle_id AS "nozzleId", r.open AS close
     FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING'`,
  );
  await act('closeShift', {
    pumps: station.pumps.map((pumpId) => ({
      pumpId,
      nozzles: legs
        .filter((leg) => leg.pumpId === pumpId)
        .map(({ nozzleId, close }) => ({ nozzleId, close, testing: 0 })),
      swipes: [],
      shortages: [],
    })),
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 10_000_000 })),
  });
}

test('before the first shift the crew is empty, and the first shift type is proposed', async () => {
  expect(await form()).toMatchObject({ shiftTypeId: station.morning, lastCrew: [], withoutRate: [] });
  expect(await ask(ctx, crewOnDuty)).toEqual([]);
});

test('the rates are those of the requested shift, not of the proposed one', async () => {
  await act('createProductRate', {
    productId: station.hs,
    rate: 9310,
    shiftDate: '2026-02-01',
    shiftTypeId: station.night,
  });
  const morning = { shiftDate: '2026-02-01', shiftTypeId: station.morning };
  expect(await ratesOf(morning)).toEqual(['HS 9250', 'MS 10420']);
  expect(await ratesOf({ ...morning, shiftTypeId: station.night })).toEqual(['HS 9310', 'MS 10420']);
  expect(await form({ shiftDate: '2025-12-31', shiftTypeId: station.night })).toMatchObject({
    rates: [],
    withoutRate: ['HS', 'MS'],
  });
});

test('each shift type has its own last crew, without former employees', async () => {
  const [ram, shyam, sita] = station.employees;
  const [p1, p2] = station.pumps;
  const start = (shiftDate: string, shiftTypeId: number, onDuty: object[]) =>
    act('startShift', { shiftDate, shiftTypeId, onDuty });
  await start('2026-01-01', station.morning, [
    { employeeId: sita },
    { employeeId: shyam, pumpId: p2 },
    { employeeId: ram, pumpId: p1 },
  ]);
  const morning = [
    { employeeId: ram, employeeName: 'ram', pumpId: p1 },
    { employeeId: shyam, employeeName: 'shyam', pumpId: p2 },
    { employeeId: sita, employeeName: 'sita', pumpId: null },
  ];
  expect(await ask(ctx, crewOnDuty)).toEqual(morning);
  await closeIdle();
  expect(await ask(ctx, crewOnDuty)).toEqual([]);
  await start('2026-01-01', station.night, [{ employeeId: sita, pumpId: p1 }]);
  expect((await form({ shiftTypeId: station.morning })).lastCrew).toEqual(morning);
  expect((await form({ shiftTypeId: station.night })).lastCrew).toEqual([
    { employeeId: sita, employeeName: 'sita', pumpId: p1 },
  ]);
  await backend.sql('UPDATE employee SET disabled = true WHERE id = $1', [shyam]);
  await backend.sql('UPDATE pump SET disabled = true WHERE id = $1', [p1]);
  expect((await form({ shiftTypeId: station.morning })).lastCrew).toEqual([
    { employeeId: ram, employeeName: 'ram', pumpId: null },
    { employeeId: sita, employeeName: 'sita', pumpId: null },
  ]);
});

test('habits: each vehicle of each creditor once, newest first, with its last product', async () => {
  const [firm, other] = station.creditors;
  const sell = (creditorId: number, vehicle: string | null, productId: number) =>
    act('recordCreditSale', { creditorId, pumpId: station.pumps[1], productId, vehicle, litres: 1_000 });
  await sell(firm, 'cg04ab1234', station.hs);
  await sell(other, 'CG04AB1234', station.hs);
  await sell(firm, null, station.ms);
  await sell(firm, 'CG04AB1234', station.ms);
  expect(await ask(ctx, creditHabits)).toEqual([
    { creditorId: firm, vehicle: 'CG04AB1234', productId: station.ms },
    { creditorId: firm, vehicle: null, productId: station.ms },
    { creditorId: other, vehicle: 'CG04AB1234', productId: station.hs },
  ]);
});

test('registered vehicles follow those of sales, without a product until their first; disabled ones are omitted', async () => {
  const [firm, other] = station.creditors;
  const registered = (creditorId: number, number: string) => act('createCreditorVehicle', { creditorId, number });
  await registered(firm, 'cg04ab1234');
  await registered(firm, 'CG07ZZ0001');
  await registered(other, 'CG07ZZ0002');
  const gone = await registered(firm, 'CG07ZZ0003');
  await backend.sql('UPDATE creditor_vehicle SET disabled = true WHERE id = $1', [gone.id]);
  const sold = [
    { creditorId: firm, vehicle: 'CG04AB1234', productId: station.ms },
    { creditorId: firm, vehicle: null, productId: station.ms },
    { creditorId: other, vehicle: 'CG04AB1234', productId: station.hs },
  ];
  expect(await ask(ctx, creditHabits)).toEqual([
    ...sold,
    { creditorId: firm, vehicle: 'CG07ZZ0001', productId: null },
    { creditorId: other, vehicle: 'CG07ZZ0002', productId: null },
  ]);
  expect((await ask(ctx, creditStanding, { creditorId: firm }))!.vehicles).toEqual([
    { vehicle: 'CG04AB1234', productId: station.ms },
    { vehicle: 'CG07ZZ0001', productId: null },
  ]);
});
