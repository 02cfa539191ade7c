import { groupedLitres } from './kernel/format';
import { LITRE, type Millilitres, millilitresOf, parseLitres } from './kernel/litres';
import { roundHalfUp } from './kernel/money';
import { type Problem, refusal } from './kernel/problem';

/** One row of a tank's calibration: the volume at a dip in whole millimetres. */
export interface ChartRow {
  dip: number;
  volume: Millilitres;
}

/**
 * Checks that a dip is on the chart; null if it is. Never clamped: a dip out of range is a misreading. `called` is its
 * name in the message.
 */
export function problemOfDip(chart: readonly ChartRow[], dip: number, called = 'dip'): Problem | null {
  const [first, last] = [chart[0], chart.at(-1)];
  if (first === undefined || last === undefined) return { code: 'NO_DIP_CHART', message: 'The tank has no dip chart' };
  if (!Number.isSafeInteger(dip))
    return { code: 'DIP_NOT_WHOLE', message: `The ${called} must be in whole millimetres` };
  if (dip >= first.dip && dip <= last.dip) return null;
  const message = `The ${called} ${dip} mm is outside the tank's dip chart, which goes from ${first.dip} to ${last.dip} mm`;
  return { code: 'OUTSIDE_DIP_CHART', message };
}

/**
 * Interpolates the volume at a dip (mm) linearly between the two chart rows around it, rounded once, half up. Throws a
 * ProblemError naming the chart's range if the dip is outside it. The chart must be increasing (`problemsOfChart`).
 */
export function volumeAt(chart: readonly ChartRow[], dip: number): Millilitres {
  const problem = problemOfDip(chart, dip);
  if (problem !== null) throw refusal(problem.code, problem.message);
  const below = chart.findLast((row) => row.dip <= dip)!;
  const above = chart.find((row) => row.dip >= dip)!;
  if (above === below) return below.volume;
  const rise = (above.volume - below.volume) * (dip - below.dip);
  return below.volume + roundHalfUp(rise, above.dip - below.dip);
}

/**
 * Clamps a water dip below the chart's first row to that row. V(total dip) counts from the tank's bottom, so V(water
 * dip) has to as well. The chart has no value below its first row; that row's volume is the smallest one that is not
 * less than the water, so water is never counted as fuel.
 */
const readWaterDip = (chart: readonly ChartRow[], waterDip: number): number => Math.max(waterDip, chart[0]?.dip ?? 0);

/** Checks the water dip against a dip that is on the chart; null if valid. 0 and null mean no water. */
export function problemOfWater(chart: readonly ChartRow[], dip: number, waterDip: number | null): Problem | null {
  if (waterDip === null || waterDip === 0) return null;
  if (!Number.isSafeInteger(waterDip) || waterDip < 0) return problemOfDip(chart, waterDip, 'water dip');
  if (waterDip <= dip) return problemOfDip(chart, readWaterDip(chart, waterDip), 'water dip');
  return { code: 'WATER_ABOVE_DIP', message: `The water dip ${waterDip} mm is above the dip ${dip} mm` };
}

/**
 * Fuel above the water, both dips in mm: V(dip) − V(water dip) (docs/design/domain.md#dip-chart). A water dip below the
 * chart's first row counts as that row's. Throws a ProblemError if either is off the chart, or the water is above the
 * dip.
 */
export function fuelAt(chart: readonly ChartRow[], dip: number, waterDip: number | null): Millilitres {
  const volume = volumeAt(chart, dip);
  const problem = problemOfWater(chart, dip, waterDip);
  if (problem !== null) throw refusal(problem.code, problem.message);
  return waterDip === null || waterDip === 0 ? volume : volume - volumeAt(chart, readWaterDip(chart, waterDip));
}

/**
 * Validates a dip chart: at least two rows, integer millimetres and volumes from 0 on, both strictly increasing.
 * `nameOf` is a row's name in messages; `field` its path ('rows.3.dip').
 */
