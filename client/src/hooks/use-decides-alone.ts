import { useQuery } from '@apollo/client/react';
import { FourEyesDocument, SettingsChangedDocument } from '../graphql/generated/graphql';
import { useCan } from './use-can';
import { useLive } from './use-live';

/** Whether what the user changes is made at once: an admin's is, unless the station wants four eyes (domain: section 7). */
export function useDecidesAlone(): boolean {
  const { isAdmin } = useCan();
  const { data, refetch } = useQuery(FourEyesDocument, { skip: !isAdmin });
  useLive(SettingsChangedDocument, () => refetch(), { skip: !isAdmin });
  return isAdmin && !(data?.stationSettings.fourEyes ?? false);
}
