import { undoChequeStep } from '../../server/modules/cash/undo-cheque-step';
import { billSeries, setBillSeries } from '../../server/modules/credit/bill-series';
import { recoverPassword } from '../../server/services/access/recover-password';
import { setLanguage } from '../../server/services/access/set-language';
import { auditRows } from '../../server/services/approvals/audit-rows.queries';
import type { AuditView } from '../../server/services/approvals/audit-view';
import '../../server/modules/changes';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { createDemoDatabase } from '../support/demo-database';
import { labelInHindi } from '../support/in-hindi';
import { type Backend, openBackendOn } from './backend';
import { contextOf } from './masters-samples';

let backend: Backend;
let admin: Context;
beforeAll(async () => {
  const demo = await createDemoDatabase();
  backend = await openBackendOn(demo.url, () => demo.drop());
  admin = await contextOf(backend, true);
}, 300_000);
afterAll(() => backend.close());

/** The newest audit pages of a table. */
async function auditOf(table: string, pages = 2): Promise<AuditView[]> {
  const rows: AuditView[] = [];
  let before: number | null = null;
  for (let page = 0; page < pages; page++) {
    const found: { rows: AuditView[]; next: number | null } = await ask(admin, auditRows, { table, before });
    rows.push(...found.rows);
    before = found.next;
    if (before === null) break;
  }
  return rows;
}

const cellsOf = ({ values }: AuditView): string[] =>
  values.flatMap(({ before, after, listsBefore = [], listsAfter = [] }) => [
    before ?? '',
    after ?? '',
    ...[...listsBefore, ...listsAfter].flatMap(({ rows }) => rows.flat()),
  ]);
const labelsOf = ({ values }: AuditView): string[] =>
  values.flatMap(({ label, listsBefore = [], listsAfter = [] }) => [
    label,
    ...[...listsBefore, ...listsAfter].flatMap(({ columns }) => columns.map((column) => column.label)),
  ]);

it('names the state of a cheque whose step was undone, and the numbers that bills were given', async () => {
  const [cheque] = await backend.sql<{ id: number }>("SELECT id FROM cheque WHERE state = 'DEPOSITED' ORDER BY id");
  await submit(admin, undoChequeStep, { chequeId: cheque!.id, step: 'DEPOSITED', reason: 'It was another one' });
  const [undone] = await auditOf('cheque', 1);
  expect(undone).toMatchObject({ command: 'Undo cheque step', tableLabel: 'Cheque', reason: 'It was another one' });
  expect(undone!.values).toMatchObject([{ label: 'State', before: 'Deposited', after: 'In hand' }]);
  const unused = (await ask(admin, billSeries, {})).find(({ bills }) => bills === 0)!;
  const { series, financialYear } = unused;
  await submit(admin, setBillSeries, { series, financialYear, prefix: 'SVP/', firstNumber: '0032' });
  const [chosen] = await auditOf('bill_sequence', 1);
  expect(chosen).toMatchObject({ command: 'Set bill series', tableLabel: 'Bill sequence', what: 'ADDED' });
  expect(chosen!.values.map(({ label, after }) => [label, after])).toEqual([
    ['Prefix', 'SVP/'],
    ['First number', '0032'],
  ]);
});

