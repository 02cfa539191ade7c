import { parse, print } from 'graphql';
import { NAVIGATION } from '../../client/src/app/navigation';
import { documentOf } from '../../client/src/features/reports/answer/report-document';
import { english } from '../../client/src/i18n/catalogue.en';
import { MOST_TOKENS } from '../../server/api/graphql/limits';
import { sum } from '../../server/domain/kernel/sum';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { Employee } from '../../server/masters/employee';
import { editableTables } from '../../server/modules/changes';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import type { Actor } from '../../server/platform/principal';
import { reports } from '../../server/reports';
import { type Column, money, text } from '../../server/reports/column';
import { dateRange, reference, type Values } from '../../server/reports/parameter';
import { defineReport, pathParametersOf, type Report } from '../../server/reports/report';
import { type Row, type SectionAnswer, totalled } from '../../server/reports/section';
import { changeableRow } from '../../server/services/approvals/review.queries';
import { workForReports } from '../reports/worked-for-reports';
import { textsOf } from '../support/pdf-text';
import { isForStaff } from '../support/rights';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { wholeReadsOf } from '../support/whole-reads';

jest.setTimeout(30_000);

let station: Station;
let valuesFor: (report: Report) => Values;

beforeAll(async () => {
  station = await startStation();
  valuesFor = await workForReports(station);
  // Without it the plans depend on whether autovacuum has analysed the table yet.
  await station.sql('ANALYZE audit_row');
}, 60_000);
afterAll(() => station?.close());

const as = (actor: Pick<Actor, 'rights'> | null): Context =>
  station.request({
    actor: actor && {
      kind: 'user' as const,
      userId: station.ids.admin,
      sessionId: 0,
      mustConfirm: false,
      name: 'A',
      email: 'a',
      ...actor,
    },
  });
const answerOf = (report: Report) => ask(as({ rights: BUILT_IN_ROLES.admin }), report.query, valuesFor(report));

