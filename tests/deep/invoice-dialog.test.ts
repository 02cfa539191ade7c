import type { Backend } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import type { ClosingStation } from '../support/closing-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { expectBooksInOrder } from '../support/state-of-books';

jest.setTimeout(90_000);

const PDF = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n') };
const NO_PDF = { ...PDF, name: 'letter.pdf', buffer: Buffer.from('This is a letter.') };

let opened: BrowserStation;
let backend: Backend;
let station: ClosingStation;
let screen: Screen;

beforeAll(async () => {
  opened = await startBrowserStation();
  ({ backend, station } = opened);
  screen = await opened.openScreen();
  await screen.page.goto('/');
  await screen.page.getByRole('heading', { level: 1 }).waitFor();
}, 60_000);
afterEach(() => expectBooksInOrder(backend.database));
afterAll(() => opened.close());

const inDialog = () => screen.page.getByRole('dialog');
/** The label of a required field ends with a star. */
const field = (label: string) =>
  inDialog()
    .getByLabel(new RegExp(`^${label}( \\*)?$`))
    .first();
const button = (name: string | RegExp) => inDialog().getByRole('button', { name });
const waitForText = (text: string | RegExp) => screen.page.getByText(text).first().waitFor();

/** Waits until the field has the focus; an animation or a response may come first. */
async function waitForFocus(label: string): Promise<void> {
  await field(label).evaluate(
    (element) =>
      new Promise<void>((resolve, reject) => {
        const until = performance.now() + 5_000;
        const look = (): void => {
          if (element === document.activeElement) resolve();
          else if (performance.now() > until)
            reject(new Error(`the cursor is in ${document.activeElement?.outerHTML.slice(0, 200)}`));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The error and the hint of a field. */
const notesOf = (label: string): Promise<string[]> =>
  field(label).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .filter(Boolean),
  );

/** Types into the focused field with this label and presses Enter. */
async function enter(label: string, text: string): Promise<void> {
  await waitForFocus(label);
  if (text !== '') await screen.press('Control+a');
  await screen.type(text);
  await screen.press('Enter');
}

const isClosed = () => inDialog().first().waitFor({ state: 'detached' });

async function openDialog(): Promise<void> {
  await screen.press('Alt+i');
  await inDialog().waitFor();
}

/** Presses Yes as soon as it has the focus. */
async function answerYes(question: string | RegExp): Promise<void> {
  await waitForText(question);
  await screen.page.waitForFunction(() => document.activeElement?.textContent === 'Yes');
  await screen.press('Enter');
}

/** Presses Esc and confirms the question; the draft stays. */
async function leaveDialog(): Promise<void> {
  await screen.press('Escape');
  await answerYes(/What you typed stays on this device/);
  await isClosed();
}

/** Presses Space on the document button and chooses this file. */
async function chooseFile(file: typeof PDF): Promise<void> {
  await screen.page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'documentId');
  const chooser = screen.page.waitForEvent('filechooser');
  await screen.press('Space');
  const answer = screen.page.waitForResponse('**/api/v1/file');
  await (await chooser).setFiles(file);
  await answer;
}

async function enterLine(product: string, quantity: string, shortage: string, density: string): Promise<void> {
  await waitForFocus('Product');
  await screen.type(product);
  await screen.page.getByRole('option', { name: product }).first().waitFor();
  await screen.press('Enter');
  await enter('Quantity', quantity);
  await enter('Shortage', shortage);
  await enter('Base density', density);
}

async function enterHeader(number: string): Promise<void> {
  await enter('Invoice number', number);
  await enter('Invoice date', '-1 2215');
  await enter('Receive date', '-1 23:30');
  await enter('Invoice amount', '10,42,500.50');
  await enter('Lorry Number', 'rj14 ga 1234');
  await enter('Transport name', 'shree roadlines');
  await enter('Driver phone', '9876543210');
  await enter('Comment', 'Two compartments');
}

const invoices = () =>
  backend.sql<Record<string, unknown>>(
    `SELECT i.invoice_number AS number, i.amount, i.truck_number AS truck, i.transport_name AS transport,
            f.name AS document, f.content_type AS "contentType",
            to_char(i.receive_date_time - i.invoice_date_time, 'HH24:MI') AS after,
            json_agg(json_build_array(l.product_id, l.quantity, l.shortage_quantity, l.density) ORDER BY l.id) AS lines
     FROM invoice i JOIN invoice_line l ON l.invoice_id = i.id LEFT JOIN stored_file f ON f.id = i.document_id
     GROUP BY i.id, f.id ORDER BY i.id`,
  );

it('shows the message of the specification at each invalid header field and keeps what was typed', async () => {
  await openDialog();
  const tooLong = 'x'.repeat(46);
  const wrong: [label: string, typed: string, words: string][] = [
    ['Invoice number', 'x', 'Invoice number within 2 to 45 characters'],
    ['Invoice date', '31-02-2026 10:00', 'please enter a valid invoice date'],
    ['Receive date', 'soon', 'please enter a valid receive date'],
    ['Invoice amount', 'ten lakh', 'invoiceAmount must be a valid number'],
    ['Lorry Number', 'y', 'Lorry number must be 2 to 45 characters'],
    ['Transport name', tooLong, 'Transport name must be at most 45 characters'],
    ['Driver phone', tooLong, 'Driver phone must be at most 45 characters'],
    ['Comment', 'x'.repeat(501), 'Comment must be at most 500 characters'],
  ];
  for (const [label, typed] of wrong) {
    await waitForFocus(label);
    await screen.page.keyboard.insertText(typed);
    await screen.press('Enter');
  }
  for (const [label, typed, words] of wrong) {
    expect([label, await notesOf(label)]).toEqual([label, [words]]);
    expect((await field(label).inputValue()).toLowerCase()).toBe(typed.toLowerCase());
  }
  await chooseFile(NO_PDF);
  await inDialog().getByText('Only PDF, JPEG, PNG and WebP files are accepted').waitFor();
  // The form does not continue, and the first invalid field has the focus.
  await screen.press('Enter');
  await waitForFocus('Invoice number');
  expect(await violationsOf(screen.page)).toEqual([]);
});

it('the receive date needs the invoice date, and must be neither before it nor in the future', async () => {
  const receive = async (date: string, words: string[]): Promise<void> => {
    await field('Receive date').focus();
    await enter('Receive date', date);
    expect(await notesOf('Receive date')).toEqual(words);
  };
  await receive('t 0:00', ['Enter invoice date first']);
  await field('Invoice date').focus();
  await enter('Invoice date', '-1 2215');
  await receive('-1 22:14', ['Receive date canot be less than Invoice date']);
  await receive('+1 0:00', ['Receive date must not be in the future']);
  await receive('-1 2215', []);
});

it('keeps a started invoice as a draft and offers it when the dialog opens again', async () => {
  await screen.press('Escape');
  await waitForText(/What you typed stays on this device/);
  // Esc answers No and closes only the question.
  await screen.press('Escape');
  await screen.page.waitForFunction(() => document.querySelectorAll('[role=dialog]').length === 1);
  expect(await field('Lorry Number').inputValue()).toBe('Y');
  await leaveDialog();
  await screen.page.reload();
  await screen.page.getByRole('heading', { level: 1 }).waitFor();
  await openDialog();
  await waitForText(/^Invoice X was started on .*, with no line yet\.$/);
  await screen.press('Enter');
  await waitForFocus('Invoice number');
  expect(await field('Invoice amount').inputValue()).toBe('ten lakh');
  await leaveDialog();
  await openDialog();
  await button('Start again').focus();
  await screen.press('Enter');
  await waitForFocus('Invoice number');
  expect(await field('Invoice number').inputValue()).toBe('');
  expect(screen.faults.filter((fault) => !fault.includes('400'))).toEqual([]);
  screen.faults.length = 0;
});

it('creates a valid invoice with its document by keyboard alone, and shows faults of a line at its fields', async () => {
  const { page } = screen;
  await enterHeader('ioc/4471');
  await chooseFile(PDF);
  await inDialog().getByText('scan.pdf').waitFor();
  await button('Remove scan.pdf').waitFor();
  await screen.press('Enter');

  // First an empty line, then illegible values.
  await waitForFocus('Product');
  expect(await button('Create invoice').count()).toBe(0);
  await screen.press('Enter');
  await enter('Quantity', 'many');
  await enter('Shortage', '1.5');
  await enter('Base density', 'x');
  await waitForFocus('Product');
  const words = ['Product', 'Quantity', 'Shortage', 'Base density'].map(async (label) => (await notesOf(label))[0]);
  expect(await Promise.all(words)).toEqual([
    'Please select a product',
    'Enter a valid quantity',
    'shortageQuantity must be a valid integer',
    'Please enter base density',
  ]);
  expect(await field('Quantity').inputValue()).toBe('many');
  await screen.press('Tab', 'Delete', 'Tab', 'Delete', 'Shift+Tab', 'Shift+Tab');
  await waitForFocus('Product');
  expect([await notesOf('Quantity'), await notesOf('Shortage')]).toEqual([
    ['Please enter quantity in K.L'],
    ['Please enter shortage quantity in Ltrs.'],
  ]);

  await enterLine('HS', '12', '85', '832.5 kg/m3');
  await waitForText('density 832.5 kg/m3');
  await enterLine('MS', '8', '0', '745');
  await waitForText('₹52,125.03');
  await waitForText('20.000 KL');
  expect(await violationsOf(page)).toEqual([]);

  // Enter on an empty product moves to the Create button.
  await waitForFocus('Product');
  await screen.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'create');
  await screen.press('Enter');
  await answerYes('Do you want to create invoice IOC/4471 ?');
  await waitForText('Invoice IOC/4471 created successfully.');
  await isClosed();
  expect(await invoices()).toEqual([
    {
      number: 'IOC/4471',
      amount: 104_250_050,
      truck: 'RJ14 GA 1234',
      transport: 'SHREE ROADLINES',
      document: 'scan.pdf',
      contentType: 'application/pdf',
      after: '01:15',
      lines: [
        [station.hs, 12_000_000, 85_000, '832.5 KG/M3'],
        [station.ms, 8_000_000, 0, '745'],
      ],
    },
  ]);
  expect(screen.faults).toEqual([]);
});

it('warns about a used invoice number at once, then refuses it at its field and keeps the lines', async () => {
  await openDialog();
  await enterHeader('ioc/4471');
  await waitForText('An invoice with this number already exists');
  await screen.press('Control+Enter');
  await waitForFocus('Product');
  await screen.press('Control+Enter');
  await waitForText('Please select a product');
  await enterLine('HS', '12', '0', '832.5');
  await screen.press('Control+Enter');
  await answerYes('Do you want to create invoice IOC/4471 ?');
  await waitForText('creating invoice IOC/4471 failed !');
  await waitForFocus('Invoice number');
  expect(await notesOf('Invoice number')).toEqual([
    expect.stringContaining('Invoice IOC/4471 is already entered: dated '),
  ]);
  await screen.type('ioc/4472');
  expect(await notesOf('Invoice number')).toEqual([]);
  await screen.press('Control+Enter');
  await waitForFocus('Product');
  expect(await screen.page.getByRole('listitem').filter({ hasText: '12.000 KL' }).count()).toBe(1);
});

it('lines can be changed, added and removed; creating the invoice includes a started line', async () => {
  await button('Change line 1, HS').press('Enter');
  await waitForFocus('Product');
  await screen.press('Enter');
  await enter('Quantity', '10.5');
  await screen.press('Enter', 'Enter');
  await waitForText('10.500 KL');
  await enterLine('MS', '4', '0', '745');
  await enterLine('MS', '6', '0', '745');
  await button('Remove line 2, MS').press('Enter');
  await waitForFocus('Product');
  await screen.type('MS');
  await screen.press('Enter', 'Control+Enter');
  await waitForFocus('Quantity');
  expect(await notesOf('Quantity')).toEqual(['Please enter quantity in K.L']);
  await enter('Quantity', '2');
  await enter('Shortage', '10');
  await waitForFocus('Base density');
  await screen.type('746');
});

it('reports a lost answer and creates one invoice when it is sent again', async () => {
  const { page } = screen;
  let reached = 0;
  // The server records the invoice, but its answer is lost.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('IOC/4472') || !route.request().postData()?.includes('"lines"'))
      return route.continue();
    reached += 1;
    await route.fetch();
    await route.abort();
  });
  await screen.press('Control+Enter');
  await answerYes('Do you want to create invoice IOC/4472 ?');
  await page.getByText('creating invoice IOC/4472 failed !').waitFor({ timeout: 20_000 });
  expect(reached).toBeGreaterThan(0);
  await page.unroute('**/graphql');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openDialog();
  await waitForText(/^Invoice IOC\/4472 was started on .*, with 3 lines\.$/);
  await screen.press('Enter');
  await waitForFocus('Invoice number');
  await screen.press('Control+Enter');
  await waitForFocus('Product');
  await screen.press('Control+Enter');
  await answerYes('Do you want to create invoice IOC/4472 ?');
  await waitForText('Invoice IOC/4472 created successfully.');
  const [, second, ...more] = await invoices();
  expect(more).toEqual([]);
  expect(second).toMatchObject({
    number: 'IOC/4472',
    document: null,
    lines: [
      [station.hs, 10_500_000, 0, '832.5'],
      [station.ms, 6_000_000, 0, '745'],
      [station.ms, 2_000_000, 10_000, '746'],
    ],
  });
  await isClosed();
  await openDialog();
  await waitForFocus('Invoice number');
  await screen.press('Escape');
});

