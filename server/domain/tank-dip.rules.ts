import { type ChartRow, fuelAt, problemOfDip, problemOfWater } from './dip-chart';
import { type FieldRules, GREATEST_FIGURE, GREATEST_ID, normalise, problemsOfFields } from './field-rules';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { tank as says } from './tank.messages';

const millimetres = (label: string) =>
  ({ kind: 'integer', min: 0, max: 99_999, message: `${label} must be whole millimetres from 0 to 99999` }) as const;

/** An interim dip of a tank: with a gauge its volume (litres), by hand its dip and the water dip (mm). */
export const tankDipRules = {
  tankId: { kind: 'integer', min: 1, max: GREATEST_ID, required: true, message: 'Select Tank' },
  dip: millimetres('Dip'),
  waterDip: millimetres('Water dip'),
  volume: { kind: 'litres', min: 1, max: GREATEST_FIGURE, message: 'Volume must be litres above 0' },
} as const satisfies FieldRules;

/** A reading of a tank. With a gauge the volume counts and the dip is only noted; by hand the dips count. */
export interface LevelReading {
  isAtg: boolean;
  dip: number | null;
  waterDip: number | null;
  volume: Millilitres | null;
}

export interface MeasuredTank {
  tankName: string;
  /** Null if not entered. */
  capacity: Millilitres | null;
  chart: readonly ChartRow[];
}

/** The fuel of a reading, without the water below it; null until it can be calculated. */
export function fuelOf({ isAtg, dip, waterDip, volume }: LevelReading, chart: readonly ChartRow[]): Millilitres | null {
  if (isAtg) return volume;
  const isReadable = dip !== null && problemOfDip(chart, dip) === null && problemOfWater(chart, dip, waterDip) === null;
  return isReadable ? fuelAt(chart, dip, waterDip) : null;
}

/** Checks that a volume is possible for the tank; null if it is. */
export function problemOfFill(
  { tankName, capacity }: Omit<MeasuredTank, 'chart'>,
  volume: Millilitres,
): Problem | null {
  if (capacity === null || volume <= capacity) return null;
  return { code: 'ABOVE_CAPACITY', ...says.aboveCapacity({ tank: tankName, volume, capacity }) };
}

const refused = (problem: Problem | null, field: string): Problem[] =>
  problem === null ? [] : [{ ...problem, field }];

const missing = (field: string, message: Message): Problem[] => [{ code: 'REQUIRED', ...message, field }];

/** Validates a tank reading, typed or stored, by the fields of `tankDipRules` and `isAtg`. */
export function problemsOfTankDip(entry: Readonly<Record<string, unknown>>, tank: MeasuredTank): Problem[] {
  const problems = problemsOfFields(tankDipRules, entry);
  if (problems.length > 0) return problems;
  const stored = normalise(tankDipRules, entry);
  const figure = (field: string): number | null => (typeof stored[field] === 'number' ? stored[field] : null);
  const [dip, volume] = [figure('dip'), figure('volume')];
  if (entry.isAtg === true)
    return volume === null ? missing('volume', says.volumeMissing()) : refused(problemOfFill(tank, volume), 'volume');
  if (dip === null) return missing('dip', says.dipMissing());
  const offChart = problemOfDip(tank.chart, dip);
  if (offChart !== null) return refused(offChart, 'dip');
  const waterDip = figure('waterDip');
  const wrongWater = problemOfWater(tank.chart, dip, waterDip);
  return refused(wrongWater ?? problemOfNoFuel(tank.chart, dip, waterDip), waterDip ? 'waterDip' : 'dip');
}

/**
 * Checks that there is fuel above the water, since a volume of 0 is refused by hand and by gauge alike; null if there
 * is.
 */
function problemOfNoFuel(chart: readonly ChartRow[], dip: number, waterDip: number | null): Problem | null {
  if (fuelAt(chart, dip, waterDip) > 0) return null;
  return { code: 'NO_FUEL', ...(waterDip ? says.onlyWater({ waterDip, dip }) : says.empty({ dip })) };
}
