import { groupBy } from '../../../../../server/domain/kernel/group-by';
import { sum } from '../../../../../server/domain/kernel/sum';
import type { ReportRow } from '../answer/report-document';
import type { ReportColumn, ReportSection } from '../report-definition';
import { type FigureKind, isLevel, unitsOf } from './chart-figures';
import { groupOf, type Step, stepFor, stepsBetween } from './chart-steps';

export type Chart = ReportSection['charts'][number];
type SeriesKey = `s${number}`;

/** What is drawn in one style: a product, a payment mode. */
export interface Series {
  key: SeriesKey;
  label: string;
}

/** A position on the axis with its figures, in the smallest unit. */
export type Point = {
  /** A day (the first of a week), a month, or the column's value. */
  at: string;
  /** The series with a figure of their own at this point, and those whose row has an alarm. */
  recorded: readonly SeriesKey[];
  alarms: readonly SeriesKey[];
} & { [key in SeriesKey]?: number | null };

/** A chart ready to be drawn. */
export interface Picture {
  title: string;
  kind: 'bar' | 'line' | 'stacked';
  figures: FigureKind;
  series: Series[];
  points: Point[];
  /** The step of a time axis; null for names. */
  step: Step | null;
  /** Whether bars are horizontal, because their names do not fit below vertical ones. */
  isLying: boolean;
  /** The number of names, including those not drawn. */
  names: number;
  /** The meaning of the alarm marks. */
  alarm: string | null;
}

/** More points than these are illegible: a line needs a pixel or two per day, a pattern more. */
const MOST_POINTS = { wide: { line: 400, bar: 62, stacked: 62 }, narrow: { line: 200, bar: 31, stacked: 31 } };
const MOST_NAMES = 24;

/** One figure of one row, with its position and series. */
interface Value {
  at: string;
  series: string;
  units: number;
  alarm: boolean;
}

/**
 * Builds the chart of these rows for a screen width; null if there is nothing to draw: only zeros, or a line of one
 * point.
 */
export function pictureOf(
  chart: Chart,
  columns: readonly ReportColumn[],
  rows: readonly ReportRow[],
  width: keyof typeof MOST_POINTS = 'wide',
): Picture | null {
  const columnOf = (name: string): ReportColumn => columns.find((column) => column.name === name)!;
  const kind = chart.kind as Picture['kind'];
  const figures = columnOf(chart.y[0]!).kind as FigureKind;
  const alarms = columns.filter(({ alarm }) => alarm);
  const values = rows.flatMap((row) => valuesOf(chart, columnOf, row, isAlarming(row, alarms)));
  if (values.every(({ units }) => units === 0)) return null;

  const across = columnOf(chart.x).kind;
  const step =
    across === 'date'
      ? stepFor(
          values.map(({ at }) => at),
          MOST_POINTS[width][kind],
        )
      : null;
  const placed = step === null ? values : inTime(step, values);
  const names = placesOf(across, step, placed);
  const series = seriesOf(placed, chart);
  if (kind === 'line' && names.length < 2) return null;
  const groups = groupBy(placed, ({ at }) => at);
  const points = (step === null ? names.slice(0, MOST_NAMES) : names).map((at) =>
    pointOf(at, groups.get(at) ?? [], series, figures),
  );
  return {
    title: chart.title,
    kind,
    figures,
    series,
    step,
    names: names.length,
    points: kind === 'line' && isLevel(figures) ? carriedOn(points, series) : points,
    isLying: kind === 'bar' && across === 'text',
    alarm: points.some((point) => point.alarms.length > 0) ? alarms.map(({ label }) => label).join(', ') : null,
  };
}

const isAlarming = (row: ReportRow, alarms: readonly ReportColumn[]): boolean =>
  alarms.some(({ name }) => Number(row[name] ?? 0) !== 0);

const isText = (value: ReportRow[string]): value is string | number =>
  value !== null && value !== undefined && value !== '';

function valuesOf(
  { x, y, by }: Chart,
  columnOf: (name: string) => ReportColumn,
  row: ReportRow,
  alarm: boolean,
): Value[] {
  const at = row[x];
  if (!isText(at) || (by && !isText(row[by]))) return [];
  return y.flatMap((name) => {
    const { kind, label } = columnOf(name);
    const units = unitsOf(kind as FigureKind, row[name]);
    return units === null ? [] : [{ at: String(at), series: by ? String(row[by]) : label, units, alarm }];
  });
}

/** Sorts by date, whatever the table's order. */
function inTime(step: Step, values: readonly Value[]): Value[] {
  const sorted = values.toSorted((one, other) => one.at.localeCompare(other.at));
  return sorted.map((value) => ({ ...value, at: groupOf(step, value.at, sorted[0]!.at) }));
}

/** Fills gaps between days and numbers, so that distances are to scale; names keep their order. */
function placesOf(across: string, step: Step | null, values: readonly Value[]): string[] {
  const places = [...new Set(values.map(({ at }) => at))];
  if (step !== null) return stepsBetween(step, places.toSorted());
  if (across !== 'count') return places;
  const numbers = places.map(Number);
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => String(first + index));
}

/** Figures in chart order, products and machines by name. */
function seriesOf(values: readonly Value[], { by }: Chart): Series[] {
  const labels = [...new Set(values.map(({ series }) => series))];
  return (by ? labels.toSorted() : labels).map((label, index) => ({ key: `s${index}`, label }));
}

function pointOf(at: string, values: readonly Value[], series: readonly Series[], figures: FigureKind): Point {
  const point: Point = { at, recorded: [], alarms: [] };
  for (const { key, label } of series) {
    const own = values.filter((value) => value.series === label);
    if (own.length === 0) continue;
    point[key] = isLevel(figures) ? own.at(-1)!.units : sum(own, ({ units }) => units);
    point.recorded = [...point.recorded, key];
    if (own.some(({ alarm }) => alarm)) point.alarms = [...point.alarms, key];
  }
  return point;
}

/** Carries a price forward until the next one. */
function carriedOn(points: readonly Point[], series: readonly Series[]): Point[] {
  const last: Partial<Record<SeriesKey, number | null>> = {};
  return points.map((point) => {
    for (const { key } of series) last[key] = point[key] ?? last[key];
    return { ...last, ...point };
  });
}
