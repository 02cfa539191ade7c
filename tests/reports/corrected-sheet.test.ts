import { standingCloseOf, versionOfClose } from '../../server/modules/closing/standing-close.queries';
import { textsOf } from '../support/pdf-text';
import { type Station, startStation } from '../support/station';
import { workShifts } from './worked-shifts';

let station: Station;
beforeAll(async () => {
  station = await startStation();
}, 60_000);
afterAll(() => station?.close());

test('the printed sheet says once who corrected when and why, before what it changed', async () => {
  const shift = (await workShifts(station)).at(-1)!;
  for (const [reason, more] of [
    ['Dips were swapped', 1_000],
    ['Counted again', 2_000],
  ] as const) {
    const { input } = await standingCloseOf(station.sql, shift.id);
    const tanks = input.tanks.map((tank) => ({ ...tank, volume: tank.volume! + more }));
    const expectedVersion = await versionOfClose(station.sql, shift.id);
    await station.act('correctShift', { ...input, tanks, comment: `As told: ${reason}`, expectedVersion, reason });
  }
  const path = `/api/v1/report/closed-shift-report/${shift.id}/${shift.shiftDate}`;
  const lines = textsOf((await station.rest('GET', `${path}?format=pdf`)).body);
  const said = lines.slice(lines.lastIndexOf('Corrections'));
  const heads = ['ADMIN', 'Dips were swapped', 'Counted again'];
  expect(said.filter((line) => heads.includes(line))).toEqual([
    ...['ADMIN', 'Dips were swapped', 'ADMIN', 'Counted again'],
  ]);
  expect(said.filter((line) => line.includes(' » '))).toHaveLength(10);
  // Other programs get it with every line.
  const { corrections } = (await station.rest('GET', path)).body;
  expect(corrections.map(({ reason }: { reason: string }) => reason)).not.toContain(null);
});

test('the printed sheet lists a late entry once, with its amount, who entered it and why', async () => {
  const [shift] = await station.sql<{ id: number; date: string }>(
    `SELECT id, shift_date AS date FROM shift WHERE state = 'CLOSED' ORDER BY id LIMIT 1`,
  );
  const path = `/api/v1/report/closed-shift-report/${shift!.id}/${shift!.date}?format=pdf`;
  expect(textsOf((await station.rest('GET', path)).body)).not.toContain('Entered after the close');
  await station.act('recordExpenditure', {
    expenditureCategoryId: station.ids.expenditureCategories[0],
    amount: 4_321,
    notes: [],
    shiftId: shift!.id,
    lateReason: 'The receipt was in the till',
  });
  const lines = textsOf((await station.rest('GET', path)).body);
  const listed = lines.slice(lines.indexOf('Entered after the close'));
  expect(listed).toEqual(expect.arrayContaining(['Expenditure', '43.21', 'ADMIN']));
  expect(lines.filter((line) => line === 'The receipt was in the till')).toHaveLength(1);
});
