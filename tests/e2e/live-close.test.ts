import type { Browser } from 'playwright-core';
import { type Doors, openDoorsOn, PASSWORD } from '../server/access-doors';
import { contextOf } from '../server/masters-samples';
import { openBrowser, openScreen, type Screen } from '../support/browser';
import { type Act, actAs, type ClosingStation, notesOf, plantClosingStation } from '../support/closing-station';
import { createTestDatabase } from '../support/database';
import { type ServerProcess, startServerProcess } from '../support/server-process';

jest.setTimeout(60_000);

let server: ServerProcess;
let doors: Doors;
let browser: Browser;
let act: Act;
let station: ClosingStation;
let shiftId: number;
let screen: Screen;

beforeAll(async () => {
  const scratch = await createTestDatabase();
  server = await startServerProcess({ DATABASE_URL: scratch.url });
  doors = await openDoorsOn(scratch.url, () => scratch.drop());
  act = actAs(await contextOf(doors, true));
  station = await plantClosingStation(act);
  ({ shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftTypeId: station.morning,
    shiftDate: '2026-01-01',
  }));
  browser = await openBrowser();
  await doors.addUser('staff@station.example');
  const token = await doors.logIn('staff@station.example', PASSWORD);
  screen = await openScreen(browser, server.url, { token });
  await screen.page.goto('/closeshift');
  await screen.page.getByText('Have all expenditure and stock-in been entered?').waitFor();
  await screen.press('Enter');
  await screen.page.getByLabel('Close of P1, nozzle N1').waitFor();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await doors.close();
});

it('a credit sale and a collection of somebody else reach the open form, and what is typed stays', async () => {
  const { page } = screen;
  await page.getByLabel('Close of P1, nozzle N1').fill('1100');
  await page.getByText('9,250.00').first().waitFor();
  await act('recordCreditSale', {
    creditorId: station.creditors[0],
    pumpId: station.pumps[0],
    productId: station.hs,
    litres: 20_000,
  });
  await page.getByText('P1: credit 20.000 L of HS came in, ₹1,850.00').waitFor();
  await act('collectCash', { pumpId: station.pumps[0], employeeId: station.employees[0], notes: notesOf(200_000) });
  await page.getByText('P1: cash ₹2,000.00 came in').waitFor();
  // 9,250.00 − 1,850.00 − 2,000.00
  await page.getByText('5,400.00').first().waitFor();
  expect(await page.getByLabel('Close of P1, nozzle N1').inputValue()).toContain('1100');
});

it('a draft survives a reload of the page', async () => {
  const { page } = screen;
  await page.waitForTimeout(800);
  await page.reload();
  await page.getByText('Have all expenditure and stock-in been entered?').waitFor();
  await screen.press('Enter');
  await page.getByRole('button', { name: /^Continue draft/ }).click();
  expect(await page.getByLabel('Close of P1, nozzle N1').inputValue()).toContain('1100');
});

it('who still has the form open when somebody else closes is told by whom, and cannot close again', async () => {
  const { page } = screen;
  const legs = await doors.sql<{ nozzleId: number; pumpId: number; open: number; name: string }>(
    `SELECT r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", r.open, n.name FROM nozzle_reading r
     JOIN nozzle n ON n.id = r.nozzle_id WHERE r.shift_id = $1`,
    [shiftId],
  );
  await act('closeShift', {
    shiftId,
    pumps: station.pumps.map((pumpId, place) => ({
      pumpId,
      nozzles: legs
        .filter((leg) => leg.pumpId === pumpId)
        .map(({ nozzleId, open, name }) => ({ nozzleId, close: place === 0 && name === 'N1' ? open + 100_000 : open })),
      swipes: [],
      lastCollection: place === 0 ? { employeeId: station.employees[0], amount: 540_000 } : null,
      shortages: [],
    })),
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
  await page.getByText(/This shift was closed by A USER at/).waitFor();
  expect(await page.getByRole('button', { name: 'Close shift' }).isEnabled()).toBe(false);
  expect(screen.faults).toEqual([]);
});
