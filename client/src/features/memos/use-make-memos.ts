import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { CashMemosDocument, type CashMemosInput } from '../../graphql/generated/graphql';
import { wordsFor } from '../../hooks/words-for';
import type { MadeMemos } from './memo-draft';

/**
 * Requests one set at a time; refusals are returned by field, or for the whole form. Call `clearRefusals` when the form
 * changes: a pending answer is then ignored.
 */
export function useMakeMemos() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly Omit<Problem, 'code'>[]>([]);
  /** The pending input. */
  const asked = useRef<CashMemosInput | null>(null);
  const make = async (input: CashMemosInput, onMade: (made: MadeMemos | null) => void): Promise<void> => {
    if (asked.current !== null) return;
    asked.current = input;
    const isCurrent = (): boolean => asked.current === input;
    setBusy(true);
    setRefusals([]);
    try {
      const { data } = await client.query({
        query: CashMemosDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
      if (isCurrent()) onMade({ input, set: data!.cashMemos });
    } catch (error) {
      if (isCurrent()) {
        setRefusals(refusalsOf(error));
        onMade(null);
      }
    }
    if (isCurrent()) end();
  };
  const end = (): void => {
    asked.current = null;
    setBusy(false);
  };
  const clearRefusals = (): void => {
    end();
    setRefusals([]);
  };
  return { make, busy, refusals, clearRefusals };
}

function refusalsOf(error: unknown): Omit<Problem, 'code'>[] {
  const problems = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.problems : undefined;
  return Array.isArray(problems) ? (problems as Problem[]) : [{ message: wordsFor(error) }];
}
