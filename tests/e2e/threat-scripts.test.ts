import { openScreen, type Screen } from '../support/browser';
import { type DemoBrowser, openDemo } from '../support/demo-browser';
import { reportPaths } from '../support/report-paths';
import { SCRIPTS } from '../support/script-strings';

jest.setTimeout(300_000);

/** Texts that are no free ones: secrets, states, names of tables and channels, and what may not be changed at all. */
const NOT_TYPED =
  /^(migrations|idempotency_key|guess_count|user_session|audit_\w+|journal_entry|posting|ledger_\w+)\.|\.(password_hash|state|kind|way|basis|channel|table_name|content_type|event|event_key|route|tablename|pk_field_name|display_name|display_field_name|list_path|route_path|mode|measured_by|email|key|currency|source|document)$/;

let demo: DemoBrowser;
let screen: Screen;
const dialogs: string[] = [];
const strangers: string[] = [];
let planted: string[];

beforeAll(async () => {
  demo = await openDemo();
  planted = await plant();
  screen = await openScreen(demo.browser, demo.url, { token: demo.adminToken });
  screen.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  screen.page.on('request', (request) => {
    if (request.url().includes('evil.example')) strangers.push(request.url());
  });
});
afterAll(() => demo.close());

/** Writes the scripts into every text that a person types, past the doors; answers which columns took them. */
async function plant(): Promise<string[]> {
  const { sql } = demo.doors;
  const columns = await sql<{ table: string; column: string }>(
    `SELECT c.table_name AS "table", c.column_name AS "column"
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND c.data_type = 'text' AND t.table_type = 'BASE TABLE'
     ORDER BY 1, 2`,
  );
  const taken: string[] = [];
  for (const [place, { table, column }] of columns.entries()) {
    if (NOT_TYPED.test(`${table}.${column}`)) continue;
    const texts = SCRIPTS.slice(place % SCRIPTS.length).concat(SCRIPTS.slice(0, place % SCRIPTS.length));
    // Its place among the rows keeps apart what must differ, and gives every script its rows.
    const isTaken = await sql(
      `WITH numbered AS (SELECT ctid AS at, row_number() OVER () - 1 AS place FROM ${table} WHERE ${column} <> '')
       UPDATE ${table} row SET ${column} = ($1::text[])[1 + n.place % $2] ||
         CASE WHEN n.place < $2 THEN '' ELSE ' ' || n.place END
       FROM numbered n WHERE row.ctid = n.at`,
      [texts, SCRIPTS.length],
    ).then(
      () => true,
      () => false,
    );
    if (isTaken) taken.push(`${table}.${column}`);
  }
  await sql(`UPDATE station_setting SET value = to_jsonb($1::text) WHERE key IN ('stationName', 'address', 'dealer')`, [
    SCRIPTS[2],
  ]);
  await sql(
    `UPDATE change_request SET changes = changes || jsonb_build_object('comment', $1::text) WHERE state = 'PENDING'`,
    [SCRIPTS[3]],
  );
  return taken;
}

const PAGES = [
  ...['/', '/closeshift', '/page/credit-entry', '/page/creditor-payment-entry', '/page/expenditure-detail'],
  ...['/page/employee-cash-collection', '/page/employee-advance', '/page/slip-books', '/page/make-bills'],
  ...['/page/creditor', '/page/employee', '/page/tank', '/page/products', '/page/expenditure-category'],
  ...['/page/stock-in', '/page/on-duty', '/page/start-shift', '/page/salary', '/page/instant-cash-memo'],
  ...['/page/my-requests', '/page/send-msg', '/page/msg-subscription', '/page/outbox', '/page/station-settings'],
  ...['/page/audit', '/page/my-account', '/page/user-edit', '/page/swipe-settlement', '/edit-page/creditor'],
];

/** Looks at a page until it has asked for all that it shows. */
async function look(path: string): Promise<void> {
  await screen.page.goto(path);
  await screen.page.getByRole('heading', { level: 1 }).first().waitFor();
  await screen.page.waitForLoadState('networkidle');
  expect([path, dialogs, strangers, screen.faults]).toEqual([path, [], [], []]);
}

it('is in the texts of every kind of row', () => {
  expect(planted).toEqual(
    expect.arrayContaining([
      ...['creditor.firm_name', 'creditor.address', 'employee.name', 'tank.name', 'product.name', 'app_user.name'],
      ...['expenditure.comment', 'expenditure_category.name', 'credit_sale.vehicle', 'outbox_message.body'],
    ]),
  );
  expect(planted.length).toBeGreaterThan(30);
});

it('does nothing on the pages', async () => {
  for (const path of PAGES) await look(path);
});

it('does nothing in the reports', async () => {
  const paths = await reportPaths(demo.doors);
  const routes = ['current-shift', 'closed-shift', 'unbilled-credit', 'expenditure', 'audit', 'day-book'];
  const chosen = Object.entries(paths).filter(([route], place) => routes.includes(route) || place % 4 === 0);
  for (const [, path] of chosen) await look(path);
});

it('does nothing in the search, and is found there as the text that it is', async () => {
  await look('/');
  await screen.press('Control+k');
  await screen.type('<img');
  await screen.page.getByText('onerror=alert(1)').first().waitFor();
  expect([dialogs, strangers, screen.faults]).toEqual([[], [], []]);
});
