import fs from 'node:fs';
import path from 'node:path';
import { checkBooks } from '../../server/books/check-books';
import { seedStation } from '../../server/database/seed/seed-station';
import { ProblemError } from '../../server/domain/kernel/problem';
import { sum } from '../../server/domain/kernel/sum';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { editableTables } from '../../server/modules/changes';
import { ask } from '../../server/platform/ask';
import { stationClock } from '../../server/platform/clock';
import { reports } from '../../server/reports';
import type { Column } from '../../server/reports/column';
import { jsonRows } from '../../server/reports/export/json-rows';
import type { Parameter } from '../../server/reports/parameter';
import type { Report } from '../../server/reports/report';
import { type Row, totalled } from '../../server/reports/section';
import { rowWording } from '../../server/reports/worded';
import { type Backend, openBackend } from '../server/backend';
import { actAs } from '../support/closing-station';
import { AS_AT, DAYS, EMPLOYEE, FIRM, GOLDEN, PAID_LATE, SMALL, TODAY } from './golden-cases';

/**
 * Compares every report of the demo station, always with the same past, with a file. Each file was checked against the
 * documents when it was made (`lookedAt` says how), and its totals are calculated again here from the documents. After
 * an intended change write them with FORECOURT_GOLDEN=write, and review the differences.
 */
const FOLDER = path.join(__dirname, 'golden');
const ZONE = 'Asia/Kolkata';
const CLOCK = { ...stationClock(ZONE), today: () => TODAY, minute: () => `${TODAY}T08:00` };

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
  await seedStation({ ...backend.request({ clock: CLOCK }), isEmbedded: true }, DAYS);
  await workRunningShift();
}, 120_000);
afterAll(() => backend?.close());

/**
 * Records one of each document in the demo's running shift, which is empty, and charges the interest of a creditor that
 * paid late.
 */
async function workRunningShift(): Promise<void> {
  const actor = {
    kind: 'user' as const,
    userId: 1,
    sessionId: 0,
    mustConfirm: false,
    name: 'ADMIN',
    email: 'admin@demo.example',
    rights: BUILT_IN_ROLES.admin,
  };
  const act = actAs(backend.request({ actor, clock: CLOCK }));
  const notes = [{ value: 500, in: 3, out: 0 }];
  await act('recordCreditSale', { creditorId: FIRM, pumpId: 1, productId: 1, litres: 40_000, slipNo: '2999' });
  await act('recordCreditSale', { creditorId: SMALL, pumpId: 2, productId: 2, litres: 12_500, slipNo: '2998' });
  await act('collectCash', { pumpId: 1, employeeId: EMPLOYEE, notes });
  await act('recordCreditorPayment', { creditorId: SMALL, amount: 150_000, notes });
  await act('recordCreditorAdjustment', { kind: 'TAX_DEDUCTED', creditorId: FIRM, amount: 12_550 });
  await act('recordExpenditure', { expenditureCategoryId: 2, amount: 12_000, notes: [], comment: 'Tea' });
  await act('recordEmployeeAdvance', { employeeId: EMPLOYEE, amount: 30_000, notes: [] });
  await act('transferCash', {
    kind: 'DEPOSIT',
    accountId: 1,
    notes: [{ value: 500, in: 0, out: 2 }],
    reference: 'DS1',
  });
  await act('chargeInterest', { creditorId: PAID_LATE, asAt: '2026-10-04' });
  await messagesThatWent();
}

/**
 * Messages to the owner of the demo and to the two creditors with bill messages; the owner's second one is the newest.
 */
async function messagesThatWent(): Promise<void> {
  const put = (recipient: string, key: string, column: string) =>
    backend.sql(
      `INSERT INTO outbox_message (channel, recipient, subject, body, event_key, ${column})
       SELECT 'mail', ${recipient}, 'S', 'B', $1, now()`,
      [key],
    );
  const firm = (shortName: string): string => `(SELECT email FROM creditor WHERE short_name = '${shortName}')`;
  await put('(SELECT email FROM app_user WHERE id = 1)', 'shiftClosed:1', 'failed_at');
  await put('(SELECT email FROM app_user WHERE id = 1)', 'shiftClosed:2', 'sent_at');
  await put(firm('SHREE LOGI'), 'billMade:1', 'failed_at');
}

