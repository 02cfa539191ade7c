import type { BusinessDate } from './kernel/business-date';
import { LITRE, type Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import { roundHalfUp } from './kernel/money';
import { type Percent, WHOLE } from './kernel/percent';
import { variation as texts } from './variation.messages';

/**
 * What is permitted of one product from a day on: figures of the guidelines, which change
 * (docs/design/domain.md#permitted-variation).
 */
export interface VariationSetting {
  from: BusinessDate;
  /** Share of the stock, for gains and losses. */
  stock: Percent;
  /** Share of the litres sold, for losses: evaporation and residue. */
  evaporation: Percent;
  /** The same for an outlet that sells more in a year than `largeAbove`. */
  largeEvaporation: Percent;
  largeAbove: Millilitres;
}

/** Marketing Discipline Guidelines, by the product's short name: used until the station has settings of its own. */
export const GUIDELINES: Readonly<Record<string, VariationSetting>> = {
  MS: { from: '1000-01-01', stock: 400, evaporation: 75, largeEvaporation: 60, largeAbove: 600_000 * LITRE },
  HS: { from: '1000-01-01', stock: 400, evaporation: 25, largeEvaporation: 20, largeAbove: 600_000 * LITRE },
};

/** The percentages for one product at one outlet on one day. */
export interface Allowance {
  stock: Percent;
  evaporation: Percent;
}

/** An official inspection's record, the base of every later variation. */
export interface Inspection {
  /** Sum of all meters of the product. */
  readingSum: Millilitres;
  totalStock: Millilitres;
  /** Received on the inspection's day before it, and so included in its stock. */
  totalBeforeStock: Millilitres;
  /**
   * Test fuel poured back on the inspection's day before it, which the meters had already counted. 0 if it has no time.
   */
  testingBefore: Millilitres;
}

/** Movements since the day of the inspection, and the present level. */
export interface SinceInspection {
  /** Sum of all meters as if none had rolled over or been reset or replaced. */
  totalisers: Millilitres;
  testing: Millilitres;
  receipts: Millilitres;
  dipStock: Millilitres;
}

/** Sale and variation since an inspection, counted from its own figures. */
export interface MovedSince {
  /** Sold by the meters, net of testing. */
  afterTesting: Millilitres;
  receipts: Millilitres;
  /** Issued from the tanks by dip. */
  dipSales: Millilitres;
  /** Gain +, loss −. */
  variation: Millilitres;
}

export interface PermittedVariation extends MovedSince {
  band: Millilitres;
  /** The part beyond the band, gain + and loss −; 0 within it. */
  outside: Millilitres;
  /** Litres left until the limit; 0 outside. */
  toLimit: Millilitres;
}

/** The setting in force on a day; null before the first. */
export const settingOn = (date: BusinessDate, settings: readonly VariationSetting[]): VariationSetting | null =>
  settings
    .filter(({ from }) => from <= date)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .at(-1) ?? null;

/** Whether the outlet sells more in a year than the setting's limit, and so has a lower evaporation allowance. */
export const isLargeOutlet = (yearlySale: Millilitres, { largeAbove }: VariationSetting): boolean =>
  yearlySale > largeAbove;

const DAYS_OF_YEAR = 365;

/** An outlet's sale in the year up to a day; `days` is less than 365 if the books begin within that year. */
export interface SoldInYear {
  sold: Millilitres;
  days: number;
}

/** The yearly sale that decides an outlet's size; fewer days are scaled up to a full year. */
export const yearlyAverage = ({ sold, days }: SoldInYear): Millilitres =>
  days >= DAYS_OF_YEAR ? sold : roundHalfUp(BigInt(sold) * BigInt(DAYS_OF_YEAR), days);

/** The size of an outlet and its average sale, in words, with a note if the average is scaled up from fewer days. */
export function sizeInWords(isLarge: boolean, inYear: SoldInYear): Message {
  const size = isLarge ? 'large' : 'other';
  const sold = tenthsOfKilolitre(inYear.sold);
  if (inYear.days >= DAYS_OF_YEAR) return texts.inYear({ size, sold });
  return texts.scaledUp({ size, average: tenthsOfKilolitre(yearlyAverage(inYear)), sold, days: inYear.days });
}

/** One decimal is enough: the limit of 600 KL is far coarser. */
const tenthsOfKilolitre = (litres: Millilitres): number => roundHalfUp(litres, 100 * LITRE);

/** The allowance of an outlet on a day, by the setting in force; null before the first. */
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

/**
 * Calculates sale and variation since the inspection from its own figures (Marketing Discipline Guidelines, 5.1.11).
 */
export function movedSince(inspection: Inspection, since: SinceInspection): MovedSince {
  const afterTesting = since.totalisers - inspection.readingSum - (since.testing - inspection.testingBefore);
  const receipts = since.receipts - inspection.totalBeforeStock;
  const dipSales = inspection.totalStock + receipts - since.dipStock;
  return { afterTesting, receipts, dipSales, variation: afterTesting - dipSales };
}

/**
 * Calculates the variation since the inspection and how much of it is permitted (Marketing Discipline Guidelines,
 * 5.1.11).
 */
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

/** The permitted variation of one tank at a close, gain or loss: a share of its measured stock. */
export const permittedOfTank = (measured: Millilitres, stock: Percent): Millilitres =>
  roundHalfUp(BigInt(stock) * BigInt(measured), WHOLE);

export interface Verdict {
  code: 'WITHIN' | 'GAIN_OUTSIDE' | 'LOSS_OUTSIDE';
  sentence: Message;
}

/** Explains a variation for the report: what the guidelines require if it is outside the band. */
export function verdictOn({ variation, band, outside, toLimit }: PermittedVariation): Verdict {
  const size = Math.abs(variation);
  if (outside !== 0) {
    const found = { size, outside: Math.abs(outside), band };
    return variation > 0
      ? { code: 'GAIN_OUTSIDE', sentence: texts.gainOutside(found) }
      : { code: 'LOSS_OUTSIDE', sentence: texts.lossOutside(found) };
  }
  if (variation === 0) return { code: 'WITHIN', sentence: texts.noneWithin({ band, toLimit }) };
  const found = { size, band, toLimit };
  return { code: 'WITHIN', sentence: variation < 0 ? texts.lossWithin(found) : texts.gainWithin(found) };
}
