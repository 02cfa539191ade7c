import { usualOn } from '../../server/domain/usual-day';
import { beforeClose } from '../../server/home/before-close.query';
import { keyFigures } from '../../server/home/key-figures.query';
import { myLastEntries } from '../../server/home/my-last-entries.query';
import { shortagesThisMonth } from '../../server/home/shortages-of-month.query';
import { tankCover } from '../../server/home/tank-cover.query';
import { topDues } from '../../server/home/top-dues.query';
import { waitingChanges } from '../../server/home/waiting-changes.query';
import { ask, type Query } from '../../server/platform/ask';
import type { Actor, Context } from '../../server/platform/context';
import type { Sql } from '../../server/platform/sql';
import { commands, submit } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { type ReportArguments, readReport } from '../reports/read-report';
import { workCredit } from '../reports/worked-credit';
import { workShifts } from '../reports/worked-shifts';
import { workStock } from '../reports/worked-stock';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

/** The worked shift of this day runs. */
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
  userId: isAdmin ? station.ids.admin : station.ids.staff,
  sessionId: 1,
  ...{ name: 'A', email: 'a@b.example', isAdmin },
});
const contextOf = (isAdmin = true): Context => station.request({ actor: actorOf(isAdmin), clock: clockOn(TODAY) });
const asked = <Answer>(query: Query<object, Answer>, isAdmin = true): Promise<Answer> => ask(contextOf(isAdmin), query);
const asStaff = <Answer = { id: number }>(command: string, input: object): Promise<Answer> =>
  submit(contextOf(false), commands.get(command) as never, input) as Promise<Answer>;

/** Decimal text of the wire, as it is inside. */
const paise = (text: string): number => Number(text.replace('.', ''));
const totalOf = async (field: string, column: string, values: ReportArguments): Promise<number> =>
  paise((await readReport(station, field, `totals { ${column} }`, values)).totals[column] ?? '0');

describe('what is usual of a day', () => {
  const friday = (weeks: number): string =>
    ['2026-01-30', '2026-01-23', '2026-01-16', '2026-01-09', '2026-01-02'][weeks]!;
  it.each<[string, Record<string, number>, number | null]>([
    ['nothing where no such day was worked', { '2026-01-29': 100 }, null],
    ['the one that was', { [friday(1)]: 700 }, 700],
    ['of two the middle, half up', { [friday(1)]: 700, [friday(2)]: 801 }, 751],
    ['of three the second', { [friday(1)]: 9_000, [friday(2)]: 801, [friday(4)]: 10 }, 801],
    ['of four the middle two', { [friday(1)]: 1, [friday(2)]: 900, [friday(3)]: 10, [friday(4)]: 20 }, 15],
    ['never the day itself, nor one that is older', { [friday(0)]: 5, '2025-12-26': 6 }, null],
  ])('%s', (_, figures, usual) => {
    expect(usualOn(friday(0), new Map(Object.entries(figures)))).toBe(usual);
  });
});

