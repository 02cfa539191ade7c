import type { Screen } from '../support/browser';
import type { BrowserStation } from '../support/browser-station';
import { openClosedMorning } from '../support/closed-morning';
import { violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(60_000);

let opened: BrowserStation;
let screen: Screen;

beforeAll(async () => {
  ({ opened, screen } = await openClosedMorning());
});
afterAll(() => opened.close());

it('a misread meter is corrected by keyboard alone, and the next shift opens at the right reading', async () => {
  const { page, press, type } = screen;
  await page.goto('/');
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  await press('Control+k');
  await type('correct a shift');
  await press('Enter');
  await page.locator('[data-row-link]:focus').waitFor();
  await press('Enter');
  const reading = page.getByLabel('Close of P1, nozzle N1');
  await page.locator('[name^="close:"]:focus').waitFor();
  expect(await reading.inputValue()).toBe('1100.000');
  await type('1160');
  await page.getByText('was 1,100.000').waitFor();

  // 60 L more were sold, and the cash for them was counted into the safe as well.
  const last = page.getByLabel('Last collection of P1');
  while (!(await last.evaluate((field) => field === document.activeElement))) await press('Tab');
  await type('14550');
  const reason = page.getByRole('textbox', { name: 'Reason' });
  while (!(await reason.evaluate((field) => field === document.activeElement))) await press('Tab');
  await type('6 was read as 0');
  // Further down, the bar of sections covers a part of some cells.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOf(page)).toEqual([]);

  await press('Control+Enter');
  await page.getByRole('dialog', { name: 'What this correction changes' }).waitFor();
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'Close reading of P1 N1' }).filter({ hasText: '1,160.000 L' }).waitFor();
  await rows.filter({ hasText: 'Open reading of P1 N1' }).filter({ hasText: '1,160.000 L' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await press('Control+Enter');

  await page.getByText('Shift corrected').waitFor();
  await page.getByRole('heading', { name: 'Closed shift' }).waitFor();
  const legs = await opened.backend.sql(
    `SELECT r.open, r.close FROM nozzle_reading r JOIN nozzle n ON n.id = r.nozzle_id JOIN pump p ON p.id = r.pump_id
     WHERE p.name = 'P1' AND n.name = 'N1' ORDER BY r.id`,
  );
  expect(legs).toEqual([
    { open: 1_000_000, close: 1_160_000 },
    { open: 1_160_000, close: null },
  ]);
  await expectBooksInOrder(opened.backend.database);
  expect(screen.faults).toEqual([]);
});
