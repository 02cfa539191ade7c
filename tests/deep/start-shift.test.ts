import { addDays, showDate } from '../../server/domain/kernel/business-date';
import { stationClock } from '../../server/platform/clock';
import { PASSWORD } from '../server/backend';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';

jest.setTimeout(60_000);

let opened: BrowserStation;
beforeAll(async () => {
  opened = await startBrowserStation();
});
afterAll(() => opened?.close());

it('refuses a date more than 31 days ahead at its field, and only asks an admin to confirm a nearer one', async () => {
  await opened.backend.addUser('boss@station.example', { isAdmin: true });
  const { page, press } = await opened.openScreen({
    token: await opened.backend.logIn('boss@station.example', PASSWORD),
  });
  const today = stationClock('Asia/Kolkata').today();
  const question = page.getByText(/is more than a day ahead of the next shift due/);
  const date = page.getByLabel('Shift date');
  await page.goto('/page/start-shift');

  await date.fill(showDate(addDays(today, 32)));
  await date.press('Tab');
  await page.getByText(`${showDate(addDays(today, 32))} is more than 31 days ahead`).waitFor();
  await press('Control+Enter');
  // The refusal focuses the field again, so the key has been handled by then.
  await page.locator('[name=shiftDate]:focus').waitFor();
  expect(await question.count()).toBe(0);
  expect(await opened.backend.sql('SELECT FROM shift')).toEqual([]);

  await date.fill(showDate(addDays(today, 31)));
  await press('Control+Enter');
  await question.waitFor();
  expect(await page.getByText(/is more than 31 days ahead/).count()).toBe(0);
});

it('shows once why a shift cannot be cancelled', async () => {
  const { act, station } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: stationClock('Asia/Kolkata').today() });
  await act('recordCreditSale', {
    creditorId: station.creditors[0],
    pumpId: station.pumps[0],
    productId: station.hs,
    litres: 20_000,
  });
  const { page } = await opened.openScreen({ token: await opened.backend.logIn('boss@station.example', PASSWORD) });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Cancel running shift');
  await page
    .getByRole('option', { name: /Cancel running shift/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel the shift' }).click();
  const refusal = page.getByText(/cannot be cancelled: it has credit sales \(1\)$/);
  await refusal.first().waitFor();
  expect(await refusal.count()).toBe(1);
});
