import writeExcelFile from 'write-excel-file/node';
import { PASSWORD } from '../server/backend';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';

jest.setTimeout(180_000);

const EMAIL = 'owner@station.example';
const ROWS = 40;

let opened: BrowserStation;
beforeAll(async () => {
  opened = await startBrowserStation();
});
afterAll(() => opened.close());

/** A sheet of customers as an owner has it, with two wrong cells and a total. */
function customers(): Promise<Buffer> {
  const head = [
    'Customer name',
    'Short',
    'Owner',
    'E-mail',
    'Mobile No.',
    'City',
    'Credit limit',
    'Opening due',
    'As on',
  ];
  const rows = Array.from({ length: ROWS }, (_, n) => [
    `CUSTOMER ${n}`,
    `C${n}`,
    `OWNER ${n}`,
    `c${n}@firm.example`,
    n === 3 ? '123' : `98765432${n + 10}`,
    'PUNE',
    n === 30 ? 'lots' : '50,000',
    '1,234.50',
    '31/03/2025',
  ]);
  const total = ['TOTAL', '', '', '', '', '', '', '49,380.00', ''];
  const cells = [['Shri Ganesh Petroleum'], head, ...rows, total].map((row) =>
    row.map((value) => ({ value, type: String })),
  );
  return writeExcelFile(cells as never).toBuffer();
}

it('an owner imports his customers by keyboard, corrects two cells, and the same file again adds nothing', async () => {
  const { backend } = opened;
  await backend.addUser(EMAIL, { isAdmin: true });
  const screen = await opened.openScreen({ token: await backend.logIn(EMAIL, PASSWORD) });
  const { page, press, type } = screen;
  const counted = async () => (await backend.sql("SELECT FROM creditor WHERE firm_name LIKE 'CUSTOMER %'")).length;
  await page.goto('/');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await type('excel');
  await page.getByRole('option', { name: /Import from a sheet/ }).waitFor();
  await press('Enter');
  await page.getByRole('link', { name: 'Creditors', exact: true }).press('Enter');
  const choose = async (): Promise<void> => {
    const button = page.getByRole('button', { name: 'Choose a file' });
    await button.waitFor();
    expect([...(await violationsOf(page)), ...(await misplaced(page))]).toEqual([]);
    const chooser = page.waitForEvent('filechooser');
    await button.press('Enter');
    await (await chooser).setFiles({
      name: 'customers.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await customers(),
    });
  };
  await choose();

  // The first wrong cell has the focus; pasting replaces what is in it, and Enter leads to the next.
  const cell = (name: string) => page.getByRole('textbox', { name }).and(page.locator(':focus'));
  await cell('Contact number, Row 6').waitFor();
  await page.getByText('Fix 2 rows first').waitFor();
  await page.getByText('Left out 1').waitFor();
  expect([...(await violationsOf(page)), ...(await misplaced(page))]).toEqual([]);
  await press('Control+a');
  await page.keyboard.insertText('09876543299');
  await press('Enter');
  await cell('Maximum limit, Row 33').waitFor();
  await press('Control+a');
  await page.keyboard.insertText('₹ 60,000');
  await press('Enter');
  await page.getByRole('button', { name: 'Import 40 rows' }).and(page.locator(':focus')).waitFor();
  expect(await counted()).toBe(0);
  await press('Enter');
  await page.getByText('40 rows added').waitFor();
  await page.getByRole('heading', { name: 'Creditors', level: 1 }).waitFor();
  expect(await counted()).toBe(ROWS);
  const [corrected] = await backend.sql(
    "SELECT contact_no, opening_balance, opening_date::text FROM creditor WHERE firm_name = 'CUSTOMER 3'",
  );
  expect(corrected).toEqual({ contact_no: '09876543299', opening_balance: 123_450, opening_date: expect.anything() });

  await page.getByRole('link', { name: 'Import', exact: true }).press('Enter');
  await choose();
  await page.getByText('Unchanged 38').waitFor();
  expect(await counted()).toBe(ROWS);
  expect(screen.faults).toEqual([]);
});

it('a list of names, phones and limits is completed in the preview, where every cell can be corrected', async () => {
  const { backend } = opened;
  const owner = 'second@station.example';
  await backend.addUser(owner, { isAdmin: true });
  const screen = await opened.openScreen({ token: await backend.logIn(owner, PASSWORD) });
  const { page, press, type } = screen;
  await page.goto('/page/import?list=Creditor');
  const rows = [
    'Name\tMobile\tLimit\tDue',
    'Vijay Stores\t9123456780\t50000\t1,000',
    'Vijay Mills\t9123456781\t20000\t',
  ];
  await page.getByLabel('Rows with their headings').fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const focused = page.locator(':focus');
  await page.getByLabel('Email: the same for all empty cells').and(focused).waitFor();
  expect([...(await violationsOf(page)), ...(await misplaced(page))]).toEqual([]);
  await type('none@station.example');
  await press('Enter');
  await page.getByLabel('Address: the same for all empty cells').and(focused).waitFor();
  await type('-');
  await press('Enter');
  await page.getByText('address must be between 2 to 70 characters').first().waitFor();
  await press('Control+a');
  await type('Satara');
  await press('Enter');
  const save = page.getByRole('button', { name: 'Import 2 rows' });
  await save.and(focused).waitFor();
  await page.getByText('Total of Maximum limit₹70,000.00').waitFor();

  await page.getByText('VIJAY MILLS', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Firm name, Row 3' }).and(focused).waitFor();
  expect([...(await violationsOf(page)), ...(await misplaced(page))]).toEqual([]);
  await press('Tab');
  await page.getByRole('textbox', { name: 'Contact number, Row 3' }).and(focused).waitFor();
  await press('Escape');
  await page.getByText('₹20,000.00').or(page.getByText('20,000.00')).first().click();
  await page.getByRole('textbox', { name: 'Maximum limit, Row 3' }).and(focused).waitFor();
  await type('25000');
  await press('Enter');
  await page.getByText('Total of Maximum limit₹75,000.00').waitFor();
  await save.click();
  await page.getByText('2 rows added').waitFor();
  expect(
    await backend.sql(
      "SELECT short_name, proprietor_name, address, max_limit FROM creditor WHERE firm_name LIKE 'VIJAY %' ORDER BY id",
    ),
  ).toEqual([
    { short_name: 'VIJAY', proprietor_name: 'VIJAY STORES', address: 'SATARA', max_limit: 5_000_000 },
    { short_name: 'VIJAY MILLS', proprietor_name: 'VIJAY MILLS', address: 'SATARA', max_limit: 2_500_000 },
  ]);
  expect(screen.faults).toEqual([]);
});