/** Ids that are known only after the demo is seeded. */
const FOUND: Record<string, string> = {
  shift: "SELECT MIN(id) AS id FROM shift WHERE shift_date = '2026-10-01'",
  bill: `SELECT id FROM creditor_bill WHERE creditor_id = ${FIRM} AND from_date = '2026-09-01'`,
  payment: 'SELECT MIN(payment_id) AS id FROM payment_allocation WHERE bill_id IS NOT NULL',
  adjustment: 'SELECT MIN(id) AS id FROM creditor_adjustment',
  salary: `SELECT id FROM salary_payment WHERE employee_id = ${EMPLOYEE} AND to_date = '2026-09-30'`,
};

async function askedOf({ parameters }: Report, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const asked = { ...input };
  for (const [name, value] of Object.entries(input))
    if (parameters[name]!.kind === 'integer' && typeof value === 'string')
      asked[name] = (await backend.sql<{ id: number }>(FOUND[value]!))[0]!.id;
  return asked;
}

async function answerOf(report: Report, over: Record<string, unknown> = {}) {
  const actor = {
    kind: 'user' as const,
    userId: 1,
    sessionId: 0,
    mustConfirm: false,
    name: 'ADMIN',
    email: 'admin@demo.example',
    rights: BUILT_IN_ROLES.admin,
  };
  const input = await askedOf(report, GOLDEN[report.route]!.input ?? {});
  Object.assign(input, over);
  return ask(backend.request({ actor, clock: CLOCK }), report.query, input as never);
}

/** Times are left out: the ledger has those of the seeding, and the audit's hashes depend on them. */
const written = (report: Report, { sections }: Awaited<ReturnType<typeof answerOf>>) =>
  report.sections.map((section, index) => {
    const { rows, subtotals, totals } = sections[index]!;
    const summed = section.columns.filter(({ name, total }) => total || name === section.subtotalBy);
    return {
      section: section.name,
      rows: shown(section.columns, rows.map(rowWording(section, 'en'))),
      subtotals: shown(summed, subtotals.map(rowWording(section, 'en'))),
      totals: totals && shown(totalled(section), [totals])[0],
    };
  });

const shown = (columns: readonly Column[], rows: Row[]): Row[] =>
  jsonRows(
    columns.filter(({ kind, name }) => kind !== 'instant' && name !== 'auditHead'),
    rows,
    ZONE,
  ).map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value != null)));

it('has exactly one case for each report', () => {
  expect(Object.keys(GOLDEN).toSorted()).toEqual(reports.map(({ route }) => route).toSorted());
  expect(fs.readdirSync(FOLDER).toSorted()).toEqual(reports.map(({ route }) => `${route}.json`).toSorted());
});

it('the demo satisfies every invariant', async () => expect(await checkBooks(backend.database)).toEqual([]));

it('the trial balance has the cash of the notes, and the dues of the credit accounts', async () => {
  const rowsOf = async (route: string) =>
    (await answerOf(reports.find((report) => report.route === route)!)).sections[0]!;
  const trial = (await rowsOf('trial-balance')).rows;
  const balanceOf = (kind: string): number =>
    sum(trial, (row) => (row.kind === kind ? Number(row.debit ?? 0) - Number(row.credit ?? 0) : 0));
  const [safe] = await backend.sql<{ worth: number }>(
    'SELECT SUM(value * available)::bigint AS worth FROM denomination',
  );
  const [later] = await backend.sql<{ cash: number }>(
    `SELECT COALESCE(SUM(p.amount), 0)::bigint AS cash FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CASH'
     WHERE p.business_date > $1`,
    [AS_AT],
  );
  expect(balanceOf('Cash in safe')).toBe(safe!.worth - later!.cash);
  expect(balanceOf('Creditor')).toBe((await rowsOf('credit-account-details')).totals!.due);
});

