import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { crewOnDuty } from '../../server/modules/shifts/crew.queries';
import { ask } from '../../server/platform/ask';
import { expectBooksInOrder } from '../support/state-of-books';
import { openStaffStation, type StaffStation } from './staff-station';

let station: StaffStation;
let ram: number;
let shyam: number;
let sita: number;

beforeAll(async () => {
  station = await openStaffStation();
  [ram, shyam, sita] = station.ids.employees;
});
afterEach(() => expectBooksInOrder(station.backend.database));
afterAll(() => station.backend.close());

const change = (onDuty: object[], over = {}) => station.act('changeCrew', { onDuty }, over);
const crew = async () => (await ask(station.ctx, crewOnDuty)).map((m) => `${m.employeeName} ${m.pumpId ?? '-'}`);

test('the crew is empty without a running shift', async () => {
  expect(await station.refused(change([{ employeeId: ram }]))).toEqual(['No shift is running !!!']);
});

test('replaces the crew and audits the previous one', async () => {
  const [p1, p2] = station.ids.pumps;
  const shiftId = await station.start('2026-01-05', [ram, shyam]);
  await change([
    { employeeId: sita, pumpId: p1 },
    { employeeId: ram, pumpId: p2 },
  ]);
  expect(await crew()).toEqual([`sita ${p1}`, `ram ${p2}`]);
  const [audit] = await station.sql("SELECT row_id, before, after FROM audit_row WHERE command = 'changeCrew'");
  expect(audit).toEqual({
    row_id: String(shiftId),
    before: expect.arrayContaining([
      { employeeId: ram, pumpId: null },
      { employeeId: shyam, pumpId: null },
    ]),
    after: [
      { employeeId: sita, pumpId: p1 },
      { employeeId: ram, pumpId: p2 },
    ],
  });
});

test('staff may change it too, and every browser is notified', async () => {
  const news = station.backend.events.subscribe('shiftChanged');
  const actor = { ...station.ctx.actor!, rights: BUILT_IN_ROLES.staff };
  await change([{ employeeId: ram }], { actor });
  expect(await crew()).toEqual(['ram -']);
  expect((await news.next()).value).toEqual({ shiftId: expect.any(Number) });
  await news.return!();
});

describe('is refused without changes', () => {
  test.each<[string, () => object[], string]>([
    ['an unknown employee', () => [{ employeeId: 9999 }], 'onDuty.0.employeeId: Choose an employee from the list'],
    [
      'an employee who is listed twice',
      () => [{ employeeId: sita }, { employeeId: sita, pumpId: station.ids.pumps[0] }],
      'onDuty.1.employeeId: This employee is already on duty, in a row above',
    ],
    [
      'an unknown pump',
      () => [{ employeeId: ram }, { employeeId: sita, pumpId: 9999 }],
      'onDuty.1.pumpId: Choose a pump from the list',
    ],
  ])('%s', async (_what, onDuty, said) => {
    expect(await station.refused(change(onDuty()))).toEqual([said]);
    expect(await crew()).toEqual(['ram -']);
  });
});

test('of two concurrent changes the later one replaces the whole crew', async () => {
  const one = [{ employeeId: ram }, { employeeId: sita }];
  const other = [{ employeeId: shyam }];
  await Promise.all([change(one), change(other)]);
  expect([['ram -', 'sita -'], ['shyam -']]).toContainEqual(await crew());
});

test('an employee who left is offered on no form, and keeps the attendance', async () => {
  await change([{ employeeId: ram }, { employeeId: sita }]);
  await station.sql('UPDATE employee SET disabled = true WHERE id = $1', [sita]);
  await change([{ employeeId: shyam }]);
  expect(await station.sql('SELECT employee_id AS id FROM attendance ORDER BY 1')).toEqual([
    { id: shyam },
    { id: sita },
  ]);
});

test('an empty crew is accepted; a closed shift keeps its crew', async () => {
  await change([]);
  expect(await crew()).toEqual([]);
  await change([{ employeeId: ram }]);
  await station.close();
  expect(await station.refused(change([]))).toEqual(['No shift is running !!!']);
  expect(await station.sql('SELECT employee_id AS id FROM attendance ORDER BY 1')).toEqual([{ id: ram }, { id: sita }]);
});
