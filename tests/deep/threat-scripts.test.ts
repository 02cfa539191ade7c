import { NAVIGATION } from '../../client/src/app/navigation';
import { masters } from '../../server/masters';
import { reports } from '../../server/reports';
import { goWithin, openScreen, type Screen, sayYes } from '../support/browser';
import { actAs } from '../support/closing-station';
import { type DemoBrowser, openDemo } from '../support/demo-browser';
import { textsOf } from '../support/pdf-text';
import { reportPaths } from '../support/report-paths';
import { SCRIPTS } from '../support/script-strings';
import { walkOn } from '../support/walk';

jest.setTimeout(300_000);

/** Columns that are not free text: secrets, states, names of tables and channels, and columns that cannot change. */
const NOT_TYPED =
  /^(migrations|idempotency_key|guess_count|user_session|audit_\w+|journal_entry|posting|ledger_\w+|moved_opening)\.|\.(password_hash|state|kind|way|basis|channel|table_name|content_type|event|event_key|route|tablename|pk_field_name|display_name|display_field_name|list_path|route_path|mode|measured_by|email|key|currency|source|document)$/;

/** Columns whose database constraints refuse any script. */
const REFUSING = [
  'bill_sequence.prefix',
  'change_request.comment',
  'change_request.title',
  'density_reading.occasion',
  'employee.pay_basis',
  'pay_terms.pay_basis',
  'role.built_in',
];

/** Pages without text that a person typed, or with none before something is chosen or answered. */
const WORDLESS = [
  '/404',
  '/edit-page/creditor',
  '/edit-page/employee',
  '/page/import',
  '/page/unsent-entries',
  '/page/make-bills',
  '/closeshift',
  '/page/exchange',
  '/page/create-currency',
];

/** Its prints take long and contain nothing that a person typed. */
const SYSTEM_CHECK = '/page/test';

/** Every page of the menus and masters, and those that no menu leads to. */
const PAGES = [
  ...new Set([
    '/',
    '/404',
    '/page/my-account',
    '/page/outbox',
    '/edit-page/creditor',
    '/edit-page/employee',
    ...NAVIGATION.flatMap(({ kind, path }) => (kind === 'page' ? [path] : [])),
    ...masters.map(({ master }) => master.options.path),
  ]),
].filter((path) => path !== SYSTEM_CHECK);

let demo: DemoBrowser;
let screen: Screen;
/** Scripts that ran, and requests to foreign addresses. */
const ran: string[] = [];
/** The requests in progress. */
const pending = new Set<object>();
/** Every script that was shown as text. */
const shown = new Set<string>();
/** The comments recorded by command, as they were stored. */
let stored: string[];
let refusing: string[];
/** The address of a request that contains scripts, and the token of who made it. */
let review: string;
let staffToken: string;

beforeAll(async () => {
  demo = await openDemo();
  staffToken = await demo.backend.logIn('staff@demo.example', 'demo-staff');
  await seedThroughTheEntryPoints();
  refusing = await seedInEveryText();
  review = await askForChange();
  screen = await watch(demo.adminToken);
});
afterAll(() => demo.close());

/** Opens the home page and records everything that must not happen in this browser. */
async function watch(token: string): Promise<Screen> {
  const watched = await openScreen(demo.browser, demo.url, { token });
  const { page } = watched;
  page.setDefaultTimeout(30_000);
  await page.addInitScript(() => localStorage.setItem('rightPanel', 'true'));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    pending.add(request);
    if (new URL(request.url()).host === 'evil.example') ran.push(request.url());
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return watched;
}

/**
 * Records each script where people type: a creditor, a category, a comment, the name and the words of a message, the
 * station settings.
 */
