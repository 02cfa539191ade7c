import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { isMessage } from '../../server/domain/kernel/message';
import { sum } from '../../server/domain/kernel/sum';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import { supplierDues } from '../../server/reports/definitions/supplier-dues';
import type { PageInput } from '../../server/reports/page';
import type { Values } from '../../server/reports/parameter';
import type { Report } from '../../server/reports/report';
import { type Row, type SectionAnswer, totalled } from '../../server/reports/section';
import { inEnglish } from '../reports/in-english';
import { FROM_LEDGER, NOT_BY_DAY, NOT_IN_LEDGER } from '../reports/ledger-totals';
import { RANGE, type RandomBooks, randomBooks } from '../reports/random-books';
import { openBackend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { actAs, seedClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

/** Properties that every report has over any books. The books are random, from the seed of all tests. */
const RUNS = Number(process.env.FORECOURT_RUNS ?? 2);
const SEEDS = fc.sample(fc.integer({ min: 1, max: 1_000_000 }), RUNS);

const DAYS = [...daysOf(RANGE)];
function* daysOf({ from, to }: typeof RANGE): Generator<string> {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day;
}

test('each report has its totals from the ledgers, or a reason why not', () => {
  const known = [...Object.keys(FROM_LEDGER), ...Object.keys(NOT_IN_LEDGER)];
  expect(known.toSorted()).toEqual(reports.map(({ route }) => route).toSorted());
  for (const [route, sections] of Object.entries(FROM_LEDGER)) {
    const report = reports.find((one) => one.route === route)!;
    for (const [section, totals] of Object.entries(sections)) {
      const found = report.sections.find(({ name }) => (name ?? '') === section)!;
      const figures = found.asFacts ? found.columns : totalled(found);
      expect(figures.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(totals)));
    }
  }
  const columns = reports.flatMap((report) =>
    report.sections.flatMap((section) => totalled(section).map(({ name }) => columnOf(report, section.name, name))),
  );
  expect(columns).toEqual(expect.arrayContaining(Object.keys(NOT_BY_DAY)));
});

/** The neighbours in the wrong order: empty values come last, and equal ones keep the report's own order. */
function disorderOf(sorted: readonly Row[], own: readonly Row[], name: string, descending: boolean): [Row, Row][] {
  const places = new Map<string, number[]>();
  for (const [place, row] of own.entries()) {
    const written = JSON.stringify(row);
    places.set(written, [...(places.get(written) ?? []), place]);
  }
  const placed = sorted.map((row) => ({ row, place: places.get(JSON.stringify(row))!.shift()! }));
  return placed.slice(1).flatMap((next, before): [Row, Row][] => {
    const one = placed[before]!;
    const isRight = inOrder(one.row[name], next.row[name], descending) ?? one.place < next.place;
    return isRight ? [] : [[one.row, next.row]];
  });
}

/** Whether one value comes before another; null if they are equal. */
function inOrder(one: Row[string], next: Row[string], descending: boolean): boolean | null {
  if (one == null || next == null) return one === next ? null : next === null;
  const [a, b] = [one, next].map((value) => (isMessage(value) ? value.message : value.valueOf())) as [string, string];
  if (a === b) return null;
  return a < b !== descending;
}

const columnOf = ({ route }: Report, section: string | null, column: string): string =>
  `${route} ${section ?? ''}.${column}`;

describe.each(SEEDS)('random books with seed %i', (seed) => {
  let books: RandomBooks;
  let shiftId: number;
  beforeAll(async () => {
    books = await randomBooks(seed);
    const [shift] = await books.backend.sql<{ id: number }>("SELECT MIN(id) AS id FROM shift WHERE state = 'CLOSED'");
    shiftId = shift!.id;
  }, 120_000);
  afterAll(() => books?.backend.close());

  /** The parameters of a report; null for the print of a document. */
  function valuesFor({ route, parameters }: Report, range = RANGE): Values | null {
    const creditor = route.startsWith('small-') ? books.small : books.firm;
    const known: Record<string, string | number> = {
      ...range,
      asAt: range.to,
      shiftId,
      shiftDate: '2026-02-26',
      employee: books.employee,
      supplier: books.supplier,
    };
    // The audit lists entries by the time of the change, which is now.
    if (route === 'audit') Object.assign(known, { from: '2000-01-01', to: '2999-12-31' });
    for (const name of ['creditor', 'creditorId', 'id']) if (parameters[name]?.required) known[name] = creditor;
    const wanted = Object.entries(parameters).filter(
      ([name, { required }]) => required || ['from', 'to', 'asAt'].includes(name),
    );
    if (wanted.some(([name]) => known[name] === undefined)) return null;
    return Object.fromEntries(wanted.map(([name]) => [name, known[name]!]));
  }

  const read = (report: Report, values: Values, page?: PageInput) =>
    ask(books.ctx, report.query, { ...values, ...(page && { page }) }).then(({ sections }) => sections);

  test('the books are in order and contain every kind of document', async () => {
    await expectBooksInOrder(books.backend.database);
    const [found] = await books.backend.sql(
      `SELECT (SELECT COUNT(*) FROM credit_sale) > 5 AS sales, (SELECT COUNT(*) FROM invoice) > 1 AS invoices,
              (SELECT COUNT(*) FROM stock_in) > 0 AS unloaded, (SELECT COUNT(*) FROM salary_payment) > 0 AS salaries`,
    );
    expect(found).toEqual({ sales: true, invoices: true, unloaded: true, salaries: true });
  });

  const ofDays = reports.filter(({ parameters }) => 'from' in parameters && 'to' in parameters);
  test.each(ofDays.map((report) => [report.route, report] as const))(
    '%s: the days add up to the range',
    async (_, report) => {
      const values = valuesFor(report)!;
      const whole = await read(report, values);
      if (report.route === 'audit') return;
      const days: SectionAnswer[][] = [];
      for (const day of DAYS) days.push(await read(report, { ...values, from: day, to: day }));
      for (const [index, section] of report.sections.entries())
        for (const { name } of totalled(section)) {
          const column = columnOf(report, section.name, name);
          if (column in NOT_BY_DAY) continue;
          const added = sum(days, (day) => Number(day[index]!.totals![name]));
          expect([column, added]).toEqual([column, Number(whole[index]!.totals![name])]);
        }
    },
  );

  const inLedger = reports.filter(({ route }) => route in FROM_LEDGER);
  test.each(inLedger.map((report) => [report.route, report] as const))(
    '%s: totals match the ledger',
    async (_, report) => {
      const ranges = [RANGE, { from: '2026-02-27', to: '2026-03-01' }, { from: '2026-03-01', to: '2026-03-31' }];
      for (const range of ranges) {
        // A report of a shift or of the present covers all days.
        const isOfDays = 'to' in report.parameters || 'asAt' in report.parameters;
        if (!isOfDays && range !== RANGE) continue;
        const values = valuesFor(report, range)!;
        const bound = { ...(isOfDays ? range : { from: '2000-01-01', to: '2999-12-31' }), ...values };
        const literals: Record<string, string> = {
          from: `'${bound.from}'`,
          to: `'${bound.to}'`,
          shiftId: `${shiftId}`,
          employee: `${books.employee}`,
          supplier: `${books.supplier}`,
          creditor: `${report.route.startsWith('small-') ? books.small : books.firm}`,
        };
        const sections = await read(report, values);
        for (const [section, totals] of Object.entries(FROM_LEDGER[report.route]!)) {
          const index = report.sections.findIndex(({ name }) => (name ?? '') === section);
          for (const [column, sql] of Object.entries(totals)) {
            const text = sql.replace(/(?<!:):(\w+)/g, (_token, name: string) => literals[name]!);
            const [ledger] = await books.backend.sql<Record<string, number>>(`SELECT (${text})::bigint AS figure`);
            const { totals: sums, rows } = sections[index]!;
            const figure = Number((report.sections[index]!.asFacts ? rows[0] : sums)![column]);
            expect([range, section, column, figure]).toEqual([range, section, column, ledger!.figure]);
          }
        }
      }
    },
  );

  test('what is owed to a supplier by age comes to what is owed', async () => {
    for (const asAt of ['2026-02-25', '2026-02-28', '2026-03-10', '2026-06-30']) {
      const [dues] = await read(supplierDues, { asAt });
      for (const { owed, upTo30, upTo60, upTo90, above90, dueThisWeek } of dues!.rows as Record<string, number>[]) {
        expect([asAt, upTo30! + upTo60! + upTo90! + above90!]).toEqual([asAt, owed]);
        expect(dueThisWeek ?? 0).toBeLessThanOrEqual(Math.max(owed!, 0));
      }
    }
  });

  const paged = reports.filter(({ isPaged }) => isPaged);
  test.each(paged.map((report) => [report.route, report] as const))(
    '%s: the pages add up to the full report',
    async (_, report) => {
      const values = valuesFor(report);
      if (values === null) return;
      const [whole] = await read(report, values);
      const { rows, rowCount, totals, subtotals } = whole!;
      expect(rowCount).toBe(rows.length);
      // Many pages for few rows, but no more than a busy machine can load in time.
      const limit = Math.max(7, Math.ceil(rowCount / 12));
      const joined: Row[] = [];
      for (let offset = 0; offset === 0 || offset < rowCount; offset += limit) {
        const [page] = await read(report, values, { limit, offset });
        expect({ ...page, rows: [] }).toEqual({ rows: [], rowCount, totals, subtotals });
        joined.push(...page!.rows);
      }
      expect(joined).toEqual(rows);
      const written = (list: readonly Row[]): string[] => list.map((row) => JSON.stringify(row)).toSorted();
      for (const { name } of report.sections[0]!.columns.filter(({ sortable }) => sortable))
        for (const descending of [false, true]) {
          const [sorted] = await read(report, values, { sort: name, descending });
          expect({ ...sorted, rows: written(sorted!.rows) }).toEqual({
            rowCount,
            totals,
            subtotals,
            rows: written(rows),
          });
          expect([name, descending, disorderOf(sorted!.rows, rows, name, descending)]).toEqual([name, descending, []]);
          const pages: Row[] = [];
          for (let offset = 0; offset < rowCount; offset += limit)
            pages.push(...(await read(report, values, { sort: name, descending, limit, offset }))[0]!.rows);
          expect(pages).toEqual(sorted!.rows);
        }
    },
  );

  test.each(paged.map((report) => [report.route, report] as const))(
    '%s: says which columns it cannot be sorted by',
    async (_, report) => {
      const values = valuesFor(report);
      if (values === null) return;
      for (const { name, label } of report.sections[0]!.columns.filter(({ sortable }) => !sortable))
        await expect(read(report, values, { sort: name })).rejects.toMatchObject({
          kind: 'INVALID',
          problems: [{ field: 'page.sort', message: `Rows cannot be sorted by ${label}` }],
        });
    },
  );

  const anyDays = fc.sample(fc.tuple(fc.nat(DAYS.length - 1), fc.nat(DAYS.length - 1)), 6);
  test.each(anyDays)(
    'profit and loss of days %i and %i matches the ledger, the tanks and the single days',
    async (a, b) => {
      const range = { from: DAYS[Math.min(a, b)]!, to: DAYS[Math.max(a, b)]! };
      const profit = reports.find(({ route }) => route === 'profit-and-loss')!;
      const [result, products, accounts] = await read(profit, range);
      const facts = result!.rows[0]!;
      const kinds = [
        'Sales',
        'Purchases',
        'Expenditure',
        'Salaries',
        'Interest',
        'Charges recovered',
        'Cash short and over',
      ];
      const trial = reports.find(({ route }) => route === 'trial-balance')!;
      const incomeUpTo = async (asAt: string): Promise<number> => {
        const [balances] = await read(trial, { asAt });
        const ofResult = balances!.rows.filter(({ kind }) => kinds.includes(String(kind)));
        return sum(ofResult, ({ debit, credit }) => Number(credit ?? 0) - Number(debit ?? 0));
      };
      const moved = (await incomeUpTo(range.to)) - (await incomeUpTo(addDays(range.from, -1)));
      expect(facts.byBooks).toBe(moved);
      expect(facts.net).toBe(moved + Number(facts.stockChange));
      expect(Number(accounts!.totals!.income) - Number(accounts!.totals!.cost)).toBe(facts.net);
      expect(sum(products!.rows, ({ stockChange }) => Number(stockChange))).toBe(facts.stockChange);
      const stocks = await books.backend.sql<{ product: string; litres: number }>(
        `SELECT p.short_name AS product,
              ((SELECT COALESCE(SUM(m.litres), 0) FROM stock_movement m JOIN journal_entry e ON e.id = m.entry_id
                WHERE m.product_id = p.id AND e.business_date <= $1)
              + (SELECT COALESCE(SUM(l.quantity), 0) FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id
                 WHERE l.product_id = p.id AND i.received_on <= $1)
              - (SELECT COALESCE(SUM(n.quantity), 0) FROM stock_in n JOIN invoice_line l ON l.id = n.invoice_line_id
                 JOIN shift s ON s.id = n.shift_id WHERE l.product_id = p.id AND s.shift_date <= $1))::bigint AS litres
       FROM product p ORDER BY p.id`,
        [range.to],
      );
      for (const { product, litres } of stocks) {
        const row = products!.rows.find((one) => one.product === product);
        expect([product, row?.closingLitres ?? 0]).toEqual([product, litres]);
      }
      const figures = ['byBooks', 'stockChange', 'grossMargin', 'net', 'bankCharges'] as const;
      const ofDay: Row[] = [];
      for (const day of daysOf(range)) ofDay.push((await read(profit, { from: day, to: day }))[0]!.rows[0]!);
      for (const figure of figures)
        expect([figure, sum(ofDay, (day) => Number(day[figure]))]).toEqual([figure, facts[figure]]);
    },
  );
});

test('a product that was never bought has no margin, and then there is no net result', async () => {
  const backend = await openBackend();
  try {
    const ctx = await contextOf(backend, true);
    const { morning } = await seedClosingStation(actAs(ctx));
    await actAs(ctx)('startShift', { shiftDate: '2026-03-01', shiftTypeId: morning });
    const profit = reports.find(({ route }) => route === 'profit-and-loss')!;
    const { sections } = await ask(ctx, profit.query, { from: '2026-03-01', to: '2026-03-31' });
    const [result, products] = inEnglish(profit, sections);
    const nothing = { opening: null, closing: null, stockChange: null, margin: null, perLitre: null };
    const note = 'Nothing was bought yet, so its stock has no price';
    expect(products!.rows).toEqual(
      ['HS', 'MS'].map((product) =>
        expect.objectContaining({ product, ...nothing, note, openingLitres: 10_000_000, closingLitres: 10_000_000 }),
      ),
    );
    expect(result!.rows).toEqual([
      expect.objectContaining({
        net: null,
        stockChange: null,
        grossMargin: null,
        byBooks: 0,
        missing: 'HS, MS: nothing was bought yet, so its stock has no price',
      }),
    ]);
  } finally {
    await backend.close();
  }
});
