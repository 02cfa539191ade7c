import type { BusinessDate } from './kernel/business-date';
import { unitsText } from './kernel/decimal';
import { groupedLitres } from './kernel/format';
import { LITRE, type Millilitres } from './kernel/litres';
import { roundHalfUp } from './kernel/money';
import { type Percent, WHOLE } from './kernel/percent';

/** What is permitted of one product from a day on: figures of the guidelines, which change (domain: section 4). */
export interface VariationSetting {
  from: BusinessDate;
  /** Of the stock, for either way. */
  stock: Percent;
  /** Of the litres sold, for a loss: what evaporates and sticks. */
  evaporation: Percent;
  /** The same for an outlet that sells more in a year than `largeAbove`. */
  largeEvaporation: Percent;
  largeAbove: Millilitres;
}

/** Marketing Discipline Guidelines, by the product's short name: what holds until the station has settings of its own. */
export const GUIDELINES: Readonly<Record<string, VariationSetting>> = {
  MS: { from: '1000-01-01', stock: 400, evaporation: 75, largeEvaporation: 60, largeAbove: 600_000 * LITRE },
  HS: { from: '1000-01-01', stock: 400, evaporation: 25, largeEvaporation: 20, largeAbove: 600_000 * LITRE },
};

/** The percentages that hold for one product at one outlet on one day. */
export interface Allowance {
  stock: Percent;
  evaporation: Percent;
}

/** What the official inspection wrote down, the base of every variation after it. */
export interface Inspection {
  /** All meters of the product added up. */
  readingSum: Millilitres;
  totalStock: Millilitres;
  /** Received on the inspection's day before it, and so in its stock already. */
  totalBeforeStock: Millilitres;
  /** Poured back on the inspection's day before it: the meters had counted it already. 0 where it has no time. */
  testingBefore: Millilitres;
}

/** What happened from the day of the inspection on, and what is there now. */
export interface SinceInspection {
  /** All meters added up as if none had gone round, been reset or replaced. */
  totalisers: Millilitres;
  testing: Millilitres;
  receipts: Millilitres;
  dipStock: Millilitres;
}

/** What was sold and what is missing since an inspection, by its own figures. */
export interface MovedSince {
  /** Sold by the meters, net of testing. */
  afterTesting: Millilitres;
  receipts: Millilitres;
  /** Gone out of the tanks. */
  dipSales: Millilitres;
  /** Gain +, loss −. */
  variation: Millilitres;
}

export interface PermittedVariation extends MovedSince {
  band: Millilitres;
  /** What is beyond the band, gain + and loss −; 0 within it. */
  outside: Millilitres;
  /** Litres that the variation may still grow by; 0 outside. */
  toLimit: Millilitres;
}

/** The last setting that has begun on a day; null before the first. */
export const settingOn = (date: BusinessDate, settings: readonly VariationSetting[]): VariationSetting | null =>
  settings
    .filter(({ from }) => from <= date)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .at(-1) ?? null;

/** Whether the outlet sells more in a year than the setting's limit, and so is given less for what evaporates. */
export const isLargeOutlet = (yearlySale: Millilitres, { largeAbove }: VariationSetting): boolean =>
  yearlySale > largeAbove;

const DAYS_OF_YEAR = 365;

/** What an outlet sold in the year up to a day; `days` are fewer than 365 where the books begin within that year. */
export interface SoldInYear {
  sold: Millilitres;
  days: number;
}

/** The yearly average that decides on the size of an outlet: days that are no full year are scaled up to one. */
export const yearlyAverage = ({ sold, days }: SoldInYear): Millilitres =>
  days >= DAYS_OF_YEAR ? sold : roundHalfUp(BigInt(sold) * BigInt(DAYS_OF_YEAR), days);

/** On what the size of an outlet is judged, in words: an average that was scaled up from a few days says so. */
export function sizeInWords(isLarge: boolean, inYear: SoldInYear): string {
  const size = isLarge ? 'Large' : 'Not large';
  const sold = kilolitresInWords(inYear.sold);
  if (inYear.days >= DAYS_OF_YEAR) return `${size}: ${sold} in the year up to the day`;
  const average = kilolitresInWords(yearlyAverage(inYear));
  return `${size}: ${average} a year, scaled up from ${sold} in the first ${inYear.days} days of books`;
}

/** With one decimal: the limit of 600 KL is far coarser. */
const kilolitresInWords = (litres: Millilitres): string => `${unitsText(roundHalfUp(litres, 100 * LITRE), 1)} KL`;

/** What an outlet is allowed on a day, by the last setting that has begun; null before the first. */
export function allowanceOn(
  date: BusinessDate,
  yearlySale: Millilitres,
  settings: readonly VariationSetting[],
): Allowance | null {
  const setting = settingOn(date, settings);
  if (setting === null) return null;
  const { stock, evaporation, largeEvaporation } = setting;
  return { stock, evaporation: isLargeOutlet(yearlySale, setting) ? largeEvaporation : evaporation };
}

/** Sale and variation since the inspection, counted from its own figures (Marketing Discipline Guidelines, 5.1.11). */
export function movedSince(inspection: Inspection, since: SinceInspection): MovedSince {
  const afterTesting = since.totalisers - inspection.readingSum - (since.testing - inspection.testingBefore);
  const receipts = since.receipts - inspection.totalBeforeStock;
  const dipSales = inspection.totalStock + receipts - since.dipStock;
  return { afterTesting, receipts, dipSales, variation: afterTesting - dipSales };
}

/** The variation since the inspection and what of it is permitted (Marketing Discipline Guidelines, 5.1.11). */
export function permittedVariation(
  inspection: Inspection,
  since: SinceInspection,
  { stock, evaporation }: Allowance,
): PermittedVariation {
  const moved = movedSince(inspection, since);
  const { afterTesting, variation } = moved;
  const evaporates = variation < 0 ? BigInt(evaporation) * BigInt(afterTesting) : 0n;
  const band = roundHalfUp(BigInt(stock) * BigInt(since.dipStock) + evaporates, WHOLE);
  const beyond = Math.max(0, Math.abs(variation) - band);
  return {
    ...moved,
    band,
    outside: variation < 0 && beyond > 0 ? -beyond : beyond,
    toLimit: Math.max(0, band - Math.abs(variation)),
  };
}

export interface Verdict {
  code: 'WITHIN' | 'GAIN_OUTSIDE' | 'LOSS_OUTSIDE';
  sentence: string;
}

/** What a variation means, in words for the report: what the guidelines ask for where it is outside the band. */
export function verdictOn({ variation, band, outside, toLimit }: PermittedVariation): Verdict {
  const litres = (figure: Millilitres) => `${groupedLitres(Math.abs(figure))} L`;
  const way = variation < 0 ? 'loss' : 'gain';
  if (outside === 0) {
    const found = variation === 0 ? 'No variation' : `A ${way} of ${litres(variation)}`;
    const sentence = `${found}, within the permitted ${litres(band)}; ${litres(toLimit)} left to the limit.`;
    return { code: 'WITHIN', sentence };
  }
  const found = `A ${way} of ${litres(variation)}, ${litres(outside)} outside the permitted ${litres(band)}.`;
  return variation > 0
    ? { code: 'GAIN_OUTSIDE', sentence: `${found} Under the guidelines a gain outside the band stops sales.` }
    : { code: 'LOSS_OUTSIDE', sentence: `${found} A loss outside the band calls for an explanation.` };
}
