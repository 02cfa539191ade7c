import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { CashMemosDocument, type CashMemosInput } from '../../graphql/generated/graphql';
import { wordsFor } from '../../hooks/use-submit';
import type { MadeMemos } from './memo-draft';

/** Asks the server for a set; what it refuses comes back by field, and without one where it belongs to none. */
export function useMakeMemos() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly Pick<Problem, 'field' | 'message'>[]>([]);
  const make = async (input: CashMemosInput): Promise<MadeMemos | null> => {
    setBusy(true);
    setRefusals([]);
    try {
      const { data } = await client.query({
        query: CashMemosDocument,
        variables: { input },
        fetchPolicy: 'network-only',
      });
      return { input, set: data!.cashMemos };
    } catch (error) {
      setRefusals(refusalsOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { make, busy, refusals, forget: () => setRefusals([]) };
}

function refusalsOf(error: unknown): Pick<Problem, 'field' | 'message'>[] {
  const problems = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.problems : undefined;
  return Array.isArray(problems) ? (problems as Problem[]) : [{ message: wordsFor(error) }];
}
