import { useApolloClient, useQuery } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { MeDocument, type MeQuery, SignOutDocument } from '../graphql/generated/graphql';
import { dropToken, onTokenChange, readToken } from '../graphql/session';
import { t } from '../i18n/translate';
import { emptyOutboxOf, entriesOf } from '../outbox/outbox-store';
import { confirm } from '../ui/dialog/confirm';
import { removeDraftsOf } from './draft-store';

export interface Session {
  /** Null when nobody is logged in. */
  token: string | null;
  /** Null until the server has answered. */
  me: MeQuery['me'] | null;
  /** Empty until the server has answered. */
  stationName: string;
  signOut: () => void;
}

/** Who is logged in, and at which station. */
export function useSession(): Session {
  const token = useSyncExternalStore(onTokenChange, readToken);
  const client = useApolloClient();
  const { data } = useQuery(MeDocument, { skip: token === null });
  // Here at once, and at the server when it is reached: offline, the session ends there by its age.
  const userId = data?.me?.userId;
  const signOut = async (): Promise<void> => {
    if (userId !== undefined && !(await mayLose(userId))) return;
    const context = { headers: { authorization: `Bearer ${token}` } };
    void client.mutate({ mutation: SignOutDocument, context, errorPolicy: 'ignore' });
    // At once: the page may be closed at any moment.
    if (userId !== undefined) removeDraftsOf(localStorage, userId);
    dropToken();
    if (userId === undefined) return;
    await emptyOutboxOf(userId).catch(notForgotten);
    // A form that was open keeps what is typed in it as it goes.
    removeDraftsOf(localStorage, userId);
  };
  return { token, me: data?.me ?? null, stationName: data?.stationName ?? '', signOut: () => void signOut() };
}

const notForgotten = (error: unknown): void =>
  console.warn('This browser keeps nothing that could be forgotten', error);

/** Nothing of this user stays on the device, so what was not sent is asked about. */
async function mayLose(userId: number): Promise<boolean> {
  const unsent = await entriesOf(userId).catch((error: unknown) => {
    notForgotten(error);
    return [];
  });
  return unsent.length === 0 || confirm(t('outbox.signOutAsk', { count: unsent.length }), { danger: true });
}
