import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import { variation } from '../../domain/variation.messages';
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
  missing: Message | null;
}

/** The inspection and the percentages in force on a day, and which of the two is missing. */
export async function variationBasisOf(sql: Sql, fuel: Fuel, day: BusinessDate): Promise<VariationBasis> {
  const inspection = (await inspectionsOf(sql, fuel.id, day, day)).at(-1) ?? null;
  const settings = await variationSettingsOf(sql, fuel);
  const inYear = (await yearlySalesOf(sql, fuel.id, day, day)).at(-1) ?? null;
  const yearlySale = inYear === null ? 0 : yearlyAverage(inYear);
  const setting = settingOn(day, settings);
  const missing = [
    ...(inspection === null ? [variation.noInspection()] : unknownsOf(inspection)),
    ...(setting === null ? [variation.nothingPermitted({ product: fuel.shortName })] : []),
  ];
  return {
    inspection,
    allowance: allowanceOn(day, yearlySale, settings),
    inYear,
    isLarge: setting !== null && isLargeOutlet(yearlySale, setting),
    missing: missing.length === 0 ? null : missing.reduce((first, second) => variation.bothMissing({ first, second })),
  };
}

/** Why the variation since an inspection is unknown, in words; empty if it is known. */
export const unknownsOf = ({ unknownUntil, isMeterChanged }: DatedInspection): Message[] => [
  ...(unknownUntil === null ? [] : [variation.unknownUntil({ day: unknownUntil })]),
  ...(isMeterChanged ? [variation.meterChanged()] : []),
];
