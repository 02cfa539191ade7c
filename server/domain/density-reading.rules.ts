import { decanting } from './decanting.messages';
import { problemsOfReading } from './density';
import { density as says } from './density.messages';
import { type FieldRules, GREATEST_ID, normalise, problemsOfFields } from './field-rules';
import type { BusinessDate } from './kernel/business-date';
import { labelled, type Message } from './kernel/message';
import type { Problem } from './kernel/problem';
import { stockInSelections } from './stock-in.rules';

/** Readings of the tank each morning, of the tanker before it unloads, and of the tank after unloading. */
export const DENSITY_OCCASIONS = ['MORNING', 'TANKER', 'AFTER_UNLOADING'] as const;
export type DensityOccasion = (typeof DENSITY_OCCASIONS)[number];

const id = (message: string) => ({ kind: 'integer', min: 1, max: GREATEST_ID, message }) as const;

/** A density reading: kg/m³ and °C, one decimal each. A tank's reading names the tank, a tanker's its invoice line. */
export const densityReadingRules = {
  businessDate: { kind: 'date', required: true, message: 'Enter the date of the reading' },
  occasion: {
    kind: 'choice',
    choices: DENSITY_OCCASIONS,
    required: true,
    message: 'Select when the density was measured',
  },
  productId: { ...id('Select a product'), required: true },
  tankId: id(stockInSelections.tankId),
  invoiceLineId: id(stockInSelections.invoiceLineId),
  density: { kind: 'tenths', required: true, message: 'Enter the density in kg/m³, with at most 1 decimal' },
  temperature: { kind: 'tenths', required: true, message: 'Enter the temperature in °C, with at most 1 decimal' },
  comment: { kind: 'text', max: 500, message: 'Comment must be at most 500 characters' },
} as const satisfies FieldRules;

/** The last valid day of a reading: a shift of the next day may run before midnight. Without a shift, today. */
export const lastReadingDay = (today: BusinessDate, shiftDate: BusinessDate | null): BusinessDate =>
  shiftDate !== null && shiftDate > today ? shiftDate : today;

/**
 * What the books know about the tank and the line that the reading names; null if none is named or it does not exist.
 */
export interface DensityFacts {
  /** The last valid day of a reading: today, or the running shift's day if that is later. */
  lastDay: BusinessDate;
  tank: { tankName: string; productId: number } | null;
  line: { productId: number } | null;
}

const refused = (code: string, field: string, text: Message): Problem => ({ code, ...text, field });

/** A tanker is identified by its line, the fuel in a tank by the tank; after unloading both may be named. */
function problemsOfPlace(entry: Readonly<Record<string, unknown>>, { tank, line }: DensityFacts): Problem[] {
  const { occasion, productId, tankId, invoiceLineId } = normalise(densityReadingRules, entry);
  const [namesTank, namesLine] = [tankId, invoiceLineId].map((id) => typeof id === 'number');
  if (occasion === 'MORNING' && namesLine) return [refused('NO_DELIVERY', 'invoiceLineId', says.noDelivery())];
  if (tank === null && (namesTank || occasion !== 'TANKER'))
    return [refused('REQUIRED', 'tankId', labelled(stockInSelections.tankId))];
  if (line === null && (namesLine || occasion === 'TANKER'))
    return [refused('REQUIRED', 'invoiceLineId', labelled(stockInSelections.invoiceLineId))];
  if (tank !== null && tank.productId !== productId)
    return [refused('OTHER_PRODUCT', 'tankId', decanting.otherTank({ tank: tank.tankName }))];
  if (line !== null && line.productId !== productId)
    return [refused('OTHER_PRODUCT', 'invoiceLineId', decanting.otherLine())];
  return [];
}

/** Validates a density reading, typed or stored: first its fields, then the day, the hydrometer and the place. */
export function problemsOfDensityReading(entry: Readonly<Record<string, unknown>>, facts: DensityFacts): Problem[] {
  const problems = problemsOfFields(densityReadingRules, entry);
  if (problems.length > 0) return problems;
  const { businessDate, density, temperature } = normalise(densityReadingRules, entry);
  const future = refused('IN_THE_FUTURE', 'businessDate', says.dateInFuture());
  return [
    ...(String(businessDate) > facts.lastDay ? [future] : []),
    ...problemsOfReading({ density: Number(density), temperature: Number(temperature) }),
    ...problemsOfPlace(entry, facts),
  ];
}
