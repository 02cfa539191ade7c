import type { Backend } from '../server/backend';
import { type Screen, sayYes } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { type Act, type ClosingStation, notesOf } from '../support/closing-station';

jest.setTimeout(60_000);

let opened: BrowserStation;
let backend: Backend;
let act: Act;
let station: ClosingStation;
let shiftId: number;
let screen: Screen;

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend, act, station } = opened);
  ({ shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftTypeId: station.morning,
    shiftDate: '2026-01-01',
  }));
  screen = await opened.openScreen();
  await screen.page.goto('/closeshift');
  await screen.page.getByText('Have all expenditure and stock-in been entered?').waitFor();
  await sayYes(screen);
  await screen.page.getByLabel('Close of P1, nozzle N1').waitFor();
});
afterAll(() => opened.close());

it('a credit sale and a cash collection by other users update the open form and keep what was typed', async () => {
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
  expect(await page.getByLabel('Close of P1, nozzle N1').inputValue()).toMatch(/^1,?100/);
});

it('the question plays no sound before the first interaction, because the browser would block it', async () => {
  const { page, close } = await opened.openScreen();
  const warned: string[] = [];
  page.on('console', (message) => warned.push(message.text()));
  // Playwright look-ups would count as an interaction with the page.
  const asked = page.waitForResponse((answer) => /EnteredBeforeClose/.test(answer.request().postData() ?? ''));
  await page.goto('/closeshift', { waitUntil: 'commit' });
  await asked;
  expect(warned).toEqual([]);
  await close();
});

it('the right panel shows how full each tank is, and no dip for a tank measured by gauge', async () => {
  const { page, press, close } = await opened.openScreen();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  await press('Alt+r');
  const row = page.getByRole('row', { name: /^T1/ });
  await row.waitFor();
  expect(await row.getByRole('cell').allTextContents()).toEqual([
    '–',
    '10,000.000',
    '0.000',
    '10,000.00050.00 % of the capacity',
  ]);
  await close();
});

it('a draft survives a reload', async () => {
  const { page } = screen;
  await page.getByText(/^Saved \d/).waitFor();
  await page.reload();
  await page.getByText('Have all expenditure and stock-in been entered?').waitFor();
  await sayYes(screen);
  await page.getByRole('button', { name: /^Continue draft/ }).click();
  expect(await page.getByLabel('Close of P1, nozzle N1').inputValue()).toMatch(/^1,?100/);
});

it('when another user closes the shift, the open form says who did and cannot be submitted', async () => {
  const { page } = screen;
  const legs = await backend.sql<{ nozzleId: number; pumpId: number; open: number; name: string }>(
    `SELECT r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", r.open, n.name FROM nozzle_reading r
     JOIN nozzle n ON n.id = r.nozzle_id WHERE r.shift_id = $1`,
    [shiftId],
  );
  await act('closeShift', {
    shiftId,
    pumps: station.pumps.map((pumpId, index) => ({
      pumpId,
      nozzles: legs
        .filter((leg) => leg.pumpId === pumpId)
        .map(({ nozzleId, open, name }) => ({ nozzleId, close: index === 0 && name === 'N1' ? open + 100_000 : open })),
      swipes: [],
      lastCollection: index === 0 ? { employeeId: station.employees[0], amount: 540_000 } : null,
      shortages: [],
    })),
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
  await page.getByText(/This shift was closed by A USER at/).waitFor();
  expect(await page.getByRole('button', { name: 'Close shift' }).isEnabled()).toBe(false);
  expect(screen.faults).toEqual([]);
});
