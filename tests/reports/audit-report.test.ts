import type { Message } from '../../server/domain/kernel/message';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import type { PageInput } from '../../server/reports/page';
import { completed } from '../../server/reports/parameter-values';
import type { Row } from '../../server/reports/section';
import { type Station, startStation } from '../support/station';
import { readReport } from './read-report';
import { workForReports } from './worked-for-reports';

let station: Station;
beforeAll(async () => {
  station = await startStation();
  await workForReports(station);
}, 60_000);
afterAll(() => station?.close());

const audit = reports.find(({ route }) => route === 'audit')!;

async function rowsOf(filter: { table?: string; page?: PageInput }): Promise<Row[]> {
  const actor = {
    kind: 'user' as const,
    userId: station.ids.admin,
    sessionId: 0,
    mustConfirm: false,
    name: 'A',
    email: 'a',
    rights: BUILT_IN_ROLES.admin,
  };
  const days = { from: '2000-01-01', to: '2999-12-31' };
  const { sections } = await ask(station.request({ actor }), audit.query, { ...days, ...filter });
  return sections[0]!.rows;
}

const changesIn = ({ changes }: Row): string => (changes as Message).message;

test.each([
  ['Bill', 'creditor_bill'],
  ['bil', 'creditor_bill'],
  ['creditor_bill', 'creditor_bill'],
  ['creditor bill', 'creditor_bill'],
  [' Credit SALE ', 'credit_sale'],
])('finds the rows of a table by its displayed or its own name: %s', async (table, wanted) => {
  const found = await rowsOf({ table });
  const tables = new Set(found.map(({ history }) => /table=(\w+)/.exec(String(history))![1]));
  expect([...tables]).toEqual([wanted]);
  const [all] = await station.sql<{ rows: number }>(
    'SELECT COUNT(*)::int AS rows FROM audit_row WHERE table_name = $1',
    [wanted],
  );
  expect(found).toHaveLength(all!.rows);
});

test('finds each displayed table by its name', async () => {
  for (const label of new Set((await rowsOf({})).map(({ table }) => String(table)))) {
    const found = await rowsOf({ table: label });
    expect(found.map(({ table }) => table)).toContain(label);
    expect(found.filter(({ table }) => !String(table).toLowerCase().startsWith(label.toLowerCase()))).toEqual([]);
  }
});

test("shows a list in a command's input by its length", async () => {
  const rows = await rowsOf({});
  const told = rows.map(changesIn);
  expect(told.filter((changes) => /[[{]"|[\]}]$/.test(changes))).toEqual([]);
  expect(told.filter((changes) => /On duty: \d+ entr(y|ies)/.test(changes))).not.toEqual([]);
});

test('formats figures, days and times like other reports', async () => {
  const told = (await rowsOf({})).map(changesIn);
  expect(told.filter((changes) => /\d{4}-\d\d-\d\dT\d\d:\d\d/.test(changes))).toEqual([]);
  expect(told.filter((changes) => /: (true|false)( ·|$)/.test(changes))).toEqual([]);
  expect(told.filter((changes) => /Receive date: \d\d-\d\d-\d{4} \d\d:\d\d( ·|$)/.test(changes))).not.toEqual([]);
  expect(told.filter((changes) => /(Litres|Volume): \d{4,}/.test(changes))).toEqual([]);
  expect(told.filter((changes) => /(Litres|Volume): [\d,]+\.\d{3} L( ·|$)/.test(changes))).not.toEqual([]);
});

test('names the columns that cannot be sorted in the catalogue, and refuses to sort by them', async () => {
  const { body } = await station.graphql(
    '{ reportCatalogue(route: "audit") { sections { columns { name sortable } } } }',
  );
  const columns: { name: string; sortable: boolean }[] = body.data.reportCatalogue[0].sections[0].columns;
  const unsortable = columns.filter(({ sortable }) => !sortable).map(({ name }) => name);
  expect(unsortable).toEqual(['done', 'what', 'table', 'changes']);
  for (const sort of unsortable)
    await expect(rowsOf({ page: { sort } })).rejects.toMatchObject({ problems: [{ field: 'page.sort' }] });
});

test('subtotals and their totalled columns are not nullable in the schema', async () => {
  const { body } = await station.graphql(
    '{ __type(name: "ChartReportProductsSubtotals") { fields { name type { kind } } } }',
  );
  expect(
    Object.fromEntries(
      body.data.__type.fields.map(({ name, type }: { name: string; type: { kind: string } }) => [name, type.kind]),
    ),
  ).toEqual({ product: 'SCALAR', litres: 'NON_NULL', amount: 'NON_NULL' });
  const days = { from: '2025-04-01', to: '2025-04-30' };
  const chart = await readReport(station, 'chart', 'products { subtotals { litres } }', days);
  expect(chart.products.subtotals.length).toBeGreaterThan(0);
});

test('the ten largest creditors have no total, which would look like that of all', () => {
  const creditors = reports.find(({ route }) => route === 'chart')!.sections.find(({ name }) => name === 'creditors')!;
  expect(creditors.columns.filter(({ total }) => total)).toEqual([]);
});

test.each([
  ['neither day is', {}, ['2026-11-16', '2026-11-22']],
  ['the first day is', { from: '2026-01-30' }, ['2026-01-30', '2026-02-05']],
  ['the last day is', { to: '2026-01-03' }, ['2025-12-28', '2026-01-03']],
])('covers seven days if %s given', (_, given, days) => {
  const clock = { today: () => '2026-11-22', timeZone: 'Asia/Kolkata' };
  const { from, to } = completed(audit.parameters, given, clock);
  expect([from, to]).toEqual(days);
});
