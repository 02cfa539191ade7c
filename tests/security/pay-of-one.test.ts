import { reports } from '../../server/reports';
import { closeNight, collect, startNight } from '../reports/worked-money';
import { workShifts } from '../reports/worked-shifts';
import { textsOf } from '../support/pdf-text';
import { isForStaff } from '../support/rights';
import { type Station, startStation } from '../support/station';
import { sheetsOf } from '../support/xlsx-sheets';

jest.setTimeout(60_000);

/** The only salaries of the night, one in cash and one through the bank, with amounts that occur nowhere else. */
const PAID = [
  { name: 'kamala clerk', amount: 432_107 },
  { name: 'lalita clerk', amount: 543_219 },
];
const FORMATS = ['json', 'csv', 'xlsx', 'pdf'] as const;
const RANGE = { from: '2025-04-01', to: '2025-04-03' };

let station: Station;
let shiftId: number;
let employees: number[];

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  shiftId = await startNight(station);
  const { act, ids } = station;
  employees = [];
  for (const { name } of PAID) {
    const { id } = await act('createEmployee', {
      name,
      contactNo: '9876543210',
      address: 'Main road',
      joinDate: '2025-04-01',
      payBasis: 'MONTH',
      payRate: 9_000_000,
    });
    employees.push(id);
  }
  const bank = { accountId: ids.accounts[0], paymentModeId: ids.paymentModes[1], reference: 'UTR 5' };
  for (const [place, way] of [{}, bank].entries())
    await act('paySalary', { employeeId: employees[place], ...RANGE, amount: PAID[place]!.amount, notes: [], ...way });
  await collect(station);
  await closeNight(station);
}, 60_000);
afterAll(() => station?.close());

/** The text of a document, with ungrouped figures; empty if it has no data for these values. */
async function written(route: string, values: Record<string, unknown>, format: string, token: string): Promise<string> {
  const address = new URLSearchParams(values as Record<string, string>);
  if (format !== 'json') address.set('format', format);
  const { status, body } = await station.rest('GET', `/api/v1/report/${route}?${address}`, undefined, { token });
  if (status !== 200) return '';
  if (format === 'json') return JSON.stringify(body);
  if (format === 'csv') return body.toString();
  if (format === 'pdf')
    return textsOf(body)
      .join('\n')
      .replace(/(?<=\d),(?=\d)/g, '');
  return JSON.stringify((await sheetsOf(body)).map(({ rows }) => rows));
}

/** Values of a report that cover the night and one of the employees paid in it. */
function valuesOf(route: string, employee: number): Record<string, unknown> {
  const { parameters } = reports.find((report) => report.route === route)!;
  const known: Record<string, unknown> = { ...RANGE, employee, shiftId, shiftDate: RANGE.to, date: RANGE.to };
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, { required, inPath, kind }]) => {
      if (name in known) return [[name, known[name]]];
      return required || inPath ? [[name, kind === 'date' ? RANGE.to : 1]] : [];
    }),
  );
}

const hasSum = (text: string, paise: number): boolean =>
  new RegExp(`(?<!\\d)${String(paise / 100).replace('.', '\\.')}(?!\\d)`).test(text);

test('no document that staff may read contains both a name and the salary paid to it', async () => {
  const told: string[] = [];
  let named = 0;
  for (const [place, { name, amount }] of PAID.entries())
    for (const { route } of reports.filter(({ right }) => isForStaff(right))) {
      const text = await written(route, valuesOf(route, employees[place]!), 'json', station.staffToken);
      if (text.includes(name)) named++;
      if (text.includes(name) && hasSum(text, amount)) told.push(`${route}: ${name}`);
    }
  expect(named).toBeGreaterThan(0);
  expect(told).toEqual([]);
});

test.each(FORMATS)(
  'the closed shift as %s shows staff the cash that left the safe, and admins the recipient too',
  async (format) => {
    const [inCash] = PAID;
    const sheet = (token: string) => written('closed-shift-report', valuesOf('closed-shift-report', 0), format, token);
    const [staffs, admins] = [await sheet(station.staffToken), await sheet(station.adminToken)];
    for (const { name, amount } of PAID) {
      expect(staffs).not.toContain(name);
      expect(admins).toContain(name);
      expect(hasSum(admins, amount)).toBe(true);
    }
    expect(hasSum(staffs, inCash!.amount)).toBe(true);
  },
);

test.each(FORMATS)('the bank reconciliation as %s shows staff no amount that reveals a salary', async (format) => {
  const values = { from: RANGE.to, to: RANGE.to };
  const [staffs, admins] = [
    await written('bank-reconciliation', values, format, station.staffToken),
    await written('bank-reconciliation', values, format, station.adminToken),
  ];
  expect(hasSum(admins, PAID[1]!.amount)).toBe(true);
  expect(staffs).not.toBe('');
  expect(hasSum(staffs, PAID[1]!.amount)).toBe(false);
});
