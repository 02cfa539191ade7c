import { type BusinessDate, showDate } from '../../domain/kernel/business-date';
import {
  type Allowance,
  allowanceOn,
  isLargeOutlet,
  type SoldInYear,
  settingOn,
  yearlyAverage,
} from '../../domain/variation-band';
import type { Sql } from '../../platform/sql';
import {
  type DatedInspection,
  type Fuel,
  inspectionsOf,
  variationSettingsOf,
  yearlySalesOf,
} from './variation-basis.queries';

/** The basis of a product's permitted variation on a day. */
export interface VariationBasis {
  inspection: DatedInspection | null;
  allowance: Allowance | null;
  /** Sales in the year up to the day; null before the first day of the books. */
  inYear: SoldInYear | null;
  isLarge: boolean;
  /** What is missing, in words; null if it is complete. */
  missing: string | null;
}

/** The inspection and the percentages in force on a day, and which of the two is missing. */
export async function variationBasisOf(sql: Sql, fuel: Fuel, day: BusinessDate): Promise<VariationBasis> {
  const inspection = (await inspectionsOf(sql, fuel.id, day, day)).at(-1) ?? null;
  const settings = await variationSettingsOf(sql, fuel);
  const inYear = (await yearlySalesOf(sql, fuel.id, day, day)).at(-1) ?? null;
  const yearlySale = inYear === null ? 0 : yearlyAverage(inYear);
  const setting = settingOn(day, settings);
  const missing = [
    ...(inspection === null ? ['No inspection is entered'] : unknownsOf(inspection)),
    ...(setting === null ? [`No permitted variation is set for ${fuel.shortName}`] : []),
  ];
  return {
    inspection,
    allowance: allowanceOn(day, yearlySale, settings),
    inYear,
    isLarge: setting !== null && isLargeOutlet(yearlySale, setting),
    missing: missing.length === 0 ? null : missing.join('. '),
  };
}

/** Why the variation since an inspection is unknown, in words; empty if it is known. */
export const unknownsOf = ({ unknownUntil, isMeterChanged }: DatedInspection): string[] => [
  ...(unknownUntil === null
    ? []
    : [`Receipts and sales between the inspection and ${showDate(unknownUntil)}, when the books began, are not known`]),
  ...(isMeterChanged ? ['A meter was changed on the day of the inspection: enter the inspection of another day'] : []),
];
