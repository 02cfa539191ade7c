import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RehearseChangeDocument } from '../../graphql/generated/graphql';

/** What accepting a request would do now, or why it would be refused. */
export interface Rehearsal {
  effects: readonly string[];
  problems: readonly { message: string }[];
}

/** Tries a request out at the server, anew when its row has changed; null while on the way, 'failed' without an answer. */
export function useRehearsal(requestId: number, version: number | undefined): Rehearsal | 'failed' | null {
  const client = useApolloClient();
  const [rehearsal, setRehearsal] = useState<Rehearsal | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it would do depends on the row as it is
  useEffect(() => {
    let current = true;
    const tell = (told: Rehearsal | 'failed'): void => {
      if (current) setRehearsal(told);
    };
    client.mutate({ mutation: RehearseChangeDocument, variables: { requestId } }).then(
      ({ data }) => tell(data?.rehearseChange.rehearsal ?? 'failed'),
      (error: unknown) => {
        console.warn('A request could not be tried out', error);
        tell('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [client, requestId, version]);
  return rehearsal;
}
