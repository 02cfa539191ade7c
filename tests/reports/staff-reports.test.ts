import { expectBooksInOrder } from '../support/state-of-books';
import { type Call, type Station, startStation } from '../support/station';
import { closeNight, collect, startNight, type WorkedMoney, workMoney, workMorning } from './worked-money';
import { workShifts } from './worked-shifts';

jest.setTimeout(60_000);

let station: Station;
let worked: WorkedMoney;
let lastSalary: number;
/** Ids of the sheets that rows link to. */
let night: number;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  night = await startNight(station);
  await collect(station);
  worked = await workMoney(station);
  await closeNight(station);
  lastSalary = await workMorning(station);
}, 60_000);
afterAll(() => station?.close());

type Given = Record<string, string | number>;
const DAYS = { from: '2025-04-01', to: '2025-04-30' };

async function asked(field: string, parts: string, values: Given, call?: Call) {
  const given = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const inBraces = given.length === 0 ? '' : `(${given.join(', ')})`;
  const { body } = await station.graphql(`{ reports { ${field}${inBraces} { ${parts} } } }`, {}, call);
  return body;
}

/** Reads a report over the API. */
async function read(field: string, parts: string, values: Given = DAYS) {
  const { data, errors } = await asked(field, parts, values);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.reports[field];
}

/** The balance of a ledger account, in rupees. */
async function posted(kind: string, refId: number, sign: 1 | -1 = 1): Promise<string> {
  const [ledger] = await station.sql<{ sum: string }>(
    `SELECT to_char($3 * COALESCE(SUM(p.amount), 0) / 100.0, 'FM999999990.00') AS sum
     FROM posting p JOIN ledger_account a ON a.id = p.account_id WHERE a.kind = $1 AND a.ref_id = $2`,
    [kind, refId, sign],
  );
  return ledger!.sum;
}

describe('employee-advance-between-two-day', () => {
  const PARTS = 'rows { shiftId date shift employee amount paidBy comment enteredBy } totals { amount }';

  test('lists each advance with its shift, linked to its sheet when closed, with subtotals for each employee', async () => {
    const { rows, subtotals, totals } = await read(
      'employeeAdvanceBetweenTwoDay',
      `${PARTS} subtotals { employee amount }`,
    );
    const common = { paidBy: 'Cash', enteredBy: 'ADMIN', comment: null };
    const atNight = { ...common, shiftId: night, date: '2025-04-03', shift: 'Night' };
    expect(rows).toEqual([
      { ...atNight, employee: 'ramesh kumar', amount: '500.00', comment: 'School fees' },
      { ...atNight, employee: 'meena devi', amount: '700.00' },
      { ...common, shiftId: null, date: '2025-04-04', shift: 'Morning', employee: 'ramesh kumar', amount: '250.00' },
    ]);
    expect(subtotals).toEqual([
      { employee: 'meena devi', amount: '700.00' },
      { employee: 'ramesh kumar', amount: '750.00' },
    ]);
    expect(totals).toEqual({ amount: '1450.00' });
  });

  test('the report lists the advances of one employee, and of one day', async () => {
    const one = { ...DAYS, employee: station.ids.employees[0]!, to: '2025-04-03' };
    expect((await read('employeeAdvanceBetweenTwoDay', PARTS, one)).totals).toEqual({ amount: '500.00' });
  });

  test('current-shift-employee-advance lists the advances of the running shift and names it', async () => {
    const { shift, advances } = await read(
      'currentShiftEmployeeAdvance',
      'shift { rows { shiftDate shift state } } advances { rows { employee amount paidBy } totals { amount } }',
      {},
    );
    expect(shift.rows).toEqual([{ shiftDate: '2025-04-04', shift: 'Morning', state: 'Running' }]);
    expect(advances).toEqual({
      rows: [{ employee: 'ramesh kumar', amount: '250.00', paidBy: 'Cash' }],
      totals: { amount: '250.00' },
    });
  });
});