async function seedThroughTheEntryPoints(): Promise<void> {
  const { backend } = demo;
  const act = actAs(await backend.requestOf(demo.adminToken));
  const contact = { email: 'accounts@firm.example', contactNo: '9876543210', maxLimit: 100_000_000 };
  for (const name of SCRIPTS.filter(({ length }) => length <= 45)) {
    await act('createCreditor', { firmName: name, shortName: name, proprietorName: name, address: name, ...contact });
    await act('createExpenditureCategory', { name });
    await act('createEventCategory', { name });
    await act('createApiKey', { name, rights: ['shift.read'] });
  }
  const [event] = await backend.sql<{ id: number }>('SELECT MAX(id) AS id FROM event_category');
  // Double braces are the name of a placeholder there, and refused.
  const body = SCRIPTS.filter((text) => !text.includes('{{')).join('\n');
  await act('setMessageTemplate', { eventCategoryId: event!.id, subject: SCRIPTS[0], body });
  const [category] = await backend.sql<{ id: number }>('SELECT MIN(id) AS id FROM expenditure_category');
  const before = { expenditureCategoryId: category!.id, amount: 100, notes: [] };
  for (const comment of SCRIPTS) await act('recordExpenditure', { ...before, comment });
  const comments = await backend.sql<{ comment: string }>('SELECT comment FROM expenditure ORDER BY id DESC LIMIT $1', [
    SCRIPTS.length,
  ]);
  stored = comments.map(({ comment }) => comment).toReversed();
  const changes = ['stationName', 'address', 'dealerLine'].map((field) => ({ field, value: SCRIPTS[2] }));
  await act('changeRow', { table: 'station_setting', rowId: 1, permission: 2, changes });
}

/** Requests as staff to replace one script by another, with a third as the reason. */
async function askForChange(): Promise<string> {
  const [newest] = await demo.backend.sql<{ id: number }>('SELECT MAX(id) AS id FROM expenditure');
  const changes = [{ field: 'comment', value: SCRIPTS[3] }];
  const change = { table: 'expenditure', rowId: newest!.id, permission: 2, changes, comment: SCRIPTS[2] };
  await actAs(await demo.backend.requestOf(staffToken))('changeRow', change);
  return `/permission/${newest!.id}/expenditure`;
}

/** Writes the scripts into every free text of the database directly; returns the columns that refuse them. */
async function seedInEveryText(): Promise<string[]> {
  const { sql } = demo.backend;
  const columns = await sql<{ table: string; column: string }>(
    `SELECT c.table_name AS "table", c.column_name AS "column"
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND c.data_type = 'text' AND c.is_generated = 'NEVER'
       AND t.table_type = 'BASE TABLE'
     ORDER BY 1, 2`,
  );
  const refused: string[] = [];
  for (const [index, { table, column }] of columns.entries()) {
    if (NOT_TYPED.test(`${table}.${column}`)) continue;
    const texts = SCRIPTS.slice(index % SCRIPTS.length).concat(SCRIPTS.slice(0, index % SCRIPTS.length));
    // The row number keeps values unique; the index of the column gives it other scripts than its neighbours.
    await sql(
      `WITH numbered AS (SELECT ctid AS at, row_number() OVER () - 1 AS place FROM ${table} WHERE ${column} <> '')
       UPDATE ${table} row SET ${column} = ($1::text[])[1 + n.place % $2] || ' ' || n.place
       FROM numbered n WHERE row.ctid = n.at`,
      [texts, SCRIPTS.length],
    ).catch(() => refused.push(`${table}.${column}`));
  }
  return refused;
}

/** Waits until no request is in progress for two checks in a row. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 2; quiet = pending.size === 0 ? quiet + 1 : 0) await screen.page.waitForTimeout(50);
}

const { enter } = walkOn(() => screen);

const headline = () => document.querySelector('h1')?.textContent ?? '';

/** Opens the page within the application and waits until its heading has changed. */
async function goTo(path: string): Promise<void> {
  const { page } = screen;
  if (new URL(page.url()).pathname === path) return;
  const before = await page.evaluate(headline);
  await goWithin(screen, path);
  await page.waitForFunction((old) => ![old, ''].includes(document.querySelector('h1')?.textContent ?? ''), before);
}