export function problemsOfChart(
  chart: readonly ChartRow[],
  nameOf: (place: number) => string = (place) => `Row ${place + 1}`,
): Problem[] {
  if (chart.length < 2)
    return [{ code: 'CHART_TOO_SHORT', message: 'A dip chart needs at least two rows', field: 'rows' }];
  return chart.flatMap((row, index) => {
    const refuse = (code: string, input: string, sentence: string): Problem[] => [
      { code, message: `${nameOf(index)}: ${sentence}`, field: `rows.${index}.${input}` },
    ];
    if (!Number.isSafeInteger(row.dip) || row.dip < 0)
      return refuse('CHART_DIP', 'dip', 'the dip must be a whole number of millimetres, 0 or more');
    if (!Number.isSafeInteger(row.volume) || row.volume < 0)
      return refuse('CHART_VOLUME', 'volume', 'the volume must be 0 litres or more');
    const before = chart[index - 1];
    if (before === undefined) return [];
    if (row.dip <= before.dip) return refuse('CHART_NOT_RISING', 'dip', 'the dip must be above that of the row before');
    if (row.volume <= before.volume)
      return refuse('CHART_NOT_RISING', 'volume', 'the volume must be above that of the row before');
    return [];
  });
}

/** A row may rise this many times more steeply than its neighbours allow, without a warning. */
const STEEPNESS_TO_ASK_ABOUT = 3;
/** Charts are written in whole litres and match the tank to 0.8 L: each row may be off by that much. */
const CHART_ROUNDING: Millilitres = LITRE;

/**
 * Warns of rises between two rows that are steeper than any tank's, as a wrong digit causes. The chart may still be
 * saved. Each warning names the row at which the rise ends.
 *
 * The surface of the fuel in a horizontal cylinder, with any heads, is a concave function of the height, and 0 or more
 * at both ends. So the mean surface of a row, divided by the height of its middle, never increases from one row to the
 * next, and divided by the distance of its middle from the top never decreases. This bounds each row by its neighbours,
 * for any spacing of the rows and at both ends of the chart alike.
 */
export function warningsOfChart(
  chart: readonly ChartRow[],
  nameOf: (place: number) => string = (place) => `Row ${place + 1}`,
): Problem[] {
  const [first, top] = [chart[0], chart.at(-1)];
  if (first === undefined || top === undefined) return [];
  // A chart that begins with 0 litres begins at the tank's bottom.
  const bottom = first.volume === 0 ? first.dip : 0;
  const rises = chart.slice(1).map((row, index) => {
    const before = chart[index]!;
    return {
      place: index + 1,
      from: before.dip,
      to: row.dip,
      height: row.dip - before.dip,
      volume: row.volume - before.volume,
      middle: (row.dip + before.dip) / 2,
    };
  });
  type Rise = (typeof rises)[number];
  const isTooSteep = (rise: Rise, beside: Rise | undefined, distance: (rise: Rise) => number): boolean => {
    if (beside === undefined) return false;
    const widest = (beside.volume + 2 * CHART_ROUNDING) / beside.height;
    const most = STEEPNESS_TO_ASK_ABOUT * widest * Math.max(1, distance(rise) / distance(beside));
    return rise.volume - 2 * CHART_ROUNDING > most * rise.height;
  };
  return rises.flatMap((rise, index): Problem[] => {
    const isJump =
      isTooSteep(rise, rises[index - 1], ({ middle }) => middle - bottom) ||
      isTooSteep(rise, rises[index + 1], ({ middle }) => top.dip - middle);
    if (!isJump) return [];
    const message = `${nameOf(rise.place)}: from ${rise.from} to ${rise.to} mm the volume rises by ${groupedLitres(rise.volume)} L, far more than in the rows around it. Is a digit wrong?`;
    return [{ code: 'CHART_SLOPE_JUMPS', message, field: `rows.${rise.place}.volume` }];
  });
}

/** Checks that the chart covers what the tank holds by the books and what was last measured. */
export function problemsOfReach(
  chart: readonly ChartRow[],
  { book, measured }: { book: Millilitres; measured: Millilitres | null },
): Problem[] {
  const last = chart.at(-1)!;
  if (last.volume >= Math.max(book, measured ?? 0)) return [];
  const byDip = measured === null ? '' : `, and ${groupedLitres(measured)} L when last measured`;
  const message = `The chart ends at ${groupedLitres(last.volume)} L, but the book stock is ${groupedLitres(book)} L${byDip}`;
  return [{ code: 'CHART_TOO_SMALL', message, field: `rows.${chart.length - 1}.volume` }];
}

