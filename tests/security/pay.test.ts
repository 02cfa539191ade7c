import { isMessage } from '../../server/domain/kernel/message';
import { isForStaff } from '../support/rights';
import '../../server/api/graphql/resolvers';
import '../../server/api/rest/routes';
import { ProblemError } from '../../server/domain/kernel/problem';
import { ask, queries } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { reports } from '../../server/reports';
import { type OpenChangeStation, openChangeStation } from '../server/changes/change-station';
import { changeSamples } from '../server/changes/samples';
import { actAs } from '../support/closing-station';

let station: OpenChangeStation;
let salaryId: number;
/** Amounts in rupees as files write them: earned and paid. */
let earned: string;
let paid: string;

const rupees = (paise: number): string => (paise / 100).toFixed(2);
const RANGE = { from: '2026-01-01', to: '2026-12-31' };
/** Reports of a row that this station does not have. All others that staff may read are checked. */
const REFUSED: Record<string, string> = {
  'closed-shift-report': 'No closed shift has this number and date',
  'credit-report-billed-by-id': 'This bill was not found',
  'credit-report-bybillid': 'This bill was not found',
  'creditor-adjustment-note': 'This adjustment was not found',
  'creditor-payment-receipt': 'This payment was not found',
  'debit-note': 'This debit note was not found',
  'small-creditor-account-statement': 'This creditor has no open account. See the creditor statement.',
  'supplier-account': 'This supplier was not found',
};
const reportOf = (route: string) => reports.find((report) => report.route === route)!;

beforeAll(async () => {
  station = await openChangeStation();
  salaryId = await changeSamples.find(({ table }) => table === 'salary_payment')!.seed(station);
  const [row] = await station.sql<{ earned: number; paid: number; employeeId: number }>(
    'SELECT earned, paid, employee_id AS "employeeId" FROM salary_payment WHERE id = $1',
    [salaryId],
  );
  [earned, paid] = [rupees(row!.earned), rupees(row!.paid)];
  expect(row!.earned).toBeGreaterThan(0);
});
afterAll(() => station.backend.close());

interface Answer {
  sections: { rows: Record<string, unknown>[]; totals: Record<string, unknown> | null }[];
}

const read = async (ctx: Context, route: string, values: object): Promise<Answer> =>
  (await ask(ctx, reportOf(route).query, values as never)) as unknown as Answer;

async function csvOf(ctx: Context, route: string, values: object): Promise<string> {
  const file = await ask(ctx, queries.get(`${reportOf(route).name}Download`)!, { ...values, format: 'csv' } as never);
  const { content } = file as { content: AsyncIterable<Buffer> | Buffer };
  if (Buffer.isBuffer(content)) return content.toString();
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const textOf = (cell: unknown): string => (isMessage(cell) ? cell.message : String(cell ?? ''));

test('staff see the rows of paid salaries without amounts, totals or an order that reveals them', async () => {
  const values = { ...RANGE, page: { sort: 'paid', descending: true } };
  const [own] = (await read(station.admin, 'salary-payment-by-date', values)).sections;
  expect(own!.rows[0]).toMatchObject({ earned: expect.any(Number), paid: expect.any(Number) });
  const [section] = (await read(station.staff, 'salary-payment-by-date', values)).sections;
  expect(section!.rows).toHaveLength(own!.rows.length);
  for (const line of [...section!.rows, section!.totals!])
    expect(line).toMatchObject({
      earned: null,
      before: null,
      advances: null,
      shortages: null,
      paid: null,
      balance: null,
    });
  expect(section!.rows[0]).toMatchObject({ employee: own!.rows[0]!.employee, shiftsWorked: expect.any(Number) });
});

test("staff see the advances and shortages of an employee's account, and neither salary nor balance", async () => {
  const [row] = await station.sql<{ employee: number }>(
    'SELECT employee_id AS employee FROM salary_payment WHERE id = $1',
    [salaryId],
  );
  await actAs(station.admin)('recordEmployeeAdvance', {
    employeeId: row!.employee,
    amount: 12_300,
    comment: 'for school fees',
    notes: [],
  });
  const values = { ...RANGE, employee: row!.employee };
  const [account, lines] = (await read(station.staff, 'employee-salary-detail', values)).sections;
  expect(account!.rows[0]).toMatchObject({ opening: null, debit: null, credit: null, closing: null });
  const advances = lines!.rows.filter(({ what }) => /for school fees/.test(textOf(what)));
  expect(advances).toMatchObject([{ debit: 12_300, credit: null, balance: null }]);
  const salaries = lines!.rows.filter(({ what }) => /Salary/.test(textOf(what)));
  expect(salaries.length).toBeGreaterThan(0);
  for (const line of salaries) expect(line).toMatchObject({ debit: null, credit: null, balance: null });
  const admins = (await read(station.admin, 'employee-salary-detail', values)).sections[1]!;
  expect(admins.rows.filter(({ what }) => /Salary earned/.test(textOf(what)))[0]!.credit).toBeGreaterThan(0);
});

test('no report that staff may read contains earnings beside a name', async () => {
  const [employee] = await station.sql<{ id: number; name: string; shiftId: number }>(
    `SELECT e.id, e.name, d.shift_id AS "shiftId" FROM salary_payment d JOIN employee e ON e.id = d.employee_id
     WHERE d.id = $1`,
    [salaryId],
  );
  const shown: string[] = [];
  const told: string[] = [];
  const refused: Record<string, string> = {};
  for (const report of reports.filter(({ right }) => isForStaff(right))) {
    const given = Object.fromEntries(
      Object.entries(report.parameters).flatMap(([name, { required, kind }]) => {
        if (name in RANGE) return [[name, RANGE[name as keyof typeof RANGE]]];
        if (name === 'employee') return [[name, employee!.id]];
        if (name === 'shiftId') return [[name, employee!.shiftId]];
        return required ? [[name, kind === 'date' ? '2026-02-20' : kind === 'text' ? 'x' : 1]] : [];
      }),
    );
    const csv = await csvOf(station.staff, report.route, given).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      refused[report.route] = error.message;
      return '';
    });
    const lines = csv.split('\n');
    shown.push(...lines);
    told.push(
      ...lines.filter((line) => line.includes(earned) || (line.includes(paid) && line.includes(employee!.name))),
    );
  }
  expect(shown.some((line) => line.includes(employee!.name))).toBe(true);
  expect(told).toEqual([]);
  expect(refused).toEqual(REFUSED);
});

test('staff see the cash of the shift that left the safe, without whose salary it was', async () => {
  const salariesOf = async (ctx: Context) =>
    (await read(ctx, 'current-shift-cash-transaction', {})).sections
      .flatMap(({ rows }) => rows.map(({ document }) => document))
      .filter((document) => textOf(document).startsWith('Salary'));
  const [own, shown] = [await salariesOf(station.admin), await salariesOf(station.staff)];
  expect(own.length).toBeGreaterThan(0);
  expect(shown).toHaveLength(own.length);
  for (const document of own) expect(textOf(document)).toMatch(/^Salary of \w+/);
  for (const document of shown) expect(textOf(document)).toMatch(/^Salary( \(reversed\))?$/);
  const names = await station.sql<{ name: string }>('SELECT name FROM employee');
  // The values of a message are sent too.
  const sent = JSON.stringify(shown.map((document) => (isMessage(document) ? document.params : document)));
  expect(names.filter(({ name }) => sent.includes(name))).toEqual([]);
});
