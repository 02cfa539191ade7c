import { LITRE, type Millilitres, millilitresOf } from './kernel/litres';
import type { Message } from './kernel/message';
import { roundHalfUp } from './kernel/money';
import { type Problem, ProblemError, refusal } from './kernel/problem';
import { tank } from './tank.messages';
import { unusual } from './unusual.messages';

/** One row of a tank's calibration: the volume at a dip in whole millimetres. */
export interface ChartRow {
  dip: number;
  volume: Millilitres;
}

/**
 * Checks that a dip is on the chart; null if it is. Never clamped: a dip out of range is a misreading. `which` dip it
 * is decides its name in the message.
 */
export function problemOfDip(chart: readonly ChartRow[], dip: number, which: 'dip' | 'water' = 'dip'): Problem | null {
  const [first, last] = [chart[0], chart.at(-1)];
  if (first === undefined || last === undefined) return { code: 'NO_DIP_CHART', ...tank.noChart() };
  if (!Number.isSafeInteger(dip)) return { code: 'DIP_NOT_WHOLE', ...tank.dipNotWhole({ which }) };
  if (dip >= first.dip && dip <= last.dip) return null;
  return { code: 'OUTSIDE_DIP_CHART', ...tank.dipOffChart({ which, dip, first: first.dip, last: last.dip }) };
}

/**
 * Interpolates the volume at a dip (mm) linearly between the two chart rows around it, rounded once, half up. Throws a
 * ProblemError naming the chart's range if the dip is outside it. The chart must be increasing (`problemsOfChart`).
 */
export function volumeAt(chart: readonly ChartRow[], dip: number): Millilitres {
  const problem = problemOfDip(chart, dip);
  if (problem !== null) throw new ProblemError([problem]);
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
  if (!Number.isSafeInteger(waterDip) || waterDip < 0) return problemOfDip(chart, waterDip, 'water');
  if (waterDip <= dip) return problemOfDip(chart, readWaterDip(chart, waterDip), 'water');
  return { code: 'WATER_ABOVE_DIP', ...tank.waterAboveDip({ waterDip, dip }) };
}

/**
 * Fuel above the water, both dips in mm: V(dip) − V(water dip) (docs/design/domain.md#dip-chart). A water dip below the
 * chart's first row counts as that row's. Throws a ProblemError if either is off the chart, or the water is above the
 * dip.
 */
export function fuelAt(chart: readonly ChartRow[], dip: number, waterDip: number | null): Millilitres {
  const volume = volumeAt(chart, dip);
  const problem = problemOfWater(chart, dip, waterDip);
  if (problem !== null) throw new ProblemError([problem]);
  return waterDip === null || waterDip === 0 ? volume : volume - volumeAt(chart, readWaterDip(chart, waterDip));
}

/** The name of a row, counted from 1. */
const rowNamed = (place: number): Message => tank.chartRow({ number: place + 1 });

/**
 * Validates a dip chart: at least two rows, integer millimetres and volumes from 0 on, both strictly increasing.
 * `nameOf` is a row's name in messages; `field` its path ('rows.3.dip').
 */