/** The scripts shown as text in a part of the page; waits until there is one unless `patient` is false. */
async function scriptsIn(part: string, { patient = true } = {}): Promise<string[]> {
  const found = await screen.page.waitForFunction(
    ({ part, patient, texts }) => {
      const element = document.querySelector(part);
      const fields = [...(element?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
      const words = [element?.textContent, ...fields.map(({ value }) => value)].join('\n').toLowerCase();
      const there = texts.filter((text) => words.includes(text.toLowerCase()));
      return (there.length > 0 || !patient) && there;
    },
    { part, patient, texts: SCRIPTS },
    { timeout: 15_000 },
  );
  return (await found.jsonValue()) as string[];
}

/** Elements that only a script taken for markup can have created. */
const STRANGE = [
  'iframe',
  'object',
  'embed',
  'base',
  'marquee',
  '[http-equiv=refresh]',
  '[src=x]',
  '[style*=evil]',
  ...['onerror', 'onload', 'onfocus', 'ontoggle', 'onstart', 'onclick', 'onbegin'].map((name) => `[${name}]`),
  '[href^="javascript:" i]',
  '[href^="data:" i]',
  '[href^="//"]',
  '[action^="//"]',
].join();

/** The faults since the last call. */
async function faultsHere(): Promise<string[]> {
  const strange = await screen.page.locator(STRANGE).evaluateAll((found) => found.map(({ outerHTML }) => outerHTML));
  return [...ran.splice(0), ...screen.faults.splice(0), ...strange];
}

/** Visits pages one after the other; fails at the end with all faults. */
async function lookAt(paths: string[]): Promise<void> {
  const wrong: unknown[] = [];
  for (const path of paths) {
    try {
      await goTo(path);
      await settled();
      for (const text of await scriptsIn('main', { patient: !WORDLESS.includes(path) })) shown.add(text);
    } catch (error) {
      wrong.push([path, (error as Error).message, await screen.page.locator('main').innerText()]);
    }
    const faults = await faultsHere();
    if (faults.length > 0) wrong.push([path, faults]);
  }
  expect(wrong).toEqual([]);
}

it('is stored as typed, and in the texts of every kind of row', () => {
  expect(stored).toEqual(SCRIPTS);
  expect(refusing).toEqual(REFUSING);
});

it('does nothing on the pages', () => lookAt([...PAGES, review]));

it('does nothing in the reports', async () => {
  const paths = await reportPaths(demo.backend);
  await lookAt(reports.map(({ route }) => paths[route]!));
  expect(SCRIPTS.filter((text) => !shown.has(text))).toEqual([]);
});

it('does nothing in the panel, the bell and the search, and is shown there as text', async () => {
  const { page } = screen;
  await goTo('/');
  expect(await scriptsIn('header')).toEqual([SCRIPTS[2]]);
  expect((await scriptsIn('aside')).length).toBeGreaterThan(0);
  await screen.press('Alt+n');
  await page
    .getByRole('link', { name: /asks to / })
    .filter({ hasText: /alert|evil/ })
    .first()
    .waitFor();
  expect(await faultsHere()).toEqual([]);
  await screen.press('Escape', 'Control+k');
  await screen.type('<img');
  await page.getByRole('option', { name: SCRIPTS[2]! }).first().waitFor();
  expect(await faultsHere()).toEqual([]);
});

it('does nothing in the form that closes a shift', async () => {
  await goTo('/closeshift');
  await sayYes(screen);
  expect((await scriptsIn('main')).length).toBeGreaterThan(0);
  expect(await faultsHere()).toEqual([]);
});

it('does nothing in the memos and in prints', async () => {
  const { page } = screen;
  const [sold] = await demo.backend.sql<{ productId: number; product: string; day: string }>(
    `SELECT c.product_id AS "productId", p.short_name AS product, s.shift_date::text AS day
     FROM credit_sale c JOIN product p ON p.id = c.product_id JOIN shift s ON s.id = c.shift_id
     WHERE s.state = 'CLOSED' ORDER BY s.id DESC LIMIT 1`,
  );
  const { productId, product, day } = sold!;
  await goTo('/page/instant-cash-memo');
  await enter('productId', product, 'date');
  await screen.press('Control+a');
  await enter('date', day.split('-').toReversed().join('/'), 'includeCredit');
  await screen.press('Space', 'Control+Enter');
  await page.getByRole('article').first().waitFor();
  expect((await scriptsIn('article')).length).toBeGreaterThan(0);
  expect(await faultsHere()).toEqual([]);

  for (const print of [
    `cash-memos?productId=${productId}&date=${day}&includeCredit=true`,
    'report/expenditure-between-two-day?',
    'report/showall-creditors?',
  ]) {
    const answer = await fetch(`${demo.url}/api/v1/${print}&format=pdf`, {
      headers: { authorization: `Bearer ${demo.adminToken}` },
    });
    expect([print, answer.status, answer.headers.get('content-type')]).toEqual([print, 200, 'application/pdf']);
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect([print, textsOf(pdf).join(' ')]).toEqual([print, expect.stringContaining('alert(1)')]);
    // Compressed streams contain any bytes.
    const objects = pdf.toString('latin1').replace(/stream\r?\n[\s\S]*?endstream/g, '');
    expect(objects.match(/\/(JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm)\b/g)).toBeNull();
  }
});

it('does nothing where the user who requested it is notified', async () => {
  screen = await watch(staffToken);
  await lookAt(['/page/my-requests', '/page/my-account']);
});
