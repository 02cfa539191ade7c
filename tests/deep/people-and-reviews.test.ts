import sharp from 'sharp';
import { FILE_TEXTS } from '../../server/domain/stored-file.rules';
import { PASSWORD } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';

jest.setTimeout(120_000);

const ADMIN = 'second.admin@station.example';

let opened: BrowserStation;
let screen: Screen;
beforeAll(async () => {
  opened = await startBrowserStation();
  await opened.backend.addUser(ADMIN, { isAdmin: true });
  screen = await opened.openScreen({ token: await opened.backend.logIn(ADMIN, PASSWORD) });
});
afterAll(async () => {
  expect(screen.faults).toEqual([]);
  await opened.close();
});

const file = async (name: string) => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
  buffer: name.endsWith('.pdf')
    ? Buffer.from('%PDF-1.7\nA paper\nstartxref\n9\n%%EOF\n', 'latin1')
    : await sharp({ create: { width: 40, height: 40, channels: 3, background: '#06c' } })
        .png()
        .toBuffer(),
});

it('a picture and a document can be added to an employee, and the document removed', async () => {
  const { page } = screen;
  await page.goto(`/edit-page/employee?id=${opened.station.employees[0]}`);
  const [picture, document] = [page.locator('input[type=file]').nth(0), page.locator('input[type=file]').nth(1)];
  await picture.setInputFiles(await file('face.png'));
  await page.getByRole('img', { name: 'Picture of ram' }).waitFor();
  await document.setInputFiles(await file('licence.pdf'));
  await page.getByRole('button', { name: 'Show licence.pdf' }).waitFor();
  await page.reload();
  await page.locator('img[alt="Picture of ram"]').waitFor();
  await page.getByRole('button', { name: 'Show licence.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).last().click();
  // A question before a removal has the focus on No.
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Show licence.pdf' }).waitFor({ state: 'detached' });
  expect(await opened.backend.sql('SELECT kind FROM person_file')).toEqual([{ kind: 'PICTURE' }]);
});

it('a user chooses their own picture, and the user card shows it', async () => {
  const { page } = screen;
  await page.goto('/page/my-account');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await file('me.png'));
  await page.locator('img[alt^="Picture of"]').first().waitFor();
  await page.reload();
  await page.locator('#top-bar button[aria-haspopup="dialog"]').last().click();
  await page.getByRole('dialog').locator('img[alt^="Picture of"]').waitFor();
  await screen.press('Escape');
});

it('staff see their own document but cannot change it', async () => {
  await opened.backend.sql(
    `WITH paper AS (
       INSERT INTO stored_file (id, name, content_type, content)
       VALUES (gen_random_uuid(), 'contract.pdf', 'application/pdf', '%PDF-1.7') RETURNING id)
     INSERT INTO person_file (user_id, kind, file_id) SELECT u.id, 'DOCUMENT', paper.id FROM paper, app_user u
     WHERE u.email = 'staff@station.example'`,
  );
  const staff = await opened.openScreen();
  await staff.page.goto('/page/my-account');
  await staff.page.getByRole('button', { name: 'Show contract.pdf' }).waitFor();
  // The remaining file field is for the picture.
  expect(await staff.page.locator('input[type=file]').count()).toBe(1);
  expect(await staff.page.getByRole('button', { name: 'Remove' }).count()).toBe(0);
  expect(staff.faults).toEqual([]);
  await staff.close();
});

it('lists a stock-in with an unexplained difference for an admin until a comment explains it', async () => {
  const { act, station } = opened;
  const { shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftTypeId: station.morning,
    shiftDate: '2026-01-01',
  });
  await act('createInvoice', {
    invoiceNumber: 'IOC/1',
    invoiceDateTime: '2026-01-01T06:00',
    receiveDateTime: '2026-01-01T08:00',
    invoiceAmount: 100_000_000,
    truckNumber: 'CG04AB1234',
    lines: [{ productId: station.hs, quantity: 12_000_000, shortageQuantity: 40_000, density: '830.0' }],
  });
  await act('recordStockIn', {
    shiftId,
    shiftDate: '2026-01-01',
    stockInDateTime: '2026-01-01T09:00',
    invoiceLineId: 1,
    tankId: station.tanks[0],
    productId: station.hs,
    quantity: 10_000_000,
    isAtg: true,
    reviewsGap: true,
    startVolume: 5_000_000,
    endVolume: 14_890_000,
    beforeReading: 2_000_000,
    afterReading: 2_010_000,
  });
  const { page } = screen;
  await page.goto('/page/stock-in');
  const list = page.getByRole('region', { name: 'Stock-ins to review' });
  await list.getByText('IOC/1').waitFor();
  await list.locator('button[aria-haspopup="menu"]').first().click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.locator('[role=dialog] [name=comment]').first().fill('The tanker was short');
  await screen.press('Control+Enter');
  await list.waitFor({ state: 'detached' });
  expect(await opened.backend.sql('SELECT comment, to_review AS "toReview" FROM stock_in')).toEqual([
    { comment: 'The tanker was short', toReview: false },
  ]);
});

it('accepts a PDF printed by a browser, and refuses one with a script at its field', async () => {
  const staff = await opened.openScreen();
  const { page } = staff;
  const paper = await page.context().newPage();
  await paper.setContent('<h1>Invoice 4471</h1><p>Diesel, 12 kl</p><a href="https://station.example">Terms</a>');
  const printed = await paper.pdf({ format: 'A4' });
  await paper.close();
  const [catalog, script] = ['/Type /Catalog', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'];
  const scripted = Buffer.from(printed.toString('latin1').replace(catalog, `${catalog} ${script}`), 'latin1');
  expect(scripted.length).toBeGreaterThan(printed.length);

  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await staff.press('Alt+i');
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel(/^Invoice number( \*)?$/).first();
  await number.fill('IOC/4471');
  const choose = async (name: string, buffer: Buffer): Promise<number> => {
    const answer = page.waitForResponse('**/api/v1/file');
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    return (await answer).status();
  };
  expect(await choose('scripted.pdf', scripted)).toBe(400);
  const error = dialog.getByText(FILE_TEXTS.activePdf, { exact: true });
  await error.waitFor();
  const describedBy = await dialog.locator('button[name=documentId]').getAttribute('aria-describedby');
  expect(describedBy?.split(' ')).toContain(await error.getAttribute('id'));
  expect(await number.inputValue()).toBe('IOC/4471');

  expect(await choose('printed.pdf', printed)).toBe(200);
  await error.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Remove printed.pdf' }).waitFor();
  expect(await opened.backend.sql("SELECT content FROM stored_file WHERE name = 'printed.pdf'")).toEqual([
    { content: printed },
  ]);
  expect(await number.inputValue()).toBe('IOC/4471');
  // The browser logs the refusal of the file.
  expect(staff.faults).toEqual([expect.stringContaining('status of 400')]);
  await staff.close();
});
