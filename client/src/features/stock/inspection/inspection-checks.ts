import {
  type FuelLevel,
  type InspectionFacts,
  warningsOfInspection,
} from '../../../../../server/domain/inspection-warnings';
import { isBusinessDate } from '../../../../../server/domain/kernel/business-date';
import { parseLitres } from '../../../../../server/domain/kernel/litres';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import type { InspectionFactsQuery } from '../../../graphql/generated/graphql';
import { exactLitres } from '../exact-litres';

type FactsAnswer = NonNullable<InspectionFactsQuery['inspectionFacts']>;

const levelOf = ({ readingSum, stock }: FactsAnswer['asItBegan']): FuelLevel => ({
  readingSum: exactLitres(readingSum),
  stock: exactLitres(stock),
});

/** The server's answer in the domain's form. */
export const factsOf = ({ day, asItBegan, asItEnded, isMeterChanged }: FactsAnswer): InspectionFacts => ({
  day,
  asItBegan: levelOf(asItBegan),
  asItEnded: asItEnded ? levelOf(asItEnded) : null,
  isMeterChanged,
});

/** Warnings about the input so far, none until the facts are loaded. */
export function doubtsOf(values: Readonly<Record<string, unknown>>, facts: InspectionFacts | null): Problem[] {
  const inspectionDate = String(values.inspectionDate ?? '');
  if (facts === null || !isBusinessDate(inspectionDate)) return [];
  const litres = (name: string) => parseLitres(String(values[name] ?? ''));
  const typed = {
    inspectionDate,
    readingSum: litres('readingSum'),
    totalStock: litres('totalStock'),
    totalBeforeStock: litres('totalBeforeStock'),
    testingBefore: litres('testingBefore'),
  };
  return warningsOfInspection(typed, facts);
}