/** A parsed dip chart: its rows, and problems by line. Rows are valid only if there are no problems. */
export interface ChartReading {
  rows: ChartRow[];
  problems: Problem[];
  /** Warnings about valid rows. */
  warnings: Problem[];
}

/**
 * Parses lines of dip (whole mm) and litres, separated by comma, semicolon or tab; a heading and empty lines are
 * skipped. Each problem names its line, counted from 1.
 */
export function parseChartCsv(text: string): ChartReading {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ name: `Line ${index + 1}`, cells: line.split(/[,;\t]/).map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const isHeading = lines[0]?.cells.every((cell) => !/[0-9]/.test(cell)) ?? false;
  const read = lines.slice(isHeading ? 1 : 0).map(({ name, cells }) => ({ name, row: rowOf(cells) }));

  const unreadable = read.filter(({ row }) => row === null);
  if (unreadable.length > 0) {
    const rest = 'expected a dip in whole millimetres and a volume in litres, such as 250,1359.940';
    const problems = unreadable.map(({ name }) => ({ code: 'CHART_LINE', message: `${name}: ${rest}` }));
    return { rows: [], problems, warnings: [] };
  }
  const rows = read.flatMap(({ row }) => (row === null ? [] : [row]));
  const nameOf = (place: number): string => read[place]!.name;
  const problems = problemsOfChart(rows, nameOf);
  return { rows, problems, warnings: problems.length === 0 ? warningsOfChart(rows, nameOf) : [] };
}

function rowOf(cells: string[]): ChartRow | null {
  const [dip = '', litres = '', ...more] = cells;
  const volume = parseLitres(litres);
  return /^[0-9]{1,6}$/.test(dip) && volume !== null && more.every((cell) => cell === '')
    ? { dip: Number(dip), volume }
    : null;
}

/**
 * Inner measures of a horizontal tank in millimetres; `headDepth` is the depth of its ellipsoidal heads, 0 by default
 * (flat).
 */
export interface CylinderMeasures {
  diameter: number;
  length: number;
  headDepth?: number;
}

/** No tank under a forecourt measures 100 m; this also limits the number of rows of a generated chart. */
const GREATEST_MEASURE = 100_000;

/**
 * Makes the chart of a horizontal cylinder, a row every `stepMm` of dip from 0 and one at the full diameter
 * (docs/design/domain.md#dip-chart). Throws a ProblemError if a measure or the step is not an integer above 0 (heads
 * may be flat).
 */
export function horizontalCylinder({ diameter, length, headDepth = 0 }: CylinderMeasures, stepMm: number): ChartRow[] {
  const isMeasure = (mm: number) => Number.isSafeInteger(mm) && mm > 0 && mm <= GREATEST_MEASURE;
  if (![diameter, length, headDepth + 1, stepMm].every(isMeasure)) {
    const message =
      'Diameter, length and step must be whole millimetres from 1 to 100000, the depth of the heads from 0';
    throw refusal('CYLINDER_MEASURES', message, undefined, 'INVALID');
  }
  const dips = Array.from({ length: Math.ceil(diameter / stepMm) }, (_, step) => step * stepMm);
  return [...dips, diameter].map((dip) => ({ dip, volume: cylinderVolume(diameter, length, headDepth, dip) }));
}

/** In metres: the segment's area times the length, plus the two heads, converted to litres. */
function cylinderVolume(diameter: number, length: number, headDepth: number, dip: number): Millilitres {
  const [r, l, a, h] = [diameter / 2000, length / 1000, headDepth / 1000, dip / 1000];
  const area = r ** 2 * Math.acos((r - h) / r) - (r - h) * Math.sqrt(2 * r * h - h ** 2);
  const heads = Math.PI * a * h ** 2 * (1 - h / (3 * r));
  return millilitresOf(1000 * (l * area + heads));
}
