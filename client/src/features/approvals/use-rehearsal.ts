import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WordedText } from '../../../../server/domain/kernel/message';
import {
  CashChangedDocument,
  ChangeDecidedDocument,
  CreditSaleRecordedDocument,
  RehearseChangeDocument,
  ShiftChangedDocument,
  StockChangedDocument,
} from '../../graphql/generated/graphql';
import type { UserError } from '../../graphql/user-error';
import { useLive } from '../../hooks/use-live';

/** The effects of accepting a request now, or why it would be refused. */
export interface Rehearsal {
  /** Sent with the decision; null if it would be refused. */
  version: number | null;
  effectTexts: readonly WordedText[];
  problems: readonly UserError[];
}

interface Tried {
  version: number | undefined;
  rehearsal: Rehearsal | 'failed';
}

/**
 * Dry run of a request on the server, repeated when its row or anything it affects changes. Null while loading, so that
 * outdated effects are not shown; 'failed' without an answer.
 */
export function useRehearsal(
  requestId: number,
  version: number | undefined,
): { rehearsal: Rehearsal | 'failed' | null; rehearseAgain: () => void } {
  const client = useApolloClient();
  const [tried, setTried] = useState<Tried | null>(null);
  /** Counts events that the effects may depend on. */
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
  const rehearsal = tried !== null && tried.version === version ? tried.rehearsal : null;
  return { rehearsal, rehearseAgain: again };
}