/** The demo lies within these days, and some days before and after it. The audit has the days of the clock. */
const allDaysOf = (route: string) => ({ from: '2026-08-01', to: route === 'audit' ? '2999-12-31' : '2026-12-31' });
const OTHERS: Record<Parameter['kind'], (value: unknown) => unknown> = {
  date: () => '1999-01-01',
  month: () => '1999-01',
  flag: (value) => value !== true,
  text: () => 'no such text',
  integer: () => 2_147_483_647,
  reference: () => 2_147_483_647,
};

/** Two inputs that differ in a parameter so much that the same answer would mean that it filters nothing. */
function apart(route: string, name: string, { kind }: Parameter): [Record<string, unknown>, Record<string, unknown>] {
  const all = allDaysOf(route);
  if (name === 'from') return [all, { ...all, from: route === 'audit' ? all.to : '2026-12-01' }];
  if (name === 'to') return [all, { ...all, to: '2026-08-02' }];
  return [{}, { [name]: OTHERS[kind](GOLDEN[route]!.input?.[name]) }];
}

/**
 * What the demo cannot show: it has no corrections (credit-reports.test.ts and corrected-accounts.test.ts have), and one rate
 * of each product.
 */
const NOT_IN_DEMO = new Set([
  'credit-statement corrections',
  'small-creditor-account-statement corrections',
  'supplier-account corrections',
  'employee-salary-detail corrections',
  'product-rate-between-two-day from',
]);

const filters = reports.flatMap((report) =>
  Object.entries(report.parameters)
    .filter(([name, { isLabel }]) => !isLabel && !NOT_IN_DEMO.has(`${report.route} ${name}`))
    .map(([name, parameter]) => ({ report, route: report.route, name, inputs: apart(report.route, name, parameter) })),
);

it.each(filters)('$route: $name filters the answer, or is refused', async ({ report, inputs: [one, other] }) => {
  const all = written(report, await answerOf(report, one));
  const filtered = await answerOf(report, other).catch((error: unknown) => {
    expect(error).toBeInstanceOf(ProblemError);
    return null;
  });
  if (filtered !== null) expect(written(report, filtered)).not.toEqual(all);
});

describe.each(reports.map((report) => [report.route, report] as const))('%s', (route, report) => {
  it('equals its golden file', async () => {
    const answer = written(report, await answerOf(report));
    const file = path.join(FOLDER, `${route}.json`);
    if (process.env.FORECOURT_GOLDEN === 'write') fs.writeFileSync(file, `${JSON.stringify(answer, null, 1)}\n`);
    expect(answer).toEqual(JSON.parse(fs.readFileSync(file, 'utf8')));
  });

  it('each row that can be changed is a row of its table', async () => {
    const { sections } = await answerOf(report);
    for (const [place, { changes }] of report.sections.entries())
      for (const rowId of new Set(changes === undefined ? [] : sections[place]!.rows.map((row) => row.changeId)))
        if (rowId !== null)
          expect([changes, rowId, await editableTables.get(changes!)!.read(backend.sql, rowId as number)]).toEqual([
            changes,
            rowId,
            expect.objectContaining({ id: rowId }),
          ]);
  });

  const sums = Object.entries(GOLDEN[route]?.fromDocuments ?? {});
  if (sums.length > 0)
    it.each(sums)('the totals equal those of the documents %s', async (name, sql) => {
      const { sections } = await answerOf(report);
      const { rows, totals } = sections[report.sections.findIndex((one) => (one.name ?? '') === name)]!;
      const [expected] = await backend.sql<Row>(sql.replaceAll(':payment', `(${FOUND.payment})`));
      const figures = Object.fromEntries(Object.entries(expected!).map(([column, sum]) => [column, Number(sum)]));
      const added = (column: string): [string, number] => [column, sum(rows, (row) => Number(row[column]))];
      expect(totals ?? Object.fromEntries(Object.keys(figures).map(added))).toMatchObject(figures);
      expect(Object.values(figures).some((figure) => figure > 0)).toBe(true);
    });
});
