import { prints } from '../domain/prints.messages';
import { type Fuel, fuelsOf } from '../modules/stock/variation-basis.queries';
import type { Wording } from '../platform/language';
import type { Sql } from '../platform/sql';
import type { PrintedTable } from './export/printed';
import type { Values } from './parameter';
import type { Row, SectionAnswer } from './section';

/** The days of product $1 from the last one before $2 to $3. */
const DAYS = `
  s.state = 'CLOSED' AND s.shift_date <= $3
  AND s.shift_date >= COALESCE((SELECT MAX(shift_date) FROM shift WHERE state = 'CLOSED' AND shift_date < $2), $2)`;

const DIPS = `
  SELECT s.shift_date AS date, t.name, (array_agg(d.dip ORDER BY s.id DESC))[1] AS figure
  FROM shift s
  JOIN tank_dip d ON d.shift_id = s.id AND d.kind = 'CLOSE'
  JOIN tank t ON t.id = d.tank_id AND t.product_id = $1
  WHERE ${DAYS} GROUP BY s.shift_date, t.id ORDER BY s.shift_date, t.id`;

const TOTALISERS = `
  SELECT s.shift_date AS date, p.name || ' ' || n.name AS name, (array_agg(r.close ORDER BY r.id DESC))[1] AS figure
  FROM shift s
  JOIN nozzle_reading r ON r.shift_id = s.id AND r.product_id = $1 AND r.close IS NOT NULL
  JOIN nozzle n ON n.id = r.nozzle_id
  JOIN pump p ON p.id = n.pump_id
  WHERE ${DAYS} GROUP BY s.shift_date, p.id, n.id ORDER BY s.shift_date, p.id, n.id`;

/** What a tank's stick or a nozzle's meter shows at the end of a day. */
interface Shown {
  date: string;
  name: string;
  figure: number | null;
}

/** The dips of a day in one cell: with the tanks' names, if there are several. */
function dipsText(dips: readonly Shown[]): string | null {
  const measured = dips.filter(({ figure }) => figure !== null);
  if (measured.length === 0) return null;
  return measured.map(({ name, figure }) => (dips.length === 1 ? `${figure}` : `${name} ${figure}`)).join(', ');
}

/**
 * The stock register of the oil companies: a page for each product, with a line a day in the order of their form, and the
 * totaliser of each nozzle. `days` are the rows of the daily stock report.
 */
export async function stockRegister(
  sql: Sql,
  { product, from, to }: Values,
  days: SectionAnswer,
  said: Wording,
): Promise<PrintedTable[]> {
  const tables: PrintedTable[] = [];
  for (const fuel of await fuelsOf(sql, product as number | null)) {
    const rows = days.rows.filter((row) => row.product === fuel.shortName);
    if (rows.length === 0) continue;
    const range = [fuel.id, from, to];
    const dips = byDay(await sql<Shown>(DIPS, range));
    const meters = byDay(await sql<Shown>(TOTALISERS, range));
    const sums = days.subtotals.find((row) => row.product === fuel.shortName) ?? {};
    tables.push(
      { ...registerOf(fuel, rows, sums, dips, meters, said), onNewPage: tables.length > 0 },
      totalisersOf(rows, meters, said),
    );
  }
  return tables;
}

type ByDay = ReadonlyMap<string, Shown[]>;

function byDay(figures: readonly Shown[]): ByDay {
  const days = new Map<string, Shown[]>();
  for (const figure of figures) days.set(figure.date, [...(days.get(figure.date) ?? []), figure]);
  return days;
}

function registerOf(
  { shortName }: Fuel,
  rows: readonly Row[],
  sums: Row,
  dips: ByDay,
  meters: ByDay,
  said: Wording,
): PrintedTable {
  const dates = [...dips.keys()];
  const before = (date: string): Shown[] => dips.get(dates[dates.indexOf(date) - 1] ?? '') ?? [];
  const columns: [PrintedTable['columns'][number], cell: (row: Row, date: string) => unknown][] = [
    [{ label: said(prints.date()), kind: 'date' }, (row) => row.date],
    [{ label: said(prints.openingDip()), kind: 'text' }, (_, date) => dipsText(before(date))],
    [{ label: said(prints.openingStock()), kind: 'litres' }, (row) => row.opening],
    [{ label: said(prints.receipts()), kind: 'litres' }, (row) => row.receipt],
    [{ label: said(prints.totalStock()), kind: 'litres' }, (row) => row.total],
    [{ label: said(prints.totalisers()), kind: 'litres' }, (_, date) => sumOf(meters.get(date))],
    [{ label: said(prints.testing()), kind: 'litres' }, (row) => row.testing],
    [{ label: said(prints.sales()), kind: 'litres' }, (row) => row.netSale],
    [{ label: said(prints.closingDip()), kind: 'text' }, (_, date) => dipsText(dips.get(date) ?? [])],
    [{ label: said(prints.closingStock()), kind: 'litres' }, (row) => row.dipClosing],
    [{ label: said(prints.variation()), kind: 'litres' }, (row) => row.variation],
    [{ label: said(prints.cumulative()), kind: 'litres' }, (row) => row.cumulativeVariation],
    [{ label: said(prints.permitted()), kind: 'litres' }, (row) => row.band],
    [{ label: said(prints.density()), kind: 'tenths' }, (row) => row.density],
  ];
  const cells = (row: Row): unknown[] => columns.map(([, cell]) => cell(row, String(row.date)));
  return {
    title: shortName,
    asFacts: false,
    columns: columns.map(([column]) => column),
    rows: rows.map(cells),
    foot: [cells({ ...sums, date: null, opening: null })],
  };
}

/** Null if a nozzle has no figure. */
function sumOf(meters: readonly Shown[] | undefined): number | null {
  if (meters === undefined || meters.some(({ figure }) => figure === null)) return null;
  return meters.reduce((sum, { figure }) => sum + figure!, 0);
}

function totalisersOf(rows: readonly Row[], meters: ByDay, said: Wording): PrintedTable {
  const nozzles = [...new Set([...meters.values()].flat().map(({ name }) => name))];
  return {
    title: said(prints.totalisersAtClose()),
    asFacts: false,
    columns: [
      { label: said(prints.date()), kind: 'date' },
      ...nozzles.map((label) => ({ label, kind: 'litres' as const })),
    ],
    rows: rows.map(({ date }) => [
      date,
      ...nozzles.map((nozzle) => meters.get(String(date))?.find(({ name }) => name === nozzle)?.figure ?? null),
    ]),
    foot: [],
  };
}
