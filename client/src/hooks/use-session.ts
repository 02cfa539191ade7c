import { useApolloClient, useQuery } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { MeDocument, type MeQuery, SignOutDocument } from '../graphql/generated/graphql';
import { dropToken, onTokenChange, readToken } from '../graphql/session';

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
  const signOut = (): void => {
    const context = { headers: { authorization: `Bearer ${token}` } };
    void client.mutate({ mutation: SignOutDocument, context, errorPolicy: 'ignore' });
    dropToken();
  };
  return { token, me: data?.me ?? null, stationName: data?.stationName ?? '', signOut };
}
