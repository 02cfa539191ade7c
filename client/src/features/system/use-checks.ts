import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SystemStatusDocument } from '../../graphql/generated/graphql';
import { wordsFor } from '../../hooks/words-for';
import { t } from '../../i18n/translate';
import type { Check, Finding, Status } from './checks';

/** What each check found, by its name; one that is not there yet is being made. */
export type Findings = Readonly<Partial<Record<Check['name'], Finding>>>;

/** Makes the checks, all at once, when the page opens and whenever it is asked to. */
export function useChecks(checks: readonly Check[]): { findings: Findings; again: () => void } {
  const client = useApolloClient();
  const [findings, setFindings] = useState<Findings>({});
  /** What an earlier run still finds is of no interest any more. */
  const run = useRef(0);

  const askStatus = async (): Promise<Status> => {
    const asked = Date.now();
    const { data } = await client.query({ query: SystemStatusDocument, fetchPolicy: 'network-only' });
    const { serverTime, ...status } = data!.systemStatus;
    // The server looked at its clock about half way between question and answer.
    return { ...status, clockAhead: (asked + Date.now()) / 2 - Date.parse(serverTime) };
  };
  const again = (): void => {
    run.current += 1;
    const own = run.current;
    setFindings({});
    const status = askStatus();
    for (const check of checks)
      void findingOf(check, status).then((finding) => {
        if (run.current === own) setFindings((before) => ({ ...before, [check.name]: finding }));
      });
  };
  const begin = useEffectEvent(again);
  // Anew when there are others: an admin is known as one only with the first answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins with its checks
  useEffect(() => begin(), [checks]);
  return { findings, again };
}

async function findingOf({ run }: Check, status: Promise<Status>): Promise<Finding> {
  try {
    return await run(status);
  } catch (error) {
    console.warn('A check failed', error);
    return { state: 'attention', text: t('system.failed', { reason: wordsFor(error) }) };
  }
}
