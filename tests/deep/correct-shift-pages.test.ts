import { versionOfClose } from '../../server/modules/closing/standing-close.queries';
import type { Screen } from '../support/browser';
import type { BrowserStation } from '../support/browser-station';
import { closeRunningShift } from '../support/close-running-shift';
import { closeFirstMeter, openClosedMorning } from '../support/closed-morning';
import { notesOf } from '../support/closing-station';
import { violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(60_000);

let opened: BrowserStation;
let screen: Screen;
let shiftId: number;
let logIn: () => Promise<string>;

interface TypedPump {
  pumpId: number;
  nozzles: { close: number }[];
  lastCollection: { amount: number; notes: object[] };
}

/** Corrects P1 in the closed morning. */
async function correct(reason: string, change: (pump: TypedPump) => void): Promise<void> {
  const { backend, act, station } = opened;
  const [standing] = await backend.sql<{ draft: { pumps: TypedPump[] } }>('SELECT draft FROM shift WHERE id = $1', [
    shiftId,
  ]);
  const close = standing!.draft;
  change(close.pumps.find(({ pumpId }) => pumpId === station.pumps[0])!);
  await act('correctShift', { ...close, reason, expectedVersion: await versionOfClose(backend.sql, shiftId) });
}

/** 60 L more were sold, and the cash for them was counted into the safe as well. */
beforeAll(async () => {
  ({ opened, screen, shiftId, logIn } = await openClosedMorning());
  await correct('6 was read as 0', ({ nozzles: [nozzle], lastCollection }) => {
    nozzle!.close += 60_000;
    Object.assign(lastCollection, { amount: 1_455_000, notes: notesOf(1_455_000) });
  });
});
afterAll(() => opened.close());

it('the sheet of a shift and rows of its reports lead to its correction', async () => {
  const { page } = screen;
  await page.goto(`/report/closed-shift-report/${shiftId}/2026-01-01`);
  await page.getByRole('link', { name: 'Correct this shift' }).click();
  await page.getByLabel('Close of P1, nozzle N1').waitFor();
  for (const report of ['reading-report', 'close-shift-report-between-two-day', 'swipe-ungrouped']) {
    await page.goto(`/report/${report}?from=2026-01-01&to=2026-01-01`);
    await page.getByRole('link', { name: 'Correct', exact: true }).first().click();
    await page.waitForURL(`**/page/correct-shift?shiftId=${shiftId}`);
    await page.getByLabel('Close of P1, nozzle N1').waitFor();
  }
  expect(screen.faults).toEqual([]);
});

it('a correction that arrives while the next close is typed opens its meter again and keeps what was typed', async () => {
  const { page, close: leave } = await opened.openScreen();
  await page.goto('/closeshift');
  await page.locator('button:focus', { hasText: 'Yes' }).waitFor();
  await page.keyboard.press('Enter');
  const reading = page.getByLabel('Close of P1, nozzle N1');
  await reading.fill('1260');
  // Within what is tolerated without a shortage.
  await correct('Misread again', ({ nozzles: [nozzle] }) => {
    nozzle!.close += 100;
  });
  await page.getByText('P1 N1: opens at 1,160.100 now, because the last close was corrected').waitFor();
  expect(await reading.inputValue()).toMatch(/^1,?260/);
  await leave();

  // The form that was opened before it says so, and loads the new figures on request.
  await screen.page.getByRole('button', { name: 'Load the new figures' }).click();
  await screen.page.getByRole('button', { name: 'Load the new figures' }).waitFor({ state: 'detached' });
  expect(await screen.page.getByLabel('Close of P1, nozzle N1').inputValue()).toMatch(/^1,?160\.100$/);
  expect(screen.faults).toEqual([]);
});

it('on a phone, the reading before a meter was reset is corrected in its own card', async () => {
  const { backend, act } = opened;
  const [meter] = await backend.sql<{ shiftId: number; nozzleId: number; open: number }>(
    `SELECT r.shift_id AS "shiftId", r.nozzle_id AS "nozzleId", r.open FROM nozzle_reading r
     JOIN nozzle n ON n.id = r.nozzle_id JOIN pump p ON p.id = r.pump_id
     WHERE r.close IS NULL AND p.name = 'P1' AND n.name = 'N1'`,
  );
  const { shiftId: id, nozzleId, open } = meter!;
  const event = { nozzleId, kind: 'RESET', lastReading: open + 40_000, firstReading: 0, reason: 'Board failed' };
  await act('recordMeterEvent', event);
  await closeFirstMeter(opened, id, 50_000, 40_000);

  const phone = await opened.openScreen({ token: await logIn(), width: 360, height: 740 });
  const { page } = phone;
  await page.goto(`/page/correct-shift?shiftId=${id}`);
  const reading = page.getByLabel('Close of P1, nozzle N1, ended: reset');
  await reading.fill('1190.1');
  await page.getByLabel('Testing of P1, nozzle N1, ended: reset').fill('5');

  await page.getByText('25.000 L', { exact: true }).waitFor();
  await page.getByLabel('Close of P1, nozzle N1', { exact: true }).focus();
  expect(await violationsOf(page)).toEqual([]);
  const reason = page.getByRole('textbox', { name: 'Reason' });
  // Every step leads to the review, which asks for the reason first.
  await page.getByRole('button', { name: 'Review' }).click();
  await reason.fill('Misread before the reset');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('row').filter({ hasText: 'Close reading of P1 N1 before its reset' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Correct the shift' }).click();
  // The two corrections of the shift before it had opened its meter at other readings.
  await page.getByText('Corrected 3 times, see the end').waitFor();
  expect(
    await backend.sql(
      'SELECT open, close, testing FROM nozzle_reading WHERE shift_id = $1 AND nozzle_id = $2 ORDER BY id',
      [id, nozzleId],
    ),
  ).toEqual([
    { open, close: 1_190_100, testing: 5_000 },
    { open: 0, close: 50_000, testing: 0 },
  ]);
  await expectBooksInOrder(backend.database);
  expect(phone.faults).toEqual([]);
});

it('on a phone, the hint of a field of a meter event is apart from the label of the next one', async () => {
  const token = await logIn();
  const { page, faults } = await opened.openScreen({ token, width: 360, height: 740 });
  await page.goto(`/page/correct-shift?shiftId=${shiftId}`);
  await page.locator('[name^="close:"]:focus').waitFor();
  await page.getByRole('button', { name: 'Meter events of P1, nozzle N2' }).press('Enter');
  const hint = (await page.getByText('To the meter, within this shift').boundingBox())!;
  const next = (await page.getByText('Last reading', { exact: true }).boundingBox())!;
  expect(next.x).toBeCloseTo(hint.x, 0);
  expect(next.y - hint.y - hint.height).toBeGreaterThan(8);
  expect(faults).toEqual([]);
});

it('the shortages of an employee lead to the correction of their shifts, from the report and from the account', async () => {
  const { backend, act, station } = opened;
  const [employeeId] = station.employees;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-02' });
  const short = await closeRunningShift({ act, sql: backend.sql, ids: station }, [
    { sold: [10_000, 0], last: { employeeId, amount: 50_000 }, shortages: [{ employeeId, amount: 42_500 }] },
  ]);
  const { page } = screen;
  await page.goto('/report/employee-attendance-shortage?from=2026-01-02&to=2026-01-02');
  const employee = page.getByRole('row').filter({ hasText: '425.00' });
  await employee.getByRole('link', { name: 'Correct' }).click();
  await page.waitForURL(`**/page/correct-shift?shiftId=${short}`);
  await page.goBack();
  await employee.getByRole('link').first().click();
  await page.getByRole('row').filter({ hasText: 'Shortage, Morning' }).getByRole('link', { name: 'Correct' }).click();
  await page.waitForURL(`**/page/correct-shift?shiftId=${short}`);
  await page.getByLabel('Close of P1, nozzle N1').waitFor();
  expect(screen.faults).toEqual([]);
});

it('the tank of a nozzle is changed by keyboard, and the sale follows its product', async () => {
  const { backend, station } = opened;
  const [shift] = await backend.sql<{ id: number }>("SELECT MAX(id) AS id FROM shift WHERE state = 'CLOSED'");
  const { page, press, type } = screen;
  await page.goto(`/page/correct-shift?shiftId=${shift!.id}`);
  await page.locator('[name^="close:"]:focus').waitFor();
  await press('Shift+Tab');
  await page
    .getByRole('button', { name: 'Change tank or pump of P1, nozzle N1' })
    .and(page.locator(':focus'))
    .waitFor();
  await press('Enter');
  await page.locator('[name^="tank:"]:focus').waitFor();
  await type('T2');
  await press('Tab');
  await page.getByText('was T1').waitFor();
  // 10 L of MS at ₹104.20.
  const last = page.getByLabel('Last collection of P1');
  while (!(await last.evaluate((field) => field === document.activeElement))) await press('Tab');
  await type('1042');
  const reason = page.getByRole('textbox', { name: 'Reason' });
  while (!(await reason.evaluate((field) => field === document.activeElement))) await press('Tab');
  await type('N1 is piped to T2');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOf(page)).toEqual([]);
  await press('Control+Enter');
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'Tank of P1 N1' }).filter({ hasText: 'T2 (MS)' }).waitFor();
  await rows.filter({ hasText: 'Sale of P1' }).filter({ hasText: '₹1,042.00' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await press('Control+Enter');
  await page.getByText('Shift corrected').waitFor();
  expect(
    await backend.sql('SELECT tank_id, amount FROM nozzle_reading WHERE shift_id = $1 AND nozzle_id = 1', [shift!.id]),
  ).toEqual([{ tank_id: station.tanks[1], amount: 104_200 }]);
  await expectBooksInOrder(backend.database);
  expect(screen.faults).toEqual([]);
});

it('a forgotten reset is added by keyboard, and a nozzle gets the pump that it belonged to', async () => {
  const { backend, station } = opened;
  const [leg] = await backend.sql<{ shiftId: number; open: number; pumpId: number }>(
    `SELECT shift_id AS "shiftId", open, pump_id AS "pumpId" FROM nozzle_reading
     WHERE nozzle_id = 1 AND close IS NOT NULL ORDER BY shift_id DESC LIMIT 1`,
  );
  const { page, press, type } = screen;
  const go = async (name: string): Promise<void> => {
    const field = page.locator(`[name="${name}"]`);
    while (!(await field.evaluate((element) => element === document.activeElement))) await press('Tab');
  };
  await page.goto(`/page/correct-shift?shiftId=${leg!.shiftId}`);
  await page.locator('[name="close:1"]:focus').waitFor();
  await press('Shift+Tab');
  await press('Shift+Tab');
  await page.getByRole('button', { name: 'Meter events of P1, nozzle N1' }).and(page.locator(':focus')).waitFor();
  await press('Enter');
  await page.locator('[name="event:1:0:kind"]:focus').waitFor();
  await type('Reset');
  await press('Enter');
  await page.locator('[name="event:1:0:lastReading"]:focus').waitFor();
  // 4 L of the 10 L were sold before the reset.
  await type(String(leg!.open / 1000 + 4));
  await press('Enter');
  await page.locator('[name="event:1:0:firstReading"]:focus').waitFor();
  await type('0');
  await press('Shift+Tab');
  await page.getByText('ended: reset').waitFor();
  while (!(await page.locator('[name="close:1"]').evaluate((element) => element === document.activeElement)))
    await press('Shift+Tab');
  await type('6');
  await page.getByRole('button', { name: 'Change tank or pump of P1, nozzle N2' }).press('Enter');
  await go('pump:2');
  await type('P2');
  await press('Tab');
  await page.getByText('was P1').waitFor();
  await go('reason');
  await type('The reset was forgotten, and N2 is at P2');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOf(page)).toEqual([]);
  await press('Control+Enter');
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'Meter events of P1 N1' }).filter({ hasText: 'reset at' }).waitFor();
  await rows.filter({ hasText: 'Pump of P1 N2' }).filter({ hasText: 'P2' }).waitFor();
  await press('Control+Enter');
  await page.getByText('Shift corrected').waitFor();
  expect(
    await backend.sql(
      `SELECT nozzle_id, pump_id, open, close FROM nozzle_reading
       WHERE shift_id = $1 AND nozzle_id IN (1, 2) ORDER BY nozzle_id, chain`,
      [leg!.shiftId],
    ),
  ).toMatchObject([
    { nozzle_id: 1, open: leg!.open, close: leg!.open + 4000 },
    { nozzle_id: 1, open: 0, close: 6000 },
    { nozzle_id: 2, pump_id: station.pumps[1] },
  ]);
  await expectBooksInOrder(backend.database);
  // The recorded event is there to be changed or removed.
  await page.goto(`/page/correct-shift?shiftId=${leg!.shiftId}`);
  await page.getByRole('button', { name: 'Meter events of P1, nozzle N1' }).press('Enter');
  await page.locator('[name="event:1:0:kind"]:focus').waitFor();
  expect(await page.getByLabel('Last reading').inputValue()).toBe(((leg!.open + 4000) / 1000).toFixed(3));
  expect(screen.faults).toEqual([]);
});

