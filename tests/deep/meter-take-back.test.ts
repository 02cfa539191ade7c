import type { Browser } from 'playwright-core';
import { type Backend, openBackendOn, PASSWORD } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { openBrowser, openScreen, type Screen, sayYes } from '../support/browser';
import { type Act, actAs, seedClosingStation } from '../support/closing-station';
import { createTestDatabase } from '../support/database';
import { type ServerProcess, startServerProcess } from '../support/server-process';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(60_000);

let server: ServerProcess;
let backend: Backend;
let browser: Browser;
let act: Act;
let screen: Screen;

/** At the start of a shift the meter of P1 N1 was reset to 10,33,507.016 and the meter of P2 N2 rolled over. */
beforeAll(async () => {
  const scratch = await createTestDatabase();
  server = await startServerProcess({ DATABASE_URL: scratch.url });
  backend = await openBackendOn(scratch.url, () => scratch.drop());
  act = actAs(await contextOf(backend, true));
  const station = await seedClosingStation(act);
  await act('updateNozzle', { id: 4, version: 1, meterMax: 2_010_000, reason: 'read off its plate' });
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const reset = { kind: 'RESET', lastReading: 1_100_000, firstReading: 1_033_507_016, testing: 5_000 };
  await act('recordMeterEvent', { nozzleId: 1, ...reset, reason: 'board changed' });
  await act('recordMeterEvent', { nozzleId: 4, kind: 'ROLLOVER', reason: 'went round' });
  browser = await openBrowser();
  await backend.addUser('boss@station.example', { isAdmin: true });
  screen = await openScreen(browser, server.url, { token: await backend.logIn('boss@station.example', PASSWORD) });
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await browser.close();
  await server.stop();
  await backend.close();
});

const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();

const nozzleRows = (): Promise<string[]> =>
  screen.page
    .getByRole('region', { name: 'Nozzles', exact: true })
    .getByRole('row')
    .filter({ has: screen.page.getByRole('rowheader') })
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).join('|')),
    );

async function openMeterEvents(): Promise<void> {
  await screen.press('Control+k');
  await screen.type('meter reset');
  await screen.page.getByRole('option', { name: 'Meter reset, rollover, replacement' }).first().waitFor();
  await screen.press('Enter');
  await waitForText('Meter events of this shift');
}

it('the close form shows the finished legs above the meters to be read, and Enter moves only through the latter', async () => {
  const { page } = screen;
  await page.goto('/closeshift');
  await waitForText('Have all expenditure and stock-in been entered?');
  await sayYes(screen);
  await page.getByLabel('Close of P1, nozzle N1').waitFor();
  expect((await nozzleRows()).filter((row) => /\|N[12]/.test(row))).toEqual([
    'P1|N1ended: reset|HS|1,000.000|1,100.000|5.000|95.000|8,787.50',
    '|N1|HS|10,33,507.016||||',
    '|N2|MS|2,000.000||||',
    'P2|N1|HS|1,000.000||||',
    '|N2ended: rollover|MS|2,000.000|2,010.000|0.000|10.000|1,042.00',
    '|N2|MS|0.000||||',
  ]);
  await page.getByLabel('Close of P1, nozzle N1').focus();
  for (const label of ['Close of P1, nozzle N2', 'Close of P2, nozzle N1', 'Close of P2, nozzle N2']) {
    await screen.press('Enter');
    await page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label') === name, label);
  }
});

it('warns about more litres than the station ever had', async () => {
  const { page } = screen;
  await page.getByLabel('Close of P1, nozzle N2').fill('200000');
  await page.getByLabel('Close of P2, nozzle N1').focus();
  await waitForText(/book stock below zero: check the readings and deliveries/);
  await page.getByLabel('Close of P1, nozzle N2').fill('');
});

it('warns before the question about an event with more litres than the nozzle can pour, and about a second rollover', async () => {
  const { page } = screen;
  await page.goto('/');
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  await openMeterEvents();
  await page.locator('[name=nozzleId]').focus();
  await screen.type('P2 N2');
  await screen.press('Enter');
  await screen.type('Rolled');
  await screen.press('Enter');
  const words =
    /Check again: its meter has already rolled over in this shift; 2,020.000 L is more than it can dispense/;
  await waitForText(words);
  await page.locator('[name=reason]').fill('went round again');
  await screen.press('Control+Enter');
  await page.getByRole('dialog', { name: 'Please confirm' }).getByText(words).waitFor();
  await screen.press('n');
  expect(await backend.sql('SELECT id FROM meter_event')).toHaveLength(2);
});

it('takes an event back with a reason, and the previous leg continues', async () => {
  const { page } = screen;
  await page.getByRole('button', { name: 'Undo the meter event of P1 N1' }).click();
  await waitForText('P1 N1: Reset, from 1,100.000 to 10,33,507.016. After the undo, the meter continues as before');
  await page.locator('[name=takeBackReason]:focus').waitFor();
  await screen.press('Enter');
  await waitForText('Enter the reason for the undo, in at most 500 characters');
  await screen.type('it was the other pump');
  await screen.press('Enter');
  await waitForText('Meter event of P1 N1 undone');
  await page.locator('[name=nozzleId]:focus').waitFor();
  await page.getByText('board changed').waitFor({ state: 'detached' });
  expect(await backend.sql('SELECT kind FROM meter_event')).toEqual([{ kind: 'ROLLOVER' }]);
  expect(await backend.sql('SELECT open, close, testing FROM nozzle_reading WHERE nozzle_id = 1')).toEqual([
    { open: 1_000_000, close: null, testing: 0 },
  ]);
  expect(screen.faults).toEqual([]);
});
