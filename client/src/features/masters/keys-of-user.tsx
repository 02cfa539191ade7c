import { useQuery } from '@apollo/client/react';
import { UsableKeysMadeByDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { Alert } from '../../ui/kit/feedback';

/** Says how many API keys that a user made work, as disabling the user does not revoke them. */
export function KeysOfUser({ userId, isDisabled }: { userId: number; isDisabled: boolean }) {
  const { data } = useQuery(UsableKeysMadeByDocument, { variables: { userId }, fetchPolicy: 'network-only' });
  const count = data?.usableKeysMadeBy ?? 0;
  if (count === 0) return null;
  return <Alert color="yellow">{t(isDisabled ? 'masters.keysOfDisabled' : 'masters.keysOfUser', { count })}</Alert>;
}