it('a closed shift that was started with the wrong date is moved by keyboard, and its sheet says from where to where', async () => {
  const { backend } = opened;
  const { page, press, type } = screen;
  await page.goto(`/page/correct-shift?shiftId=${shiftId}`);
  await page.locator('[name^="close:"]:focus').waitFor();
  await page.getByRole('button', { name: 'Change date or type' }).focus();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change date or type' });
  await dialog.locator('[name="shiftDate"]:focus').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await type('31-12-2025');
  await press('Enter');
  await type('Night');
  await press('Enter');
  await dialog.locator('[name="reason"]:focus').waitFor();
  await type('Started a day late');
  await press('Control+Enter');
  await page.getByRole('dialog', { name: 'What the new date or type changes' }).waitFor();
  await press('Control+Enter');
  await page.waitForURL(`**/report/closed-shift-report/${shiftId}/2025-12-31`);
  await page.getByRole('cell', { name: 'Shift 01-01-2026 Morning is now Shift 31-12-2025 Night' }).waitFor();
  const [moved] = await backend.sql('SELECT shift_date FROM shift WHERE id = $1', [shiftId]);
  expect(moved).toEqual({ shift_date: '2025-12-31' });
  await expectBooksInOrder(backend.database);
  expect(screen.faults).toEqual([]);
});