it.each([
  { width: 1366, height: 768, scheme: 'light' as const },
  { width: 360, height: 640, scheme: 'dark' as const },
])('$width px, $scheme: has no accessibility or layout problems', async (look) => {
  const usual = screen;
  screen = await opened.openScreen(look);
  const { page } = screen;
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openDialog();
  await enterHeader('x');
  await chooseFile({ ...PDF, name: `${'a-long-name-of-a-scan-'.repeat(4)}.pdf` });
  await button(/^Remove a-long/).waitFor();
  const looksRight = async (): Promise<void> => {
    expect(await violationsOf(page)).toEqual([]);
    expect(await misplaced(page)).toEqual([]);
  };
  await screen.press('Enter');
  await waitForFocus('Invoice number');
  await looksRight();
  await screen.type('ioc/4473');
  await screen.press('Control+Enter');
  await waitForFocus('Product');
  await field('Product').click();
  await page.getByRole('option').first().waitFor();
  await looksRight();
  // This Esc closes the list only.
  await screen.press('Escape');
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
  await enterLine('HS', '12', '85', '832.5 KG/M3');
  await enterLine('MS', '8', '0', '745');
  await button('Change line 1, HS').press('Enter');
  await waitForFocus('Product');
  await field('Quantity').fill('many');
  await field('Base density').focus();
  await looksRight();
  await screen.close();
  screen = usual;
});
