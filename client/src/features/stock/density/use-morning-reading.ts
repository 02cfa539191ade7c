import { useQuery } from '@apollo/client/react';
import { isBusinessDate } from '../../../../../server/domain/kernel/business-date';
import { MorningReadingDocument } from '../../../graphql/generated/graphql';
import type { DensityDraft } from './density-draft';

/**
 * An existing morning reading of the draft's tank and date, at 15 °C; null if there is none or the occasion needs none.
 */
export function useMorningReading({ occasion, tankId, businessDate }: DensityDraft): string | null {
  const skip = occasion !== 'MORNING' || tankId === '' || !isBusinessDate(businessDate);
  const { data } = useQuery(MorningReadingDocument, {
    variables: { tankId: Number(tankId), businessDate },
    skip,
    fetchPolicy: 'network-only',
  });
  return (!skip && data?.morningReading?.densityAt15) || null;
}
