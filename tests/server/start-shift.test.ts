import { type Act, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import type { Backend } from './backend';

let backend: Backend;
let act: Act;
let station: ClosingStation;

beforeAll(async () => {
  ({ backend, act, station } = await openClosingStation());
  await backend.sql('UPDATE pump SET disabled = true WHERE id = $1', [station.pumps[1]]);
  await backend.sql('UPDATE employee SET disabled = true WHERE id = $1', [station.employees[2]]);
});
afterAll(() => backend.close());

const start = (over: object) =>
  act('startShift', { shiftDate: '2026-01-01', shiftTypeId: station.morning, ...over }).then(
    () => [],
    (error: { problems?: { field?: string; message: string }[] }) => {
      if (!error.problems) throw error;
      return error.problems.map(({ field, message }) => `${field}: ${message}`);
    },
  );

describe('an invalid crew is refused, and no shift starts', () => {
  test.each<[string, (of: ClosingStation) => object[], string]>([
    ['an unknown pump', () => [{ pumpId: 9999 }], 'onDuty.1.pumpId: Choose a pump from the list'],
    ['a disabled pump', (of) => [{ pumpId: of.pumps[1] }], 'onDuty.1.pumpId: Choose a pump from the list'],
    [
      'a disabled employee',
      (of) => [{ employeeId: of.employees[2] }],
      'onDuty.1.employeeId: Choose an employee from the list',
    ],
    [
      'an employee who is listed twice',
      (of) => [{ employeeId: of.employees[0], pumpId: of.pumps[0] }],
      'onDuty.1.employeeId: This employee is already on duty, in a row above',
    ],
  ])('%s', async (_, rows, said) => {
    const [ram, shyam] = station.employees;
    const onDuty = [{ employeeId: ram }, ...rows(station).map((row) => ({ employeeId: shyam, ...row }))];
    expect(await start({ onDuty })).toEqual([said]);
    expect(await backend.sql('SELECT id FROM shift')).toEqual([]);
  });
});

test.each(['2026-02-30', '01-01-2026', '', null])('refuses %p as a shift date', async (shiftDate) => {
  expect(await start({ shiftDate })).toEqual(['shiftDate: Please enter a valid shift date']);
});

test('stores a crew with and without pumps', async () => {
  const [ram, shyam] = station.employees;
  expect(await start({ onDuty: [{ employeeId: ram, pumpId: station.pumps[0] }, { employeeId: shyam }] })).toEqual([]);
  expect(
    await backend.sql('SELECT employee_id AS "employeeId", pump_id AS "pumpId" FROM attendance ORDER BY 1'),
  ).toEqual([
    { employeeId: ram, pumpId: station.pumps[0] },
    { employeeId: shyam, pumpId: null },
  ]);
});