describe('salary-payment-by-date', () => {
  const COLUMNS = 'shiftsWorked earned before advances shortages paid balance';

  test('lists what was earned, recovered, paid and carried forward', async () => {
    const { rows, totals } = await read(
      'salaryPaymentByDate',
      `rows { salaryPaymentId date employee period ${COLUMNS} } totals { ${COLUMNS} }`,
    );
    expect(rows).toEqual([
      {
        salaryPaymentId: worked.salaries[0],
        date: '2025-04-03',
        employee: 'ramesh kumar',
        period: '01-04-2025 to 02-04-2025',
        shiftsWorked: 4,
        earned: '1800.00',
        before: '0.00',
        advances: '500.00',
        shortages: '0.00',
        paid: '1000.00',
        balance: '-300.00',
      },
      {
        salaryPaymentId: worked.salaries[1],
        date: '2025-04-03',
        employee: 'meena devi',
        period: '01-04-2025 to 03-04-2025',
        shiftsWorked: 0,
        earned: '1500.00',
        before: '0.00',
        advances: '700.00',
        shortages: '280.00',
        paid: '520.00',
        balance: '0.00',
      },
      {
        salaryPaymentId: lastSalary,
        date: '2025-04-04',
        employee: 'ramesh kumar',
        period: '03-04-2025 to 03-04-2025',
        shiftsWorked: 2,
        earned: '900.00',
        before: '300.00',
        advances: '250.00',
        shortages: '100.00',
        paid: '850.00',
        balance: '0.00',
      },
    ]);
    expect(totals).toEqual({
      shiftsWorked: 6,
      earned: '4200.00',
      before: '300.00',
      advances: '1450.00',
      shortages: '380.00',
      paid: '2370.00',
      balance: '-300.00',
    });
    expect(totals.earned).toBe(await posted('SALARIES', 0));
  });

  test('the report lists the salaries of one employee', async () => {
    const { totals } = await read('salaryPaymentByDate', 'totals { paid }', {
      ...DAYS,
      employee: station.ids.employees[1]!,
    });
    expect(totals).toEqual({ paid: '520.00' });
  });
});

describe('employee-attendance-shortage', () => {
  const COLUMNS = 'shiftsWorked days shortageCount shortageAmount recovered outstanding';

  test('says that a shortage carried forward is not counted in the shortages recovered by salaries', async () => {
    const { body } = await station.graphql(
      '{ reportCatalogue(route: "employee-attendance-shortage") { description sections { columns { name label } } } }',
    );
    const [{ description, sections }] = body.data.reportCatalogue;
    expect(sections[0]!.columns).toContainEqual({ name: 'recovered', label: 'Shortages recovered' });
    expect(description).toContain('already carried forward counts as old dues and is not included');
  });

  test("lists closed shifts, shortages, and each account's balance on the last day", async () => {
    const { rows, totals } = await read(
      'employeeAttendanceShortage',
      `rows { employee ${COLUMNS} } totals { ${COLUMNS} }`,
      {
        from: '2025-04-01',
        to: '2025-04-03',
      },
    );
    expect(rows).toEqual([
      {
        employee: 'meena devi',
        shiftsWorked: 1,
        days: 1,
        shortageCount: 2,
        shortageAmount: '280.00',
        recovered: '280.00',
        outstanding: '0.00',
      },
      {
        // 500.00 in advance − 1,800.00 earned + 1,000.00 paid + 100.00 short.
        employee: 'ramesh kumar',
        shiftsWorked: 6,
        days: 3,
        shortageCount: 1,
        shortageAmount: '100.00',
        recovered: '0.00',
        outstanding: '-200.00',
      },
    ]);
    expect(totals).toEqual({
      shiftsWorked: 7,
      days: 4,
      shortageCount: 3,
      shortageAmount: '380.00',
      recovered: '280.00',
      outstanding: '-200.00',
    });
  });

  test('a row names the shift of its last shortage, which can be corrected', async () => {
    const { rows } = await read('employeeAttendanceShortage', 'rows { employee shiftId lastShort shortageCount }', {
      from: '2025-04-01',
      to: '2025-04-03',
    });
    const [last] = await station.sql<{ id: number; day: string }>(
      `SELECT s.id, s.shift_date AS day FROM employee_shortage x JOIN shift s ON s.id = x.shift_id
       JOIN employee e ON e.id = x.employee_id WHERE e.name = 'meena devi' AND s.shift_date <= '2025-04-03' ORDER BY s.id DESC`,
    );
    expect(rows[0]).toEqual({ employee: 'meena devi', shiftId: last!.id, lastShort: last!.day, shortageCount: 2 });
  });

  test('a row leads to the account of its employee in the same days', async () => {
    const days = { from: '2025-04-01', to: '2025-04-03' };
    const { rows } = await read('employeeAttendanceShortage', 'rows { employeeId account }', days);
    expect(rows).toHaveLength(2);
    for (const { employeeId, account } of rows)
      expect(account).toBe(`/report/employee-salary-detail?employee=${employeeId}&from=2025-04-01&to=2025-04-03`);
  });

  test('does not count a running shift as worked, but counts recoveries in it', async () => {
    const { rows } = await read('employeeAttendanceShortage', `rows { employee ${COLUMNS} }`, {
      from: '2025-04-04',
      to: '2025-04-04',
    });
    expect(rows).toEqual([
      {
        employee: 'ramesh kumar',
        shiftsWorked: 0,
        days: 0,
        shortageCount: 0,
        shortageAmount: '0.00',
        recovered: '100.00',
        outstanding: '0.00',
      },
    ]);
  });
});

