import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  CashChangedDocument,
  ChangeDecidedDocument,
  CreditSaleRecordedDocument,
  RehearseChangeDocument,
  ShiftChangedDocument,
  StockChangedDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';

/** What accepting a request would do now, or why it would be refused. */
export interface Rehearsal {
  effects: readonly string[];
  problems: readonly { message: string }[];
}

interface Tried {
  version: number | undefined;
  rehearsal: Rehearsal | 'failed';
}

/**
 * Tries a request out at the server, anew when its row has changed or what it would move has. Null while on the way:
 * what was told of the row as it was is told no more; 'failed' without an answer.
 */
export function useRehearsal(requestId: number, version: number | undefined): Rehearsal | 'failed' | null {
  const client = useApolloClient();
  const [tried, setTried] = useState<Tried | null>(null);
  /** How often something moved that the effects may depend on. */
  const [moved, setMoved] = useState(0);
  const again = (): void => setMoved((before) => before + 1);
  useLive(ChangeDecidedDocument, again);
  useLive(ShiftChangedDocument, again);
  useLive(CashChangedDocument, again);
  useLive(CreditSaleRecordedDocument, again);
  useLive(StockChangedDocument, again);

  const rehearse = useEffectEvent(async (): Promise<Rehearsal | 'failed'> => {
    try {
      const { data } = await client.mutate({ mutation: RehearseChangeDocument, variables: { requestId } });
      return data?.rehearseChange.rehearsal ?? 'failed';
    } catch (error) {
      console.warn('A request could not be tried out', error);
      return 'failed';
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it would do depends on what has moved
  useEffect(() => {
    let current = true;
    void rehearse().then((rehearsal) => {
      if (current) setTried({ version, rehearsal });
    });
    return () => {
      current = false;
    };
  }, [requestId, version, moved]);
  return tried !== null && tried.version === version ? tried.rehearsal : null;
}
