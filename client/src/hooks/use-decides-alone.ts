import { useQuery } from '@apollo/client/react';
import { FourEyesDocument, SettingsChangedDocument } from '../graphql/generated/graphql';
import { useCan } from './use-can';
import { useLive } from './use-live';

/**
 * Whether the user's changes take effect at once: an admin's do, unless the station requires four eyes
 * (docs/design/domain.md#change-requests).
 */
export function useDecidesAlone(): boolean {
  const { isAdmin } = useCan();
  const { data, refetch } = useQuery(FourEyesDocument, { skip: !isAdmin });
  useLive(SettingsChangedDocument, () => refetch(), { skip: !isAdmin });
  return isAdmin && !(data?.stationSettings.fourEyes ?? false);
}
