import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { usualOn } from '../../server/domain/usual-day';
import { closingStockOf } from '../../server/modules/closing/closing-stock.queries';
import { stockWorthAt } from '../../server/modules/stock/stock-worth.queries';
import { ask, type Query } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import type { Actor } from '../../server/platform/principal';
import { type Sql, sqlOn } from '../../server/platform/sql';
import { stationSetting } from '../../server/platform/station-setting';
import { commands, submit } from '../../server/platform/submit';
import { beforeClose } from '../../server/views/home/before-close.query';
import { keyFigures } from '../../server/views/home/key-figures.query';
import { myLastEntries } from '../../server/views/home/my-last-entries.query';
import { shortagesThisMonth } from '../../server/views/home/shortages-of-month.query';
import { tankCover } from '../../server/views/home/tank-cover.query';
import { topDues } from '../../server/views/home/top-dues.query';
import { waitingChanges } from '../../server/views/home/waiting-changes.query';
import { type ReportArguments, readReport } from '../reports/read-report';
import { workCredit } from '../reports/worked-credit';
import { workShifts } from '../reports/worked-shifts';
import { workStock } from '../reports/worked-stock';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { wholeReadsOf } from '../support/whole-reads';

jest.setTimeout(60_000);

/** The worked shift of this day is running. */
const TODAY = '2025-04-04';

let station: Station;
beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
  await workCredit(station);
});
afterAll(() => station?.close());

const actorOf = (isAdmin: boolean): Actor => ({
  kind: 'user',
  userId: isAdmin ? station.ids.admin : station.ids.staff,
  sessionId: 1,
  mustConfirm: false,
  name: 'A',
  email: 'a@b.example',
  rights: BUILT_IN_ROLES[isAdmin ? 'admin' : 'staff'],
});
const contextOf = (isAdmin = true): Context => station.request({ actor: actorOf(isAdmin), clock: clockOn(TODAY) });
const asked = <Answer>(query: Query<object, Answer>, isAdmin = true): Promise<Answer> => ask(contextOf(isAdmin), query);
const asStaff = <Answer = { id: number }>(command: string, input: object): Promise<Answer> =>
  submit(contextOf(false), commands.get(command) as never, input) as Promise<Answer>;

