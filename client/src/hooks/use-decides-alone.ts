import { useQuery } from '@apollo/client/react';
import { FourEyesDocument, SettingsChangedDocument } from '../graphql/generated/graphql';
import { useCan } from './use-can';
import { useLive } from './use-live';

/**
 * Whether the user's changes take effect at once: those of who decides on requests do, unless the station requires four eyes
 * (docs/design/domain.md#change-requests).
 */
export function useDecidesAlone(): boolean {
  const decides = useCan('changes.decide');
  const { data, refetch } = useQuery(FourEyesDocument, { skip: !decides });
  useLive(SettingsChangedDocument, () => refetch(), { skip: !decides });
  return decides && !(data?.stationSettings.fourEyes ?? false);
}