export function problemsOfChart(chart: readonly ChartRow[], nameOf: (place: number) => Message = rowNamed): Problem[] {
  if (chart.length < 2) return [{ code: 'CHART_TOO_SHORT', ...tank.chartTooShort(), field: 'rows' }];
  return chart.flatMap((row, index) => {
    const refuse = (code: string, input: string, problem: Message): Problem[] => [
      { code, ...tank.atRow({ row: nameOf(index), problem }), field: `rows.${index}.${input}` },
    ];
    if (!Number.isSafeInteger(row.dip) || row.dip < 0) return refuse('CHART_DIP', 'dip', tank.chartDip());
    if (!Number.isSafeInteger(row.volume) || row.volume < 0)
      return refuse('CHART_VOLUME', 'volume', tank.chartVolume());
    const before = chart[index - 1];
    if (before === undefined) return [];
    if (row.dip <= before.dip) return refuse('CHART_NOT_RISING', 'dip', tank.chartDipNotRising());
    if (row.volume <= before.volume) return refuse('CHART_NOT_RISING', 'volume', tank.chartVolumeNotRising());
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
export function warningsOfChart(chart: readonly ChartRow[], nameOf: (place: number) => Message = rowNamed): Problem[] {
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
  const jumps = rises.flatMap((rise, index): Problem[] => {
    const isJump =
      isTooSteep(rise, rises[index - 1], ({ middle }) => middle - bottom) ||
      isTooSteep(rise, rises[index + 1], ({ middle }) => top.dip - middle);
    if (!isJump) return [];
    const { place, from, to, volume } = rise;
    const jump = tank.chartSlope({ row: nameOf(place), from, to, rise: volume });
    return [{ code: 'CHART_SLOPE_JUMPS', ...jump, field: `rows.${place}.volume` }];
  });
  return [...warningsOfHeight(chart), ...jumps];
}

/**
 * A tank's volume over the cube of its height is π/4 · length/diameter for a cylinder that lies, about 1 to 8, and not below
 * 0.05 for one that stands. A wrong unit changes it a thousandfold.
 */
const GREATEST_BULK = 400;
const LEAST_BULK = 0.02;
/** Less is the low part of a chart that is still being typed, where a tank that lies is wide for its height. */
const SMALLEST_TANK: Millilitres = 2_000 * LITRE;
/** No tank under a forecourt is higher; a greater dip has the wrong unit. In millimetres. */
const GREATEST_HEIGHT = 6_000;

/** Asks about a height that cannot belong to the volume: a unit was read as another. */
function warningsOfHeight(chart: readonly ChartRow[]): Problem[] {
  const { dip, volume } = chart.at(-1)!;
  if (dip === 0) return [];
  // Millilitres over cubic millimetres, times a thousand, is cubic metres over cubic metres.
  const bulk = (volume * 1000) / dip ** 3;
  const ask = (problem: Message): Problem[] => [
    { code: 'CHART_HEIGHT', ...problem, field: `rows.${chart.length - 1}.dip` },
  ];
  if (bulk > GREATEST_BULK && volume >= SMALLEST_TANK) return ask(tank.chartInCentimetres({ dip, volume }));
  if (bulk >= LEAST_BULK) return [];
  return ask(
    dip > GREATEST_HEIGHT ? tank.chartInMillimetres({ dip, volume }) : tank.chartInKilolitres({ dip, volume }),
  );
}

/** Per cent of the capacity: more is a wrong figure, less a dip that is rounded to centimetres. */
const OPENING_TOLERANCE = 1;

/** What a tank held before its first shift. */
interface Opening {
  openingDip: number | null;
  openingVolume: Millilitres;
}

/** The opening volume by a tank's first chart: that of the opening dip where the dip alone was entered. */
export function openingVolumeBy(chart: readonly ChartRow[], { openingDip, openingVolume }: Opening): Millilitres {
  const isByDip = openingVolume === 0 && openingDip !== null && problemOfDip(chart, openingDip) === null;
  return isByDip ? volumeAt(chart, openingDip) : openingVolume;
}

/** What is said of an opening volume that differs from that of the opening dip; null without a dip on the chart. */
export function doubtOfOpening(chart: readonly ChartRow[], { openingDip, openingVolume }: Opening): Message | null {
  if (openingDip === null || problemOfDip(chart, openingDip) !== null) return null;
  const byChart = volumeAt(chart, openingDip);
  const capacity = chart.at(-1)!.volume;
  if (Math.abs(openingVolume - byChart) * 100 <= capacity * OPENING_TOLERANCE) return null;
  return unusual.openingVolume({ figure: openingVolume, dip: openingDip, byChart });
}

/** Checks that the chart covers what the tank holds by the books and what was last measured. */
export function problemsOfReach(
  chart: readonly ChartRow[],
  { book, measured }: { book: Millilitres; measured: Millilitres | null },
): Problem[] {
  const last = chart.at(-1)!;
  if (last.volume >= Math.max(book, measured ?? 0)) return [];
  const end = last.volume;
  const message =
    measured === null ? tank.chartBelowBooks({ end, book }) : tank.chartBelowContent({ end, book, measured });
  return [{ code: 'CHART_TOO_SMALL', ...message, field: `rows.${chart.length - 1}.volume` }];
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
  if (![diameter, length, headDepth + 1, stepMm].every(isMeasure))
    throw refusal('CYLINDER_MEASURES', tank.cylinderMeasures(), undefined, 'INVALID');
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