describe('employee-salary-detail', () => {
  const PARTS = `account { rows { employee opening debit credit closing } }
    lines { rows { salaryPaymentId date what debit credit balance } totals { debit credit } }`;

  test('lists every movement of the account with the balance after it, and equals the ledger', async () => {
    const [ramesh] = station.ids.employees as [number];
    const { account, lines } = await read('employeeSalaryDetail', PARTS, {
      employee: ramesh,
      from: '2025-04-04',
      to: '2025-04-30',
    });
    expect(account.rows).toEqual([
      { employee: 'ramesh kumar', opening: '-200.00', debit: '1100.00', credit: '900.00', closing: '0.00' },
    ]);
    const salary = { salaryPaymentId: lastSalary, date: '2025-04-04' };
    const days = '03-04-2025 to 03-04-2025';
    expect(lines).toEqual({
      rows: [
        {
          salaryPaymentId: null,
          date: '2025-04-04',
          what: 'Advance, Morning',
          debit: '250.00',
          credit: '0.00',
          balance: '50.00',
        },
        { ...salary, what: `Salary earned, ${days}`, debit: '0.00', credit: '900.00', balance: '-850.00' },
        { ...salary, what: `Salary paid, ${days}`, debit: '850.00', credit: '0.00', balance: '0.00' },
      ],
      totals: { debit: '1100.00', credit: '900.00' },
    });
    expect(account.rows[0].closing).toBe(await posted('EMPLOYEE', ramesh));
  });

  test('lists advances, shortages and a salary of earlier days', async () => {
    const { account, lines } = await read('employeeSalaryDetail', PARTS, {
      employee: station.ids.employees[0]!,
      from: '2025-04-01',
      to: '2025-04-03',
    });
    const cells = lines.rows.map(({ what, balance }: Given) => [what, balance]);
    expect(cells).toEqual([
      ['Advance, Night, School fees', '500.00'],
      ['Salary earned, 01-04-2025 to 02-04-2025', '-1300.00'],
      ['Salary paid, 01-04-2025 to 02-04-2025', '-300.00'],
      ['Shortage, Night', '-200.00'],
    ]);
    expect(account.rows[0]).toMatchObject({ opening: '0.00', closing: '-200.00' });
  });

  test('a shortage names its closed shift, which is corrected, and no other row does', async () => {
    const { lines } = await read('employeeSalaryDetail', 'lines { rows { shiftId what } }', {
      employee: station.ids.employees[0]!,
      from: '2025-04-01',
      to: '2025-04-03',
    });
    expect(lines.rows.map(({ shiftId, what }: Given) => [what, shiftId])).toEqual([
      ['Advance, Night, School fees', null],
      ['Salary earned, 01-04-2025 to 02-04-2025', null],
      ['Salary paid, 01-04-2025 to 02-04-2025', null],
      ['Shortage, Night', night],
    ]);
  });

  test('has an account for an employee without movements', async () => {
    const { account, lines } = await read('employeeSalaryDetail', PARTS, {
      ...DAYS,
      employee: station.ids.employees[2]!,
    });
    expect(account.rows[0]).toEqual({
      employee: 'vijay singh',
      opening: '0.00',
      debit: '0.00',
      credit: '0.00',
      closing: '0.00',
    });
    expect(lines.rows).toEqual([]);
  });
});

