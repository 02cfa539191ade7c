import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SystemStatusDocument } from '../../graphql/generated/graphql';
import { wordsFor } from '../../hooks/words-for';
import { t } from '../../i18n/translate';
import type { Check, Finding, Status } from './checks';

/** Results by check name; a missing one is still running. */
export type Findings = Readonly<Partial<Record<Check['name'], Finding>>>;

/** Runs all checks at once when the page opens, and again on request. */
export function useChecks(checks: readonly Check[]): { findings: Findings; again: () => void } {
  const client = useApolloClient();
  const [findings, setFindings] = useState<Findings>({});
  /** Results of an earlier run are ignored. */
  const run = useRef(0);

  const askStatus = async (): Promise<Status> => {
    const asked = Date.now();
    const { data } = await client.query({ query: SystemStatusDocument, fetchPolicy: 'network-only' });
    const { serverTime, ...status } = data!.systemStatus;
    // The server read its clock about halfway between request and answer.
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
  // Reruns when the checks change: that the user is an admin is known only after the first answer.
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