describe('key figures', () => {
  it('are of the last whole day, the credit of the running one, and the safe as it is', async () => {
    const figures = (await asked(keyFigures))!;
    expect(figures).toMatchObject({ day: TODAY, isRunning: true, soldOn: '2025-04-03', cashAsAt: TODAY });
    // 20 L of HS at 93.10.
    expect(figures.credit.amount).toBe(186_200);
    expect(figures.credit.usual).toBeNull();
    expect(figures.sold.map(({ shortName, days }) => [shortName, days.map(({ date }) => date)])).toEqual([
      ['HS', ['2025-04-01', '2025-04-02', '2025-04-03']],
      ['MS', ['2025-04-01', '2025-04-02', '2025-04-03']],
    ]);
    // The morning's 1,000 L, then 495 + 250 in the night.
    expect(figures.sold[0]!.litres).toBe(1_745_000);
  });

  it('agree with the reports that they lead to', async () => {
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
});

it('tanks last for what is in them at the pace of the days that were worked', async () => {
  const { from, to, days, tanks } = await asked(tankCover);
  expect({ from, to, days }).toEqual({ from: '2025-04-01', to: '2025-04-03', days: 3 });
  const diesel = tanks[0]!;
  // 5 × 1,000 + 495 + 250 in three days.
  expect(diesel).toMatchObject({ tankName: 'T1', shortName: 'HS', volume: 17_392_000, meanSale: 1_915_000 });
  expect(diesel.daysOfCover).toBe(91);
  const { basis } = await readReport(station, 'dsr', 'days { totals { netSale } }', {
    ...{ product: station.ids.products.diesel, from: from!, to: to! },
  }).then(({ days: section }) => ({ basis: paise(section.totals.netSale) }));
  expect(basis).toBe(5_745_000);
  expect(tanks.map(({ isLow }) => isLow)).toEqual([false, false]);
});

it('dues are those of the credit accounts, and what is not billed is that of its report', async () => {
  const before = await asked(topDues);
  const ofReport = (column: string) => totalOf('creditAccountDetails', column, { asAt: TODAY });
  expect(before.due).toBe(await ofReport('due'));
  expect(before.old).toBe((await ofReport('upTo60')) + (await ofReport('upTo90')) + (await ofReport('above90')));
  expect(before.unbilled).toBe(await totalOf('creditReportUnbilled', 'amount', { asAt: TODAY }));
  expect(before).toMatchObject({ firms: [], count: 0 });
  // Two months later all of it is old.
  const later = await ask({ ...contextOf(), clock: clockOn('2025-06-30') }, topDues);
  expect(later.old).toBe(later.due);
  expect(later.firms.map(({ due }) => due)).toEqual(later.firms.map(({ due }) => due).toSorted((a, b) => b - a));
  expect(later.firms.length).toBe(later.count);
  expect(later.firms.every(({ old }) => old > 0)).toBe(true);
});

it('shortages are those of the month’s report, the greatest first', async () => {
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

describe('what somebody of the staff enters', () => {
  const nobody = { vehicle: null, slipNo: null };

  it('was nothing yet: the documents of others are not theirs', async () => {
    expect(await asked(myLastEntries, false)).toEqual([]);
    const mine = await asked(myLastEntries);
    expect(mine.map(({ label, title, amount }) => [label, title, amount])).toEqual([
      ['Creditor payment', 'A/B & SONS 100%', 100_000],
      ['Creditor payment', 'SHREE TRANSPORT', 2_000_000],
      ['Credit sale', 'A/B & SONS 100%', 186_200],
    ]);
  });

  it('is missed before the close for as long as it is not there', async () => {
    const { ids } = station;
    expect(await asked(beforeClose, false)).toMatchObject({
      ...{ creditSales: 1, withoutVehicle: 0, stockIns: 0, expenditures: 0, spent: 0 },
      // Of the first invoice's petrol, and the whole second one.
      linesToUnload: 2,
      ...{ tanksWithoutDip: ['T1', 'T2'], pumpsWithoutCash: ['P1', 'P2'] },
    });
    await asStaff('recordCreditSale', {
      ...{ creditorId: ids.creditors[1], pumpId: ids.pumps[0].id, productId: ids.products.diesel, litres: 10_000 },
      ...nobody,
    });
    await asStaff('collectCash', {
      pumpId: ids.pumps[1].id,
      employeeId: ids.employees[0],
      notes: [{ value: 500, in: 2, out: 0 }],
    });
    await asStaff('recordExpenditure', {
      ...{ expenditureCategoryId: ids.expenditureCategories[0], amount: 12_000, notes: [], comment: 'Two cups' },
    });
    await asStaff('measureTank', { tankId: ids.tanks.diesel, isAtg: true, volume: 17_300_000 });
    expect(await asked(beforeClose, false)).toMatchObject({
      ...{ creditSales: 2, withoutVehicle: 1, expenditures: 1, spent: 12_000 },
      ...{ tanksWithoutDip: ['T2'], pumpsWithoutCash: ['P1'] },
    });
  });

  it('stands among the last entries, newest first, with the row that a change is asked of', async () => {
    const entries = await asked(myLastEntries, false);
    expect(entries.map(({ table, title, detail, litres, amount }) => [table, title, detail, litres, amount])).toEqual([
      ['tank_dip', 'T1', null, 17_300_000, null],
      ['expenditure', 'Tea', 'Two cups', null, 12_000],
      ['cash_collection', 'ramesh kumar', 'P2', null, 100_000],
      ['credit_sale', 'GANESH LOGISTICS', null, 10_000, 93_100],
    ]);
    expect(entries.every(({ pending }) => pending.length === 0)).toBe(true);
  });

  it('shows that a change of it waits, to its author and to the admins', async () => {
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

  it('moves the credit of the day by what was sold', async () => {
    expect((await asked(keyFigures))!.credit.amount).toBe(186_200 + 93_100);
  });
});

describe('over the years', () => {
  it.each([
    ['beforeClose', beforeClose],
    ['myLastEntries', myLastEntries],
    ['keyFigures', keyFigures],
    ['tankCover', tankCover],
    ['topDues', topDues],
    ['shortagesThisMonth', shortagesThisMonth],
    ['waitingChanges', waitingChanges],
  ] as [string, Query<object, unknown>][])(
    '%s reads by what it is asked for, never a table as a whole',
    async (_, query) => {
      const plans = await transaction(station.database, async ({ sql }) => {
        // What is left of whole reads then is what no index serves.
        for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await sql(`SET LOCAL enable_${way} = off`);
        const told: { text: string; values: unknown[] | undefined }[] = [];
        const listening: Sql = (text, values) => {
          told.push({ text, values });
          return sql(text, values);
        };
        await query.run({ sql: listening, ctx: contextOf() }, {});
        const found: unknown[] = [];
        for (const { text, values } of told) {
          const [row] = await sql<{ 'QUERY PLAN': unknown }>(`EXPLAIN (FORMAT JSON) ${text}`, values);
          found.push(row!['QUERY PLAN']);
        }
        return found;
      });
      expect(plans).not.toEqual([]);
      expect(plans.flatMap(wholeReads)).toEqual([]);
    },
  );

  const GROWING = new Set([
    ...['shift', 'nozzle_reading', 'credit_sale', 'cash_collection', 'employee_shortage', 'tank_dip', 'daily_total'],
    ...[
      'journal_entry',
      'posting',
      'stock_movement',
      'attendance',
      'invoice',
      'invoice_line',
      'stock_in',
      'shift_tank',
    ],
    ...['creditor_bill', 'creditor_payment', 'payment_allotment', 'expenditure', 'employee_advance', 'salary_payment'],
    ...['cash_transfer', 'cash_exchange', 'account_month'],
  ]);

  /** Indexes of the few rows that are not over yet: all of such a one is little. */
  const SMALL = new Set(['ix_shift_one_running', 'ix_invoice_line_pending']);

  /** The tables that grow and that a plan reads without a condition on an index; one row from an end of it is not a read of all. */
  function wholeReads(plan: unknown): string[] {
    if (plan === null || typeof plan !== 'object') return [];
    const node = plan as Record<string, unknown>;
    if (node['Node Type'] === 'Limit' && node['Plan Rows'] === 1) return [];
    const table = String(node['Relation Name']);
    const isBounded = 'Index Cond' in node || 'Recheck Cond' in node || SMALL.has(String(node['Index Name']));
    const isWhole = GROWING.has(table) && !isBounded;
    return [...(isWhole ? [table] : []), ...Object.values(node).flatMap(wholeReads)];
  }
});

it('answers over the wire as at the doors, and tells staff nothing of the admins’ figures', async () => {
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

it('the books are in order', () => expectBooksInOrder(station.database));
