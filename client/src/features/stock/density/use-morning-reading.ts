import { useQuery } from '@apollo/client/react';
import { isBusinessDate } from '../../../../../server/domain/kernel/business-date';
import { MorningReadingDocument } from '../../../graphql/generated/graphql';
import type { DensityDraft } from './density-draft';

/** What the draft's tank was read at on the morning of its day already, at 15 °C; null where it was not, or is not asked. */
export function useMorningReading({ occasion, tankId, businessDate }: DensityDraft): string | null {
  const skip = occasion !== 'MORNING' || tankId === '' || !isBusinessDate(businessDate);
  const { data } = useQuery(MorningReadingDocument, {
    variables: { tankId: Number(tankId), businessDate },
    skip,
    fetchPolicy: 'network-only',
  });
  return (!skip && data?.morningReading?.densityAt15) || null;
}