describe('pay terms, for admins', () => {
  test('employee-pay-rate lists the newest terms, and who entered them', async () => {
    const { rows } = await read('employeePayRate', 'rows { employee joinDate payRate basis since lastChangeBy }', {});
    const first = { joinDate: '2024-04-01', payRate: '450.00', basis: 'By the shift', since: '2024-04-01' };
    expect(rows).toEqual([
      {
        employee: 'meena devi',
        joinDate: '2024-04-01',
        payRate: '15000.00',
        basis: 'By the month',
        since: '2025-04-01',
        lastChangeBy: 'ADMIN',
      },
      { ...first, employee: 'ramesh kumar', lastChangeBy: 'ADMIN' },
      { ...first, employee: 'vijay singh', lastChangeBy: 'ADMIN' },
    ]);
  });

  const PAYSLIP = `salary { rows { employee period shiftsWorked date enteredBy } }
    lines { rows { from to paid rate count daysInMonth amount } totals { amount } }
    recovered { rows { what owed recovered notRecovered } totals { owed recovered notRecovered } }
    payment { rows { earned owedBefore recovered payable paid inWords paidBy balance } }`;

  test('salary-payslip shows a monthly salary with recoveries, paid through the bank', async () => {
    const slip = await read('salaryPayslip', PAYSLIP, { salaryPaymentId: worked.salaries[1] });
    expect(slip).toEqual({
      salary: {
        rows: [
          {
            employee: 'meena devi',
            period: '01-04-2025 to 03-04-2025',
            shiftsWorked: 0,
            date: '2025-04-03',
            enteredBy: 'ADMIN',
          },
        ],
      },
      lines: {
        rows: [
          {
            from: '2025-04-01',
            to: '2025-04-03',
            paid: 'By the month',
            rate: '15000.00',
            count: 3,
            daysInMonth: 30,
            amount: '1500.00',
          },
        ],
        totals: { amount: '1500.00' },
      },
      recovered: {
        rows: [
          { what: 'Advances', owed: '700.00', recovered: '700.00', notRecovered: '0.00' },
          { what: 'Shortages', owed: '280.00', recovered: '280.00', notRecovered: '0.00' },
        ],
        totals: { owed: '980.00', recovered: '980.00', notRecovered: '0.00' },
      },
      payment: {
        rows: [
          {
            earned: '1500.00',
            owedBefore: '0.00',
            recovered: '980.00',
            payable: '520.00',
            paid: '520.00',
            inWords: 'Rupees Five Hundred Twenty Only',
            paidBy: 'NEFT, STATE BANK, UTR78',
            balance: '0.00',
          },
        ],
      },
    });
  });

  test('salary-payslip shows pay by the shift, paid in part and the rest later', async () => {
    const first = await read('salaryPayslip', PAYSLIP, { salaryPaymentId: worked.salaries[0] });
    expect(first.lines.rows[0]).toMatchObject({ paid: 'By the shift', count: 4, daysInMonth: null, amount: '1800.00' });
    expect(first.payment.rows[0]).toMatchObject({
      payable: '1300.00',
      paid: '1000.00',
      paidBy: 'Cash',
      balance: '-300.00',
    });
    const second = await read('salaryPayslip', PAYSLIP, { salaryPaymentId: lastSalary });
    expect(second.payment.rows[0]).toMatchObject({ owedBefore: '300.00', payable: '850.00', balance: '0.00' });
  });

  test('refuses an unknown salary, and staff', async () => {
    const parts = 'salary { rows { employee } }';
    const unknown = await asked('salaryPayslip', parts, { salaryPaymentId: 9_999 });
    expect(unknown.errors[0]).toMatchObject({
      message: 'No salary has this number',
      extensions: { code: 'NOT_FOUND' },
    });
    const staff = { token: station.staffToken };
    const slip = await asked('salaryPayslip', parts, { salaryPaymentId: worked.salaries[0] }, staff);
    const rates = await asked('employeePayRate', 'rows { payRate }', {}, staff);
    expect([slip, rates].map(({ errors }) => errors[0].extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect((await asked('salaryPaymentByDate', 'totals { paid }', DAYS, staff)).errors).toBeUndefined();
  });
});

test('a salary links to its payslip only for users who may see it', async () => {
  const LINKS = `{ reportCatalogue(route: "salary-payment-by-date") { sections { columns { name drill } } } }`;
  const linksFor = async (call?: Call) => {
    const { body } = await station.graphql(LINKS, {}, call);
    const [{ columns }] = body.data.reportCatalogue[0].sections;
    return columns.flatMap(({ drill }: { drill: string | null }) => drill ?? []);
  };
  expect(await linksFor()).toEqual(['/report/salary-payslip/{salaryPaymentId}']);
  expect(await linksFor({ token: station.staffToken })).toEqual([]);
});

test('the books are valid', () => expectBooksInOrder(station.database));
