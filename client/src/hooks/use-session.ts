import { useApolloClient, useQuery } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { MeDocument, type MeQuery, SignOutDocument } from '../graphql/generated/graphql';
import { dropToken, onTokenChange, readToken } from '../graphql/session';
import { t } from '../i18n/translate';
import { emptyOutboxOf, entriesOf } from '../outbox/outbox-store';
import { confirm } from '../ui/dialog/confirm';
import { removeDraftsOf } from './draft-store';

export interface Session {
  /** Null without a log-in. */
  token: string | null;
  /** Null until loaded. */
  me: MeQuery['me'] | null;
  /** Whether the user can do nothing else before setting up the required second factor. */
  mustSetUpSecondFactor: boolean;
  /** Empty until loaded. */
  stationName: string;
  signOut: () => void;
}

/** The current user and station. */
export function useSession(): Session {
  const token = useSyncExternalStore(onTokenChange, readToken);
  const client = useApolloClient();
  const { data } = useQuery(MeDocument, { skip: token === null });
  // Ends the session here at once, and on the server if it is reachable: otherwise it expires there.
  const userId = data?.me?.userId;
  const signOut = async (): Promise<void> => {
    if (userId !== undefined && !(await mayLose(userId))) return;
    const context = { headers: { authorization: `Bearer ${token}` } };
    void client.mutate({ mutation: SignOutDocument, context, errorPolicy: 'ignore' });
    // First of all: the page may be closed at any moment.
    if (userId !== undefined) removeDraftsOf(localStorage, userId);
    dropToken();
    if (userId === undefined) return;
    await emptyOutboxOf(userId).catch(notForgotten);
    // A form that was open stores its draft again while it unmounts.
    removeDraftsOf(localStorage, userId);
  };
  return {
    token,
    me: data?.me ?? null,
    mustSetUpSecondFactor: data?.mySecondFactor?.mustSetUp ?? false,
    stationName: data?.stationName ?? '',
    signOut: () => void signOut(),
  };
}

const notForgotten = (error: unknown): void =>
  console.warn('This browser keeps nothing that could be forgotten', error);

/** Signing out deletes this user's data on the device, so unsent entries need a confirmation. */
async function mayLose(userId: number): Promise<boolean> {
  const unsent = await entriesOf(userId).catch((error: unknown) => {
    notForgotten(error);
    return [];
  });
  return unsent.length === 0 || confirm(t('outbox.signOutAsk', { count: unsent.length }), { danger: true });
}
