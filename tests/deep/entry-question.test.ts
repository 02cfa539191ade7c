import { type BrowserStation, startBrowserStation } from '../support/browser-station';

jest.setTimeout(120_000);

const STAFF = 'staff@station.example';

let opened: BrowserStation;
beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, station } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
});
afterAll(() => opened?.close());

it('before a close, the question lists unfinished stock-ins and invoiced products that are not unloaded', async () => {
  const { page, close, faults } = await opened.openScreen({ token: await opened.backend.logIn(STAFF) });
  const question = page.getByRole('dialog', { name: 'Before you close the shift' });
  const unfinished = question.getByRole('list', { name: 'Not finished yet' });
  await page.goto('/closeshift');
  await question.getByText('No stock-in').waitFor();
  await question.getByText('Enter more:').waitFor();
  expect(await unfinished.count()).toBe(0);

  await page.goto('/page/stock-in');
  await page.getByLabel('Comment').fill('Second lorry');
  await opened.act('createInvoice', {
    invoiceNumber: 'IN-1',
    invoiceDateTime: '2026-01-01T06:00',
    receiveDateTime: '2026-01-01T09:00',
    invoiceAmount: 40_000_000,
    truckNumber: 'CG04AB1234',
    lines: [{ productId: opened.station.hs, quantity: 4_000_000, shortageQuantity: 0, density: '835.0' }],
  });
  await page.goto('/closeshift');
  await unfinished.getByRole('link', { name: '1 invoiced product not fully unloaded' }).waitFor();
  await unfinished.getByRole('link', { name: 'Stock-in: started on this device, not saved' }).click();
  await page.getByLabel('Comment').waitFor();
  expect(await page.getByLabel('Comment').inputValue()).toBe('Second lorry');
  expect(faults).toEqual([]);
  await close();
});