/** The result of a query after these statements, which are rolled back and invisible to other connections. */
async function asIf<Answer>(changes: readonly string[], read: (sql: Sql) => Promise<Answer>): Promise<Answer> {
  const client = await station.tester.connect();
  try {
    await client.query('BEGIN');
    for (const change of changes) await client.query(change);
    return await read(sqlOn(client));
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
const askedIf = <Answer>(changes: readonly string[], query: Query<object, Answer>): Promise<Answer> =>
  asIf(changes, (sql) => query.run({ sql, ctx: contextOf(), asks: () => true }, {}));

/** Converts decimal text of the API into paise. */
const paise = (text: string): number => Number(text.replace('.', ''));
const totalOf = async (field: string, column: string, values: ReportArguments): Promise<number> =>
  paise((await readReport(station, field, `totals { ${column} }`, values)).totals[column] ?? '0');

describe('usual figures of a day', () => {
  const friday = (weeks: number): string =>
    ['2026-01-30', '2026-01-23', '2026-01-16', '2026-01-09', '2026-01-02'][weeks]!;
  it.each<[string, Record<string, number>, number | null]>([
    ['is missing where the weekday was never worked', { '2026-01-29': 100 }, null],
    ['is the only value', { [friday(1)]: 700 }, 700],
    ['is the middle of two, rounded half up', { [friday(1)]: 700, [friday(2)]: 801 }, 751],
    ['is the second of three', { [friday(1)]: 9_000, [friday(2)]: 801, [friday(4)]: 10 }, 801],
    [
      'is the middle of the inner two of four',
      { [friday(1)]: 1, [friday(2)]: 900, [friday(3)]: 10, [friday(4)]: 20 },
      15,
    ],
    ['ignores the day itself and days that are too old', { [friday(0)]: 5, '2025-12-26': 6 }, null],
  ])('%s', (_, figures, usual) => {
    expect(usualOn(friday(0), new Map(Object.entries(figures)))).toBe(usual);
  });
});

describe('key figures', () => {
  it("key figures are those of the last complete day, the running day's credit, and the current safe", async () => {
    const figures = (await asked(keyFigures))!;
    expect(figures).toMatchObject({ day: TODAY, isRunning: true, soldOn: '2025-04-03', cashAsAt: TODAY });
    // 20 L of HS at 93.10.
    expect(figures.credit.amount).toBe(186_200);
    expect(figures.credit.usual).toBeNull();
    expect(figures.sold.map(({ shortName, days }) => [shortName, days.map(({ date }) => date)])).toEqual([
      ['HS', ['2025-04-01', '2025-04-02', '2025-04-03']],
      ['MS', ['2025-04-01', '2025-04-02', '2025-04-03']],
    ]);
    // 1,000 L in the morning, then 495 + 250 in the night.
    expect(figures.sold[0]!.litres).toBe(1_745_000);
  });

  it('agree with the reports that they link to', async () => {
    const { sold, sale, soldOn, credit, cash, day } = (await asked(keyFigures))!;
    const onDay = { from: soldOn!, to: soldOn! };
    expect(sale!.amount).toBe(await totalOf('sellDay', 'amount', onDay));
    expect(sold.reduce((total, { litres }) => total + litres, 0)).toBe(await totalOf('sellDay', 'litres', onDay));
    for (const { date, amount } of sale!.days)
      expect(amount).toBe(await totalOf('sellDay', 'amount', { from: date, to: date }));
    for (const { date, amount } of credit.days)
      expect([date, amount]).toEqual([
        date,
        await totalOf('creditDetailBetweenTwoDay', 'amount', { from: date, to: date }),
      ]);
    expect(credit.days.map(({ date }) => date)).toContain(day);
    for (const { date, amount } of cash.days) {
      const { rows } = await readReport(station, 'trialBalance', 'rows { kind debit }', { asAt: date });
      const [safe] = rows.filter(({ kind }: { kind: string }) => /cash in safe/i.test(kind));
      expect([date, amount]).toEqual([date, paise(safe.debit)]);
    }
    expect(cash.days.at(-1)).toEqual({ date: day, amount: cash.amount });
  });

  it('key figures are compared with the same weekday of the previous week', async () => {
    const figures = await askedIf(
      [
        // Thursday and Friday: two shifts each of 1,000 L HS and 600 L MS for 1,55,020.00, of which 27,750.00 on
        // credit.
        "UPDATE daily_total SET shift_date = '2025-03-27' WHERE shift_date = '2025-04-01'",
        "UPDATE daily_total SET shift_date = '2025-03-28' WHERE shift_date = '2025-04-02'",
      ],
      keyFigures,
    );
    expect(figures!.sold.map(({ shortName, usual }) => [shortName, usual])).toEqual([
      ['HS', 2_000_000],
      ['MS', 1_200_000],
    ]);
    expect(figures!.sale!.usual).toBe(31_004_000);
    expect(figures!.credit.usual).toBe(5_550_000);
    expect(figures!.sale!.days.map(({ date }) => date)).toEqual(['2025-03-27', '2025-03-28', '2025-04-03']);
  });

  it('the sale of a day that is not over is compared with the same shifts of its weekday', async () => {
    expect((await asked(keyFigures))!.saleSoFar).toBeNull();
    // The night of the 3rd becomes one of the running day, compared with that of the Friday before.
    const figures = await askedIf(
      [
        "UPDATE shift SET shift_date = '2025-04-04' WHERE id = (SELECT max(id) FROM shift WHERE state = 'CLOSED')",
        "UPDATE shift SET shift_date = '2025-03-28' WHERE shift_date = '2025-04-02'",
      ],
      keyFigures,
    );
    expect(figures).toMatchObject({ day: TODAY, isRunning: true });
    // 495 + 250 L of HS, 100 L of MS; a week before 1,000 L of HS and 600 L of MS for 1,55,020.00.
    expect(figures!.saleSoFar).toMatchObject({ date: TODAY, litres: 845_000, usual: 15_502_000 });
    expect(figures!.saleSoFar!.shifts).toHaveLength(1);
  });

  it('key figures are empty before the first shift', async () => {
    const first = ['TRUNCATE shift CASCADE'];
    expect(await askedIf(first, keyFigures)).toBeNull();
    expect(await askedIf(first, beforeClose)).toBeNull();
    expect(await askedIf(first, tankCover)).toMatchObject({ from: null, to: null, days: 0 });
  });
});

it('days of cover follow the pace of the days worked', async () => {
  const { from, to, days, tanks } = await asked(tankCover);
  expect({ from, to, days }).toEqual({ from: '2025-04-01', to: '2025-04-03', days: 3 });
  const diesel = tanks[0]!;
  // 5 × 1,000 + 495 + 250 in three days.
  expect(diesel).toMatchObject({ tankName: 'T1', shortName: 'HS', volume: 17_392_000, meanSale: 1_915_000 });
  expect(diesel.daysOfCover).toBe(91);
  const { basis } = await readReport(station, 'dsr', 'days { totals { netSale } }', {
    product: station.ids.products.diesel,
    from: from!,
    to: to!,
  }).then(({ days: section }) => ({ basis: paise(section.totals.netSale) }));
  expect(basis).toBe(5_745_000);
  expect(tanks.map(({ isLow }) => isLow)).toEqual([false, false]);
});

it('a newly added tank has days of cover from its own days', async () => {
  const tank = station.ids.tanks.diesel;
  const only = `DELETE FROM shift_tank o USING shift s
    WHERE s.id = o.shift_id AND o.tank_id = ${tank} AND s.shift_date < '2025-04-03'`;
  const { days, tanks } = await askedIf([only], tankCover);
  expect(days).toBe(3);
  // 1,000 + 495 + 250 on its only day; petrol keeps its three days.
  expect(tanks.map(({ meanSale }) => meanSale)).toEqual([1_745_000, 1_033_333]);
  expect(tanks[0]!.daysOfCover).toBe(100);
});

it.each([
  ['at', 0, false],
  ['below', 1, true],
])(
  'a tank %s its low-level percentage has the same verdict on the home page and at the close',
  async (_, less, isLow) => {
    const tank = station.ids.tanks.diesel;
    const percent = await stationSetting(station.sql, 'lowStockPercent');
    const volume = percent * 1_000_000 - less;
    const level = [
      `UPDATE tank SET capacity = 100000000 WHERE id = ${tank}`,
      `UPDATE tank_dip SET volume = ${volume} WHERE tank_id = ${tank}`,
      `UPDATE shift_tank SET opening_volume = ${volume} WHERE tank_id = ${tank}`,
    ];
    const { tanks } = await askedIf(level, tankCover);
    expect(tanks.map((one) => one.isLow)).toEqual([isLow, false]);
    const [closed] = await station.sql<{ id: number }>("SELECT MAX(id) AS id FROM shift WHERE state = 'CLOSED'");
    const stocks = await asIf(level, (sql) => closingStockOf(sql, closed!.id));
    expect(stocks.map((one) => [one.litres, one.isLow])).toEqual([
      [volume, isLow],
      [expect.any(Number), false],
    ]);
  },
);

it('a remaining quantity is listed until its line is unloaded', async () => {
  const receivedOn = (day: string) => [
    `UPDATE invoice SET invoice_date_time = '${day}T10:00', receive_date_time = '${day}T12:00'`,
  ];
  const stockOf = async (day: string): Promise<number> =>
    (await asIf(receivedOn(day), (sql) => stockWorthAt(sql, TODAY))).reduce((sum, { litres }) => sum + litres, 0);
  const [within, beyond] = ['2025-03-05', '2025-03-04'];
  expect((await askedIf(receivedOn(within), beforeClose))!.linesToUnload).toBe(2);
  expect((await askedIf(receivedOn(beyond), beforeClose))!.linesToUnload).toBe(0);
  // 1,000 L of each line.
  expect((await stockOf(within)) - (await stockOf(beyond))).toBe(2_000_000);
});

it('dues are those of the credit accounts, and the unbilled amount that of its report', async () => {
  const before = await asked(topDues);
  const ofReport = (column: string) => totalOf('creditAccountDetails', column, { asAt: TODAY });
  expect(before.due).toBe(await ofReport('due'));
  expect(before.old).toBe((await ofReport('upTo60')) + (await ofReport('upTo90')) + (await ofReport('above90')));
  expect(before.unbilled).toBe(await totalOf('creditReportUnbilled', 'amount', { asAt: TODAY }));
  expect(before).toMatchObject({ firms: [], count: 0 });
  // Two months later all of it is overdue.
  const later = await ask({ ...contextOf(), clock: clockOn('2025-06-30') }, topDues);
  expect(later.old).toBe(later.due);
  expect(later.firms.map(({ due }) => due)).toEqual(later.firms.map(({ due }) => due).toSorted((a, b) => b - a));
  expect(later.firms.length).toBe(later.count);
  expect(later.firms.every(({ old }) => old > 0)).toBe(true);
});

it('a creditor over its limit is listed, even a new one', async () => {
  const [creditor] = station.ids.creditors;
  const [row] = await station.sql<{ due: number }>(
    "SELECT account_balance(id, $2) AS due FROM ledger_account WHERE kind = 'CREDITOR' AND ref_id = $1",
    [creditor, TODAY],
  );
  const { due } = row!;
  const withLimit = (limit: number) => [`UPDATE creditor SET max_limit = ${limit} WHERE id = ${creditor}`];
  expect(await askedIf(withLimit(due), topDues)).toMatchObject({ firms: [], count: 0 });
  const { firms, count } = await askedIf(withLimit(due - 1), topDues);
  expect(firms).toMatchObject([{ creditorId: creditor, due, maxLimit: due - 1, old: 0, isOverLimit: true }]);
  expect(count).toBe(1);
});

it('shortages are those of the monthly report, the greatest first', async () => {
  const month = await asked(shortagesThisMonth);
  expect(month).toMatchObject({ from: '2025-04-01', to: '2025-04-30' });
  expect(month.amount).toBe(
    await totalOf('employeeAttendanceShortage', 'shortageAmount', { from: month.from, to: month.to }),
  );
  expect(month.amount).toBe(month.employees.reduce((total, { amount }) => total + amount, 0));
  expect(month.employees.map(({ amount }) => amount)).toEqual([28_000, 14_400]);
  const may = await ask({ ...contextOf(), clock: clockOn('2025-05-01') }, shortagesThisMonth);
  expect(may).toMatchObject({ employees: [], count: 0, amount: 0 });
});

describe('entries of a staff member', () => {
  const nobody = { vehicle: null, slipNo: null };

  it("a staff member has no entries at first: other users' documents do not count", async () => {
    expect(await asked(myLastEntries, false)).toEqual([]);
    const mine = await asked(myLastEntries);
    expect(mine.map(({ label, title, amount }) => [label, title, amount])).toEqual([
      ['Creditor payment', 'A/B & SONS 100%', 100_000],
      ['Creditor payment', 'SHREE TRANSPORT', 2_000_000],
      ['Credit sale', 'A/B & SONS 100%', 186_200],
    ]);
  });

  it('entries missing before the close are listed until they are made', async () => {
    const { ids } = station;
    expect(await asked(beforeClose, false)).toMatchObject({
      creditSales: 1,
      withoutVehicle: 0,
      stockIns: 0,
      expenditures: 0,
      spent: 0,
      // The petrol of the first invoice, and the whole second one.
      linesToUnload: 2,
      tanksWithoutDip: ['T1', 'T2'],
      pumpsWithoutCash: ['P1', 'P2'],
    });
    const unloaded = `UPDATE stock_in SET shift_id = (SELECT id FROM shift WHERE state = 'RUNNING')
                      WHERE tank_id = ${ids.tanks.petrol}`;
    expect((await askedIf([unloaded], beforeClose))!.tanksWithoutDip).toEqual(['T1']);
    await asStaff('recordCreditSale', {
      creditorId: ids.creditors[1],
      pumpId: ids.pumps[0].id,
      productId: ids.products.diesel,
      litres: 10_000,
      ...nobody,
    });
    await asStaff('collectCash', {
      pumpId: ids.pumps[1].id,
      employeeId: ids.employees[0],
      notes: [{ value: 500, in: 2, out: 0 }],
    });
    await asStaff('recordExpenditure', {
      expenditureCategoryId: ids.expenditureCategories[0],
      amount: 12_000,
      notes: [],
      comment: 'Two cups',
    });
    await asStaff('measureTank', { tankId: ids.tanks.diesel, isAtg: true, volume: 17_300_000 });
    expect(await asked(beforeClose, false)).toMatchObject({
      creditSales: 2,
      withoutVehicle: 1,
      expenditures: 1,
      spent: 12_000,
      tanksWithoutDip: ['T2'],
      pumpsWithoutCash: ['P1'],
    });
  });

  it('own documents are among the last entries, newest first, with the row for a change request', async () => {
    const entries = await asked(myLastEntries, false);
    expect(entries.map(({ table, title, detail, litres, amount }) => [table, title, detail, litres, amount])).toEqual([
      ['tank_dip', 'T1', null, 17_300_000, null],
      ['expenditure', 'Tea', 'Two cups', null, 12_000],
      ['cash_collection', 'ramesh kumar', 'P2', null, 100_000],
      ['credit_sale', 'GANESH LOGISTICS', null, 10_000, 93_100],
    ]);
    expect(entries.every(({ pending }) => pending.length === 0)).toBe(true);
  });

  it('a payment to a supplier is among the last entries', async () => {
    const asAdmin = <Answer>(command: string, input: object): Promise<Answer> =>
      submit(contextOf(), commands.get(command) as never, input) as Promise<Answer>;
    const { id: supplierId } = await asAdmin<{ id: number }>('createSupplier', { name: 'PAINT AND PIPES' });
    await asAdmin('recordSupplierPayment', { supplierId, amount: 12_300, notes: [], comment: 'Hose' });
    const [newest] = await asked(myLastEntries);
    expect(newest).toMatchObject({
      table: 'supplier_payment',
      title: 'PAINT AND PIPES',
      detail: 'Hose',
      amount: 12_300,
    });
  });

  it('pending changes are shown to their author and to admins', async () => {
    const before = await asked(waitingChanges);
    const [, expenditure] = await asked(myLastEntries, false);
    const { table, rowId } = expenditure!;
    await asStaff('changeRow', { table, rowId, permission: 1, changes: [], comment: 'Entered twice' });
    expect((await asked(myLastEntries, false))[1]!.pending).toMatchObject([{ rowId, permission: 1 }]);
    const after = await asked(waitingChanges);
    expect(after.count).toBe(before.count + 1);
    expect(after.oldest.at(-1)).toMatchObject({ tableName: table, rowId });
    await expect(asked(waitingChanges, false)).rejects.toMatchObject({ kind: 'FORBIDDEN' });
  });

  it("a credit sale raises the day's credit", async () => {
    expect((await asked(keyFigures))!.credit.amount).toBe(186_200 + 93_100);
  });
});

describe('long lists', () => {
  it('the list of dues shows the greatest five and counts all', async () => {
    for (const place of [1, 2, 3, 4, 5, 6])
      await station.act('createCreditor', {
        firmName: `FIRM ${place}`,
        shortName: `F${place}`,
        proprietorName: 'OWNER',
        address: 'MARKET ROAD',
        email: `firm${place}@customer.example`,
        contactNo: `912345679${place}`,
        maxLimit: 1_000,
        openingBalance: place * 100_000_000,
        confirmed: true,
      });
    const { firms, count } = await ask({ ...contextOf(), clock: clockOn('2099-01-01') }, topDues);
    expect(firms.map(({ firmName }) => firmName)).toEqual(['FIRM 6', 'FIRM 5', 'FIRM 4', 'FIRM 3', 'FIRM 2']);
    expect(count).toBeGreaterThanOrEqual(6);
  });

  it('the list of shortages shows the greatest five, and counts and sums all', async () => {
    const { employees } = station.ids;
    for (const place of [1, 2, 3, 4])
      employees.push(
        (
          await station.act('createEmployee', {
            name: `helper ${place}`,
            contactNo: `987654322${place}`,
            address: 'Station Road',
            payRate: 45_000,
            joinDate: '2025-04-01',
          })
        ).id,
      );
    const short = `INSERT INTO employee_shortage (shift_id, pump_id, employee_id, amount)
      SELECT (SELECT MIN(id) FROM shift), ${station.ids.pumps[0].id}, id, id * 100 FROM employee WHERE name LIKE 'helper%'`;
    const before = await asked(shortagesThisMonth);
    const month = await askedIf([short], shortagesThisMonth);
    expect([month.employees.length, month.count]).toEqual([5, 6]);
    const helpers = employees.slice(-4).reduce((sum, id) => sum + id * 100, 0);
    expect(month.amount).toBe(before.amount + helpers);
    expect(month.employees.map(({ amount }) => amount)).toEqual(
      month.employees.map(({ amount }) => amount).toSorted((one, other) => other - one),
    );
  });

  it('the lists show the five oldest requests and the last ten own entries', async () => {
    const before = await asked(waitingChanges);
    const ids: number[] = [];
    for (let place = 0; place < 7; place++) {
      const [category] = station.ids.expenditureCategories;
      await asStaff('recordExpenditure', {
        expenditureCategoryId: category,
        amount: 1_000,
        notes: [],
        comment: `Cup ${place}`,
      });
      const [newest] = await asked(myLastEntries, false);
      ids.push(newest!.rowId);
      await asStaff('changeRow', {
        table: 'expenditure',
        rowId: newest!.rowId,
        permission: 1,
        changes: [],
        comment: 'x',
      });
    }
    const { count, oldest } = await asked(waitingChanges);
    expect(count).toBe(before.count + 7);
    expect(oldest.map(({ rowId }) => rowId)).toEqual([...before.oldest.map(({ rowId }) => rowId), ...ids].slice(0, 5));
    const entries = await asked(myLastEntries, false);
    expect(entries).toHaveLength(10);
    expect(entries.slice(0, 7).map(({ rowId }) => rowId)).toEqual(ids.toReversed());
  });
});

it('show entries without a shift to their author since the shift began', async () => {
  const { ids } = station;
  await asStaff('createInvoice', {
    invoiceNumber: 'IOC-2001',
    invoiceDateTime: '2025-04-03T14:00',
    receiveDateTime: '2025-04-03T15:00',
    truckNumber: 'GJ01XY9999',
    invoiceAmount: 9_000_000,
    lines: [{ productId: ids.products.diesel, quantity: 1_000_000, shortageQuantity: 0, density: '0.8220' }],
  });
  const measured = { productId: ids.products.petrol, tankId: ids.tanks.petrol, density: 7420, temperature: 285 };
  await asStaff('recordDensity', { ...measured, businessDate: TODAY, occasion: 'MORNING' });
  await asStaff('makeBill', { creditorId: ids.creditors[1], from: '2025-04-01', to: '2025-04-03' });
  const newest = (await asked(myLastEntries, false)).slice(0, 3);
  expect(newest.map(({ label, title, detail, amount }) => [label, title, detail, amount])).toEqual([
    ['Bill', 'GANESH LOGISTICS', expect.any(String), 5_550_000],
    ['Density reading', 'MS', 'T2', null],
    ['Invoice', 'IOC-2001', 'GJ01XY9999', 9_000_000],
  ]);
  // The admin's invoices, bill and densities belong to earlier shifts.
  expect((await asked(myLastEntries)).map(({ table }) => table)).toEqual([
    'supplier_payment',
    'creditor_payment',
    'creditor_payment',
    'credit_sale',
  ]);
});

describe('with years of data', () => {
  it.each([
    ['beforeClose', beforeClose],
    ['myLastEntries', myLastEntries],
    ['keyFigures', keyFigures],
    ['tankCover', tankCover],
    ['topDues', topDues],
    ['shortagesThisMonth', shortagesThisMonth],
    ['waitingChanges', waitingChanges],
  ] as [string, Query<object, unknown>][])(
    '%s reads through indexes without scanning a whole table',
    async (_, query) => {
      const ctx = contextOf();
      expect(await wholeReadsOf(station.database, (sql) => query.run({ sql, ctx, asks: () => true }, {}))).toEqual([]);
    },
  );
});

it('the wire and the entry points return the same, and staff see no figures for admins', async () => {
  const all = `{ beforeClose { shiftId } myLastEntries { rowId } keyFigures { day } tankCover { days } topDues { due }
    shortagesThisMonth { amount } waitingChanges { count } }`;
  const { body } = await station.graphql(all);
  expect(body.errors).toBeUndefined();
  expect(body.data.keyFigures).toEqual({ day: TODAY });
  for (const field of [
    'keyFigures { day }',
    'tankCover { days }',
    'topDues { due }',
    'shortagesThisMonth { amount }',
  ]) {
    const refused = await station.graphql(`{ ${field} }`, {}, { token: station.staffToken });
    expect(refused.body.errors[0].extensions.code).toBe('FORBIDDEN');
  }
});

it('an old due below one rupee is left by rounding, and is not pressing', async () => {
  const add = (firmName: string, openingBalance: number) =>
    submit(
      contextOf(),
      commands.get('createCreditor') as never,
      {
        ...{ firmName, shortName: firmName, proprietorName: 'OWNER', email: 'accounts@sons.example' },
        ...{ contactNo: '9123456701', address: 'MARKET ROAD', maxLimit: 10_000_000, openingBalance },
      } as never,
    );
  const pressing = async () => (await ask({ ...contextOf(), clock: clockOn('2025-06-30') }, topDues)).count;
  const before = await pressing();
  await add('PAISE', 99);
  expect(await pressing()).toBe(before);
  await add('RUPEE', 100);
  expect(await pressing()).toBe(before + 1);
});

it('the books are valid', () => expectBooksInOrder(station.database));
