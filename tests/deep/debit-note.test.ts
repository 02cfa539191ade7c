import { goWithin, type Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';
import { walkOn } from '../support/walk';

jest.setTimeout(120_000);

let opened: BrowserStation;
let screen: Screen;
const { waitForText, waitForFocus, enter, refused, retype } = walkOn(() => screen);

beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, station } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const { id: supplierId } = await act<{ id: number }>('createSupplier', { name: 'OIL COMPANY' });
  await act('createSupplier', { name: 'GAS COMPANY' });
  const buy = (invoiceNumber: string, day: string, productId: number) =>
    act('createInvoice', {
      ...{ supplierId, invoiceNumber, invoiceAmount: 10_000_000, truckNumber: 'KA 01', confirmed: true },
      ...{ invoiceDateTime: `${day}T06:00`, receiveDateTime: `${day}T09:00` },
      lines: [{ productId, quantity: 1_000_000, shortageQuantity: 20_000, density: '832.5' }],
    });
  await buy('IOC-1', '2026-01-01', station.hs);
  await buy('IOC-2', '2026-01-02', station.ms);
  screen = await opened.openScreen({ width: 1366, height: 768 });
  await screen.page.goto('/');
  await screen.page.getByRole('heading', { name: 'Home' }).waitFor();
});
afterAll(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.close();
});

const stored = () =>
  opened.backend.sql(
    `SELECT i.invoice_number AS invoice, p.name AS product, n.kind, n.amount, n.number, n.comment
     FROM debit_note n LEFT JOIN invoice i ON i.id = n.invoice_id JOIN product p ON p.id = n.product_id ORDER BY n.id`,
  );

it('is found by its code and entered by keyboard: the only product of the invoice is chosen', async () => {
  await goWithin(screen, '/page/debit-note');
  await enter('supplierId', 'oil', 'invoiceId');
  await enter('invoiceId', 'ioc-2', 'productId');
  await screen.press('Enter');
  await enter('kind', 'short', 'amount');
  await enter('amount', '1850', 'noteDate');
  await screen.press('Enter');
  await enter('number', 'CLM 7', 'comment');
  await screen.type('20 L short');
  await screen.press('Enter');
  await waitForText('Debit note of ₹1,850.00 to OIL COMPANY saved');
  await waitForFocus('supplierId');
  expect(await stored()).toEqual([
    { invoice: 'IOC-2', product: 'MS', kind: 'SHORTAGE', amount: 185_000, number: 'CLM 7', comment: '20 L short' },
  ]);
  const row = screen.page.getByRole('row', { name: /OIL COMPANY/ });
  await row.getByText('CLM 7').waitFor();
  await row.getByRole('link', { name: 'Print the letter to OIL COMPANY' }).waitFor();
});

it('shows each refusal at its field, and keeps what was typed', async () => {
  await refused('supplierId', 'Select a supplier');
  await waitForText('Please select a product');
  await waitForText('Select what the claim is for');
  await enter('supplierId', 'oil', 'invoiceId');
  await enter('invoiceId', 'ioc-2', 'productId');
  await screen.press('Enter');
  await enter('kind', 'rate', 'amount');
  await screen.type('0');
  await refused('amount', 'amount must be more than 0 and at most ₹99,99,99,999.99');
  await retype('120000');
  await screen.press('Enter');
  await waitForFocus('noteDate');
  await retype('01-01-2026');
  await screen.press('Enter');
  await refused('noteDate', 'The debit note must not be dated before its invoice of 02-01-2026');
  await retype('t');
  await screen.press('Enter');
  await screen.press('Control+Enter');
  await waitForText(/The debit notes of invoice IOC-2 come to ₹1,21,850.00, but the invoice is ₹1,00,000.00/);
  expect(await stored()).toHaveLength(1);
  await screen.page.getByRole('button', { name: 'Clear' }).click();
});

it('another supplier has other invoices', async () => {
  await enter('supplierId', 'gas', 'invoiceId');
  await screen.type('ioc');
  await screen.press('Tab');
  await waitForText(/There is no invoice named/);
  await screen.page.getByRole('button', { name: 'Clear' }).click();
});

it('its letter opens from the list', async () => {
  await screen.page.getByRole('link', { name: 'Print the letter to OIL COMPANY' }).click();
  await waitForText('Rupees One Thousand Eight Hundred Fifty Only');
});

describe.each([
  { width: 1366, height: 768, scheme: 'light' as const },
  { width: 360, height: 640, scheme: 'dark' as const },
  { width: 360, height: 640, scheme: 'light' as const },
  { width: 1366, height: 768, scheme: 'dark' as const },
])('$width px, $scheme', (look) => {
  let other: Screen;
  beforeAll(async () => {
    other = await opened.openScreen(look);
    await other.page.goto('/');
    await other.page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  });
  afterAll(() => other.close());

  it.each([
    ['/page/debit-note', 'Print the letter to OIL COMPANY'],
    ['/report/debit-note/1', 'OIL COMPANY'],
  ])('%s has no accessibility or layout problems', async (path, link) => {
    await goWithin(other, path);
    await other.page.getByRole('heading', { level: 1, name: 'Debit note' }).waitFor();
    await other.page.getByRole('link', { name: link }).first().waitFor();
    await other.page.waitForLoadState('networkidle').catch(() => undefined);
    if (process.env.PICTURES)
      await other.page.screenshot({
        path: `${process.env.PICTURES}/${path.split('/')[1]}-${look.width}-${look.scheme}.png`,
        fullPage: true,
      });
    expect(await violationsOf(other.page)).toEqual([]);
    expect(await misplaced(other.page)).toEqual([]);
    expect(other.faults).toEqual([]);
  });
});
