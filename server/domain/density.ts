import { density as says, density as texts } from './density.messages';
import { parseUnits, unitsText } from './kernel/decimal';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';

/** kg/m³ × 10, an integer: 7483 is 748.3 kg/m³. */
export type Density = number;

/** °C × 10, an integer. */
export type Temperature = number;

const DECIMALS = 1;

/** Parses kg/m³ ('748.3'); null unless the text is strict decimal with at most 1 decimal. */
export const parseDensity = (text: string): Density | null => parseUnits(text, DECIMALS);

/** Parses °C ('28.5'); null like `parseDensity`. */
export const parseTemperature = (text: string): Temperature | null => parseUnits(text, DECIMALS);

/** Formats kg/m³ with 1 decimal: 7483 is '748.3'. */
export const densityText = (density: Density): `${number}` => unitsText(density, DECIMALS);

/** A delivery further than this from its challan is flagged: 3.0 kg/m³ (docs/design/domain.md#density). */
export const GREATEST_DEVIATION: Density = 30;

/** Range of hydrometers for motor fuels, and of the weather in which they are read. */
const READABLE = { density: [6000, 9500], temperature: [-200, 700] } as const;

/** Note beside a product's density at 15 °C: petrol (MS) is sold with ethanol. Null for other products. */
export const densityNote = (shortName: string): Message | null => (shortName === 'MS' ? texts.ethanol() : null);

/**
 * Range of a fuel's density at 15 °C by short name. Wider than any standard and still without overlap: it distinguishes
 * the fuels, not good from bad.
 */
const USUAL: ReadonlyMap<string, readonly [Density, Density]> = new Map([
  ['MS', [7000, 7900]],
  ['HS', [8000, 8700]],
] as const);

/** Whether a density at 15 °C is outside the product's range; false for products without a range. */
export function isUnusual(shortName: string, at15: Density): boolean {
  const usual = USUAL.get(shortName);
  return usual !== undefined && !isWithin(at15, usual);
}

/** Question about a density at 15 °C outside the product's range; null within it. */
export function unusualWords(shortName: string, at15: Density): Message | null {
  const usual = USUAL.get(shortName);
  if (usual === undefined || isWithin(at15, usual)) return null;
  const [least, greatest] = usual;
  return says.unusual({ density: at15, fuel: shortName, least, greatest });
}

/** A hydrometer reading at the fuel's temperature. */
export interface DensityReading {
  density: Density;
  temperature: Temperature;
}

const isWithin = (figure: number, [least, greatest]: readonly [number, number]): boolean =>
  Number.isSafeInteger(figure) && figure >= least && figure <= greatest;

/** Checks that a reading is possible for a motor fuel: an extra digit, grams for kilograms and Fahrenheit are not. */
export function problemsOfReading({ density, temperature }: DensityReading): Problem[] {
  const problems: Problem[] = [];
  if (!isWithin(density, READABLE.density))
    problems.push({
      code: 'DENSITY_UNREADABLE',
      ...says.densityUnreadable(),
      field: 'density',
    });
  if (!isWithin(temperature, READABLE.temperature))
    problems.push({
      code: 'TEMPERATURE_UNREADABLE',
      ...says.temperatureUnreadable(),
      field: 'temperature',
    });
  return problems;
}

/** Coefficient of expansion per degree, by the density at 15 °C in kg/m³ (ASTM D1250, table 53B). */
function expansionAt(density15: number): number {
  if (density15 > 770 && density15 < 787.5) return -0.00336312 + 2680.3206 / density15 ** 2;
  const [k0, k1] = density15 <= 770 ? [346.4228, 0.4388] : density15 <= 838.5 ? [594.5418, 0] : [186.9696, 0.4862];
  return (k0 + k1 * density15) / density15 ** 2;
}

/** Each step reduces the error at least tenfold, far more steps than a tenth of a kg/m³ needs. */
const STEPS = 20;

/**
 * Converts a glass hydrometer's reading to the density at 15 °C, rounded half up to a tenth of a kg/m³
 * (docs/design/domain.md#density). The expansion depends on the result, so it iterates from the reading.
 */
export function densityAt15(reading: DensityReading): Density {
  const degrees = reading.temperature / 10 - 15;
  const ofGlass = 1 - 0.000023 * degrees - 0.00000002 * degrees ** 2;
  const read = (reading.density / 10) * ofGlass;
  let density15 = read;
  for (let step = 0; step < STEPS; step++) {
    const expansion = expansionAt(density15) * degrees;
    density15 = read / Math.exp(-expansion * (1 + 0.8 * expansion));
  }
  return Math.floor(density15 * 10 + 0.5);
}

/** A delivery's density at 15 °C compared with its challan. */
export interface DensityDeviation {
  /** Negative if lighter than the challan, positive if heavier. */
  deviation: Density;
  isFlagged: boolean;
}

/** Compares a delivery with its challan, both at 15 °C; flagged above 3.0 kg/m³ either way. */
export const deviationOf = (at15: Density, challan: Density): DensityDeviation => ({
  deviation: at15 - challan,
  isFlagged: Math.abs(at15 - challan) > GREATEST_DEVIATION,
});

/** Greatest value parsed as a density: 99,999.9 kg/m³. */
const GREATEST: Density = 999_999;

/**
 * Parses the density of an invoice line, in kg/m³ ('742.5', '742.5 KG/M3') or in g/ml ('0.7425', '1.09'); null for
 * other text, which cannot be compared. It is not limited to motor fuels: AdBlue has 1,090 kg/m³.
 */
export function challanDensity(text: string): Density | null {
  const figure = text.trim().replace(/\s*(kg\/m(3|³)|g\/(ml|cc))$/i, '');
  // No liquid has less than 10 kg/m³, so a single digit before the point is g/ml, whose fourth decimal is 0.1 kg/m³.
  const density = /^\d(\.|$)/.test(figure) ? parseUnits(figure, 4) : parseDensity(figure);
  return density !== null && isWithin(density, [1, GREATEST]) ? density : null;
}

/** A warning about the density of an invoice line; null if it is usual, or cannot be read. */
export function unusualChallanWords(shortName: string, text: string): Message | null {
  const density = challanDensity(text);
  if (density === null) return null;
  if (USUAL.has(shortName)) return unusualWords(shortName, density);
  if (isWithin(density, READABLE.density)) return null;
  const [least, greatest] = READABLE.density;
  return says.noFuel({ density, least, greatest });
}