it('shows no JSON and no capital keyword for any table that the demo station wrote to', async () => {
  const tables = await backend.sql<{ name: string }>('SELECT DISTINCT table_name AS name FROM audit_row');
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const rows = await auditOf(name);
    const cells = rows.flatMap(cellsOf);
    expect({
      name,
      raw: cells.filter((cell) => /[{}[\]"]|^[A-Z]+_[A-Z_]+$|^(RUNNING|CLOSED|PENDING)$/.test(cell)),
    }).toEqual({
      name,
      raw: [],
    });
  }
}, 120_000);

it('shows no ISO instant and no true or false for any table that the demo station wrote to', async () => {
  const tables = await backend.sql<{ name: string }>('SELECT DISTINCT table_name AS name FROM audit_row');
  const raw: string[] = [];
  for (const { name } of tables)
    for (const cell of (await auditOf(name)).flatMap(cellsOf))
      if (/^\d{4}-\d\d-\d\d[T ][\d:.]{8,}|^(true|false)$/.test(cell)) raw.push(`${name}: ${cell}`);
  expect(raw).toEqual([]);
}, 120_000);

it("shows times by the station's clock, and flags as Yes and No", async () => {
  await backend.sql(
    `INSERT INTO audit_row (command, table_name, row_id, before, after) VALUES
       ('startShift', 'shift', '1', NULL, '{"startedAt": "2026-11-23T05:07:48.328Z", "isBackward": true}'),
       ('startShift', 'shift', '1', NULL, '{"startedAt": "2026-11-23T20:07:48+00:00", "isBackward": false}')`,
  );
  const [second, first] = await auditOf('shift', 1);
  expect(first!.values).toEqual([
    expect.objectContaining({ label: 'Started at', kind: 'dateTime', after: '2026-11-23T10:37' }),
    expect.objectContaining({ label: 'Is backward', kind: 'choice', after: 'Yes' }),
  ]);
  expect(second!.values.map(({ after }) => after)).toEqual(['2026-11-24T01:37', 'No']);
  expect([labelInHindi('Yes'), labelInHindi('No')]).toEqual(['हाँ', 'नहीं']);
});

it('names the language that a user chose', async () => {
  await submit(admin, setLanguage, { language: 'hi' });
  await submit(admin, setLanguage, { language: 'en' });
  const [second, first] = await auditOf('app_user', 1);
  expect(first!.values).toEqual([expect.objectContaining({ label: 'Language', before: null, after: 'हिन्दी' })]);
  expect(second!.values).toEqual([expect.objectContaining({ before: 'हिन्दी', after: 'English' })]);
});

it('names the user of a password recovery, and states once what a salary paid', async () => {
  await backend.addUser('anna@station.example');
  await submit(backend.request(), recoverPassword, { email: 'anna@station.example' });
  expect((await auditOf('password_recovery', 1))[0]).toMatchObject({ rowTitle: 'A USER' });
  const salaries = await auditOf('salary_payment', 1);
  expect(salaries.length).toBeGreaterThan(0);
  for (const salary of salaries) expect(labelsOf(salary).filter((label) => label === 'Paid')).toHaveLength(1);
});

it('names tables, fields, commands and choices by labels that are translated', async () => {
  const tables = await backend.sql<{ name: string }>('SELECT DISTINCT table_name AS name FROM audit_row');
  const labels = new Set<string>();
  for (const { name } of tables)
    for (const row of await auditOf(name)) {
      const { command, tableLabel, values } = row;
      const choices = values.flatMap(({ kind, before, after }) => (kind === 'choice' ? [before, after] : []));
      for (const label of [command, tableLabel, ...labelsOf(row), ...choices]) if (label !== null) labels.add(label);
    }
  expect(labels.size).toBeGreaterThan(200);
  expect([...labels].filter((label) => labelInHindi(label) === label && !/^(PAN|GSTIN)$/.test(label))).toEqual([]);
}, 120_000);

it('shows names instead of ids for every table that the demo station wrote to', async () => {
  const tables = await backend.sql<{ name: string }>('SELECT DISTINCT table_name AS name FROM audit_row');
  for (const { name } of tables)
    expect({ name, ids: (await auditOf(name, 1)).flatMap(labelsOf).filter((label) => / id$/.test(label)) }).toEqual({
      name,
      ids: [],
    });
});

it('shows the nozzles of a close in litres and its swipes in rupees, by the names of pump, nozzle and machine', async () => {
  const [close] = (await auditOf('shift')).filter(({ command }) => command === 'Close shift');
  const [stored] = await backend.sql<{ close: string; amount: string }>(
    `SELECT after #>> '{pumps,0,nozzles,0,close}' AS close, after #>> '{pumps,0,lastCollection,amount}' AS amount
     FROM audit_row WHERE id = $1`,
    [close!.id],
  );
  expect(close).toMatchObject({
    rowTitle: expect.stringMatching(/^(Morning|Night), \d\d-\d\d-\d{4}$/),
    hasPage: false,
  });
  expect(close!.values).toContainEqual({ label: 'State', kind: 'choice', before: 'Running', after: 'Closed' });
  const pumps = close!.values.find(({ label }) => label === 'Pumps')!;
  expect(pumps).toMatchObject({ kind: 'list', after: '4' });
  const listed = (label: string) => pumps.listsAfter!.find((list) => list.label === label)!;
  const cell = (label: string, column: string): string => {
    const { columns, rows } = listed(label);
    return rows[0]![columns.findIndex((one) => one.label === column)]!;
  };
  expect(cell('Nozzles', 'Pump')).toBe('P1');
  expect(cell('Nozzles', 'Nozzle')).toMatch(/N1/);
  expect(cell('Nozzles', 'Close')).toBe((Number(stored!.close) / 1000).toFixed(3));
  expect(cell('Last collection', 'Amount')).toBe((Number(stored!.amount) / 100).toFixed(2));
  expect(
    listed('Swipes')
      .columns.map(({ label }) => label)
      .toSorted(),
  ).toEqual(['Amount', 'Pump', 'Swipe machine']);
});

it('names the changed record and states that it has a page', async () => {
  const [sale] = await auditOf('credit_sale', 1);
  expect(sale!.hasPage).toBe(true);
  expect(sale!.rowTitle).toMatch(/, \d+, ₹/);
});
