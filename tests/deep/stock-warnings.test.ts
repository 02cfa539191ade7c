import { addDays } from '../../server/domain/kernel/business-date';
import { stationClock } from '../../server/platform/clock';
import { PASSWORD } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(60_000);

const today = stationClock('Asia/Kolkata').today();

let browserStation: BrowserStation;
let screen: Screen;

/** A shift of tomorrow is running, started before midnight. */
beforeAll(async () => {
  browserStation = await startBrowserStation();
  const { act, backend, station } = browserStation;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: addDays(today, 1) });
  await backend.addUser('boss@station.example', { isAdmin: true });
  screen = await browserStation.openScreen({ token: await backend.logIn('boss@station.example', PASSWORD) });
});
afterAll(async () => {
  await expectBooksInOrder(browserStation.backend.database);
  await browserStation.close();
});

const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();
const waitsOnNo = () => screen.page.locator('button:focus', { hasText: /^No$/ }).waitFor();
/** Answers No and waits until the form has the focus again. */
const answerNo = async (): Promise<void> => {
  await screen.press('Enter');
  await screen.page.locator('input:focus').waitFor();
};
const count = async (table: 'inspection' | 'density_reading'): Promise<number> =>
  (await browserStation.backend.sql(`SELECT id FROM ${table}`)).length;

async function type(name: string, text: string): Promise<void> {
  await screen.page.locator(`[name="${name}"]`).first().focus();
  await screen.press('Control+a');
  await screen.type(text);
  await screen.press('Enter');
}

const ddmmyyyy = (day: string): string => day.split('-').reverse().join('-');

test('warns about a probable typo in an inspection while typing and before saving; an admin takes the inspection back', async () => {
  await screen.page.goto('/page/last-inspection-entry');
  await screen.page.locator('[name="productId"]').first().waitFor();
  await waitForText('Choose the product and the date to see the books.');
  await type('productId', 'HS');
  await type('inspectionDate', ddmmyyyy(today));
  await waitForText(`Meters at the start of ${ddmmyyyy(addDays(today, 1))}`);
  await type('readingSum', '20000');
  await type('totalStock', '10000');
  const early = `${ddmmyyyy(today)} is before the books began, on ${ddmmyyyy(addDays(today, 1))}`;
  await waitForText(early);
  const above = /Reading sum 20,000\.000 is above the meter total when the books began, [0-9,.]+/;
  await waitForText(above);
  await screen.page.locator('[name="totalBeforeStock"]').first().focus();
  await screen.type('0');
  await screen.press('Control+Enter');
  await waitsOnNo();
  await waitForText(new RegExp(`${early}. ${above.source} Save the inspection of HS on ${ddmmyyyy(today)}\\?`));
  await answerNo();
  expect(await count('inspection')).toBe(0);
  await screen.press('Control+Enter');
  await waitsOnNo();
  await screen.press('y');
  await waitForText('Last inspection createing successfully');
  await screen.page.getByRole('button', { name: `Remove the inspection of HS on ${ddmmyyyy(today)}` }).click();
  await screen.page.locator('[name="reason"]').waitFor();
  await screen.press('Control+Enter');
  await waitForText('Enter the reason for removing the inspection, in at most 500 characters');
  await screen.type('a digit too many');
  await screen.press('Control+Enter');
  await waitsOnNo();
  await screen.press('y');
  await waitForText(`Inspection of HS on ${ddmmyyyy(today)} removed`);
  await waitForText('No inspection entered yet');
  expect(await count('inspection')).toBe(0);
});

test('asks about petrol in the diesel tank and about a second morning reading; the proposed day can be accepted', async () => {
  await screen.page.goto('/');
  await screen.page.getByRole('heading', { name: 'Home' }).waitFor();
  await screen.press('Control+k');
  await screen.type('density');
  await screen.page.getByRole('option', { name: 'Density reading' }).first().waitFor();
  await screen.press('Enter');
  const date = screen.page.locator('[name="businessDate"]');
  await date.waitFor();
  expect(await date.inputValue()).toBe(ddmmyyyy(today));
  const read = async (density: string): Promise<void> => {
    await type('productId', 'HS');
    await type('density', density);
    await type('temperature', '30');
  };
  await read('735');
  const unusual = '748.3 kg/m³ at 15 °C is unusual for HS, which has 800.0 to 870.0: is it another fuel?';
  await waitForText(unusual);
  await screen.press('Control+Enter');
  await waitsOnNo();
  await waitForText(`${unusual} Save anyway?`);
  await answerNo();
  expect(await count('density_reading')).toBe(0);
  await screen.press('Control+Enter');
  await waitsOnNo();
  await screen.press('y');
  await waitForText('748.3, unusual for HS');
  await read('822');
  const again =
    'This tank was already read that morning, 748.3 kg/m³ at 15 °C: the daily stock report uses the last reading.';
  await waitForText(again);
  await screen.press('Control+Enter');
  await waitsOnNo();
  await waitForText(`${again} Save anyway?`);
  await screen.press('y');
  await waitForText('832.5 kg/m³ at 15 °C saved');
  expect(await count('density_reading')).toBe(2);
  expect(screen.faults).toEqual([]);
});