describe.each(reports.map((report) => [report.route, report] as const))('%s', (route, report) => {
  test('returns rows in every section for the worked shifts', async () => {
    const { sections } = await answerOf(report);
    const lacking = report.sections.filter(({ optional }, index) => !optional && sections[index]!.rows.length === 0);
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  test('refuses a caller without the permission', async () => {
    await expect(ask(as(null), report.query, valuesFor(report))).rejects.toMatchObject({ kind: 'UNAUTHENTICATED' });
    const staff = ask(as({ rights: BUILT_IN_ROLES.staff }), report.query, valuesFor(report));
    if (!isForStaff(report.right)) await expect(staff).rejects.toMatchObject({ kind: 'FORBIDDEN' });
    else await expect(staff).resolves.toBeDefined();
    const { status } = await station.rest('GET', `/api/v1/report/${route}`, undefined, { token: null });
    expect(status).toBe(401);
  });

  test('has totals and subtotals that are the sums of its rows', async () => {
    const { sections } = await answerOf(report);
    for (const [place, section] of report.sections.entries()) {
      const { rows, subtotals, totals } = sections[place]!;
      const columns = totalled(section);
      if (columns.length === 0) expect(totals).toBeNull();
      for (const { name } of columns) {
        const added = sum(rows, (row) => Number(row[name] ?? 0));
        expect([section.name, name, totals?.[name]]).toEqual([section.name, name, added]);
        if (section.subtotalBy) expect(sum(subtotals, (row) => Number(row[name]))).toBe(added);
      }
    }
  });

  test('a client can read the report with its catalogue entry alone, under each spelling of its route', async () => {
    for (const spelling of [route, ...report.aliases]) {
      const { body } = await station.graphql(CATALOGUE, { route: spelling });
      const [entry] = body.data.reportCatalogue;
      const question = print(documentOf(entry));
      expect(() => parse(question, { maxTokens: MOST_TOKENS / 2 })).not.toThrow();
      const answer = await station.graphql(question, valuesFor(report));
      expect(answer.body.errors).toBeUndefined();
      const { sections } = await answerOf(report);
      const told: SectionAnswer[] = report.sections.map(({ name }) =>
        name === null ? answer.body.data.reports.report : answer.body.data.reports.report[name],
      );
      expect(told.map(({ rows }) => rows.length)).toEqual(sections.map(({ rows }) => rows.length));
      const address = new URLSearchParams(valuesFor(report) as Record<string, string>);
      expect((await station.rest('GET', `/api/v1/report/${spelling}?${address}`)).status).toBe(200);
      const inPath = pathParametersOf(report).map((name) => `/${encodeURIComponent(String(valuesFor(report)[name]))}`);
      const byPath = await station.rest('GET', `/api/v1/report/${spelling}${inPath.join('')}?${address}`);
      expect(byPath.status).toBe(200);
    }
  });

  test('reads growing tables through its filters, never completely', async () => {
    const values = { ...(await answerOf(report)).values, ...A_FEW_OF_ALL[route] };
    for (const section of report.sections) {
      const sortedBy = section.columns.find(({ sortable }) => sortable)!.name;
      const pages = [null, sortedBy].map((sort) => ({ limit: 7, offset: 0, sort, descending: true }));
      for (const page of [undefined, ...(report.isPaged ? pages : [])]) {
        const whole = await wholeReadsOf(station.database, (sql) => section.read(sql, { ...values }, page));
        const growing = whole.filter((table) => !READ_WHOLE[route]?.includes(table));
        expect([section.name, page, growing]).toEqual([section.name, page, []]);
      }
    }
  });

  test('names the row of each row that can be changed', async () => {
    const { sections } = await answerOf(report);
    for (const [place, { changes }] of report.sections.entries()) {
      const named = sections[place]!.rows.map((row) => row.changeId);
      if (changes === undefined) {
        expect(named.filter((id) => id !== undefined)).toEqual([]);
        continue;
      }
      const ids = [...new Set(named)].filter((id) => id !== null);
      if (named.length > 0) expect(ids.length).toBeGreaterThan(0);
      for (const rowId of ids)
        expect(await ask(as({ rights: BUILT_IN_ROLES.admin }), changeableRow, { table: changes, rowId })).toMatchObject(
          { rowId },
        );
    }
  });

  test('the report can be printed', async () => {
    const address = new URLSearchParams({ ...(valuesFor(report) as Record<string, string>), format: 'pdf' });
    const { status, headers, body } = await station.rest('GET', `/api/v1/report/${route}?${address}`);
    expect([status, headers.get('content-type'), body.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    // The font draws a box for each character that it lacks.
    expect(textsOf(body).filter((text) => /[\0\ufffd]/.test(text))).toEqual([]);
  });

  test('links only to existing pages, by columns that it has', async () => {
    const { sections } = await answerOf(report);
    for (const [place, { columns }] of report.sections.entries())
      for (const drill of columns.flatMap((column) => pagesOf(column, columns, sections[place]!.rows))) {
        const [path, search] = drill.split('?') as [string, string?];
        for (const [, name] of drill.matchAll(/\{(\w+)\}/g))
          expect(columns.map((column) => column.name)).toContain(name);
        const [, target, rest = ''] = /^\/report\/([\w-]+)(.*)$/.exec(path) ?? [];
        if (target === undefined) {
          expect(NAVIGATION.map((page) => page.path)).toContain(path);
          continue;
        }
        const reached = reports.find((other) => other.route === target);
        expect([drill, reached?.route]).toEqual([drill, target]);
        expect(rest.split('/').filter(Boolean)).toHaveLength(pathParametersOf(reached!).length);
        for (const name of new URLSearchParams(search).keys()) expect(Object.keys(reached!.parameters)).toContain(name);
      }
  });

  test('covers the current month if no range is given, and refuses a range that ends before it starts', async () => {
    if (!('from' in report.parameters)) return;
    const { from, to, ...others } = valuesFor(report);
    const turnedRound = { ...others, from: '2025-04-03', to: '2025-04-01' };
    await expect(ask(as({ rights: BUILT_IN_ROLES.admin }), report.query, turnedRound)).rejects.toMatchObject({
      kind: 'INVALID',
      problems: [{ field: 'to', message: 'To must not be before From' }],
    });
    // A report of all days by default.
    if (!report.parameters.from!.fallback) return;
    // A report of a week, because a month has too many rows.
    if (route === 'audit') return;
    const ctx = as({ rights: BUILT_IN_ROLES.admin });
    ctx.clock = { ...ctx.clock, today: () => '2025-04-15' };
    expect((await ask(ctx, report.query, others)).values).toMatchObject({ from: '2025-04-01', to: '2025-04-30' });
    expect((await ask(ctx, report.query, { ...others, from: '2025-02-10' })).values.to).toBe('2025-02-28');
  });
});

/** The links of a column: its drill, or the paths in its rows. */
function pagesOf({ drill }: Column, columns: readonly Column[], rows: Row[]): string[] {
  const own = columns.find(({ name }) => drill === `{${name}}`);
  if (own === undefined) return drill === null ? [] : [drill];
  expect(own.kind).toBe('path');
  return [...new Set(rows.flatMap((row) => (row[own.name] === null ? [] : [String(row[own.name])])))];
}

/** Messages are deleted after some months, so the table stays small. */
const READ_WHOLE: Record<string, string[]> = { 'msg-subscription-report': ['outbox_message'] };

/** The days of the samples include all rows, so a full scan would be correct. Other days, by route. */
const A_FEW_OF_ALL: Record<string, Values> = { audit: { from: '2025-04-01', to: '2025-04-04' } };

const CATALOGUE = `query ($route: String) { reportCatalogue(route: $route) {
  route title pathParameters graphqlField
  parameters { name label kind required default graphqlType }
  sections { name title asFacts subtotalBy changes columns { name label kind total alarm drill } }
} }`;

/** Reports without rows that can be changed, and why. */
const NOT_CHANGED: Record<string, string> = {
  'current-shift-cash-transaction':
    'Its rows are entries of the ledger, of several tables and taken-back ones among them; documents change in their lists',
  audit: 'What was written stays as it was written',
  'msg-subscription-report': 'Who is told of what is set on its own page, and no entry of the books',
  ...Object.fromEntries(
    [
      'all-small-creditor-report-between-two-dates',
      'all-small-creditor-statement',
      'credit-account-details',
      'credit-report-by-shift-with-aggreagation',
      'credit-report-unbilled',
      'current-shift-credit-report',
      'dsr',
      'employee-attendance-shortage',
      'expenditure-between-two-day-with-aggreagation',
      'get-interest-report',
      'chart',
      'profit-and-loss',
      'sell',
      'sell-day',
      'swipe-grouped',
      'trial-balance',
    ].map((route) => [route, 'Its rows are sums over documents']),
  ),
  ...Object.fromEntries(
    [
      'credit-statement',
      'small-creditor-account-statement',
      'supplier-account',
      'day-book',
      'employee-salary-detail',
    ].map((route) => [
      route,
      'Its rows are entries of the ledger, which stay; their documents are changed in their lists',
    ]),
  ),
  ...Object.fromEntries(
    ['close-shift-report-between-two-day', 'reading-report', 'swipe-ungrouped'].map((route) => [
      route,
      'Its rows are what a close froze: an undo of the shift takes them back, and changes of its documents move them',
    ]),
  ),
  ...Object.fromEntries(
    ['creditor-adjustment-note', 'creditor-payment-receipt', 'debit-note', 'salary-payslip'].map((route) => [
      route,
      'It is the paper of one document, which is changed in its list',
    ]),
  ),
};

test('each report states whose rows can be changed, or why none can', () => {
  const open = reports.filter(({ sections }) => sections.some(({ changes }) => changes !== undefined));
  const shut = reports.filter((report) => !open.includes(report)).map(({ route }) => route);
  expect(Object.keys(NOT_CHANGED).toSorted()).toEqual(shut.toSorted());
  const tables = open.flatMap(({ sections }) => sections.flatMap(({ changes }) => changes ?? []));
  expect(tables.filter((table) => !editableTables.has(table))).toEqual([]);
});

test('the table of changes is visible only to users who may request them', async () => {
  const told = async (token?: string): Promise<string | null> => {
    const { body } = await station.graphql(CATALOGUE, { route: 'showall-creditors' }, token ? { token } : {});
    return body.data.reportCatalogue[0].sections[0].changes;
  };
  expect(await told()).toBe('creditor');
  expect(await told(station.staffToken)).toBe(isForStaff(editableTables.get('creditor')!.right) ? 'creditor' : null);
});

test('routes are unique', () => {
  const routes = reports.flatMap(({ route, aliases }) => [route, ...aliases]);
  expect(new Set(routes).size).toBe(routes.length);
});

test('a menu names a report as its page does', () => {
  const called = NAVIGATION.flatMap(({ path, label }) => {
    const report = path.startsWith('/report/') && reports.find(({ route }) => path.split('/')[2] === route);
    return report ? [[report.route, english[label]]] : [];
  });
  expect(called).toEqual(called.map(([route]) => [route, reports.find((one) => one.route === route)!.title]));
});

test('a row of the ledger links to the report of its account and to the sheet of its document', async () => {
  const rowsOf = async (route: string) =>
    (await answerOf(reports.find((one) => one.route === route)!)).sections[0]!.rows;
  const pages = (rows: Row[], ...names: string[]) =>
    new Set(rows.flatMap((row) => names.map((name) => String(row[name]).replace(/\d+.*$/, ''))));
  const accounts = ['/report/bank-reconciliation?account=', '/report/bank-reconciliation?machine='];
  accounts.push('/report/credit-statement?creditor=', '/report/employee-salary-detail?employee=', 'null');
  accounts.push('/report/supplier-account?supplier=');
  expect(pages(await rowsOf('trial-balance'), 'kindPath', 'accountPath')).toEqual(
    new Set([...accounts, '/report/current-shift-cash-transaction']),
  );
  expect(pages(await rowsOf('day-book'), 'accountPath')).toEqual(new Set(accounts));
  expect(pages(await rowsOf('day-book'), 'documentPath')).toEqual(
    new Set([
      '/report/creditor-adjustment-note/',
      '/report/creditor-payment-receipt/',
      '/report/debit-note/',
      '/report/closed-shift-report/',
      '/report/salary-payslip/',
      '/report/credit-report-bybillid/',
      'null',
    ]),
  );
});

test('the figures agree with the ledger', async () => {
  const range = reports.find(({ route }) => route === 'close-shift-report-between-two-day')!;
  const { sections } = await answerOf(range);
  const [ledger] = await station.sql(
    `SELECT -SUM(p.amount) FILTER (WHERE a.kind = 'SALES')::bigint AS sale,
            SUM(p.amount) FILTER (WHERE a.kind = 'CREDITOR' AND j.document_kind = 'CREDIT_SALE')::bigint AS credit,
            SUM(p.amount) FILTER (WHERE a.kind = 'CASH' AND j.document_kind = 'CASH_COLLECTION')::bigint AS cash,
            SUM(p.amount) FILTER (WHERE a.kind = 'SWIPE')::bigint AS swipe,
            SUM(p.amount) FILTER (WHERE a.kind = 'EMPLOYEE' AND j.document_kind = 'SHIFT_CLOSE')::bigint AS shortage,
            -SUM(p.amount) FILTER (WHERE a.kind = 'SHORT_OVER')::bigint AS excess
     FROM journal_entry j JOIN posting p ON p.entry_id = j.id JOIN ledger_account a ON a.id = p.account_id
     JOIN shift s ON s.id = j.shift_id AND s.state = 'CLOSED'
     WHERE j.business_date BETWEEN $1 AND $2`,
    [valuesFor(range).from, valuesFor(range).to],
  );
  const [stock] = await station.sql<{ litres: number }>(
    `SELECT -SUM(litres)::bigint AS litres FROM stock_movement WHERE kind = 'SALE'`,
  );
  expect(sections[0]!.totals).toMatchObject({ ...ledger, ...stock });
});

describe('a report with a reference to a master', () => {
  const report = defineReport({
    route: 'sample',
    right: 'shift.read',
    title: 'Sample',
    parameters: { ...dateRange, employeeId: reference('Employee', () => Employee) },
    columns: [text('employee'), money('amount', { total: true })],
    sql: `SELECT e.name AS employee, x.amount FROM employee_shortage x JOIN employee e ON e.id = x.employee_id
          JOIN shift s ON s.id = x.shift_id
          WHERE s.shift_date BETWEEN :from AND :to AND (:employeeId IS NULL OR x.employee_id = :employeeId)`,
  });
  const asked = (values: object) =>
    ask(as({ rights: BUILT_IN_ROLES.admin }), report.query, { from: '2025-04-01', to: '2025-04-30', ...values });

  test('covers all rows, or those of the chosen one, which is named in the head', async () => {
    const [, meena] = station.ids.employees;
    const all = await asked({});
    expect(all.sections[0]!.totals).toMatchObject({ amount: 42_400 });
    expect(all.filters.map(({ label }) => label)).toEqual(['From', 'To']);
    const one = await asked({ employeeId: meena });
    expect(one.filters).toContainEqual({ label: 'Employee', text: 'meena devi' });
    expect((await asked({ employeeId: station.ids.employees[2] })).sections[0]!.rows).toEqual([]);
  });

  test('refuses an unknown one at its field', async () => {
    await expect(asked({ employeeId: 9_999 })).rejects.toMatchObject({
      problems: [{ field: 'employeeId', code: 'UNKNOWN' }],
    });
    await expect(asked({ employeeId: '1; DROP TABLE shift' })).rejects.toMatchObject({
      problems: [{ field: 'employeeId', message: 'Employee must be chosen from the list' }],
    });
  });
});

test('the books are valid', () => expectBooksInOrder(station.database));
