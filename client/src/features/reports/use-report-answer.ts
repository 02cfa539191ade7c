import { useQuery } from '@apollo/client/react';
import { useNetwork } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { keepAnswer, keptAnswer } from './kept-answers';
import type { ReportDefinition } from './report-definition';
import { type AnsweredSection, answersOf, documentOf, type ReportData, type ReportVariables } from './report-document';
import { type ReportTroubleFacts, troubleOf } from './report-problems';
import { isSameAnswer } from './same-answer';
import { type NewerAnswer, useNewerAnswer } from './use-newer-answer';

interface ReportAnswer {
  /** Undefined while they are on their way, and where the report is not given. */
  answers: AnsweredSection[] | undefined;
  /** When what is shown came; null where it is still the answer to another question. */
  asOf: Date | null;
  loading: boolean;
  /** Why there is no answer, or none that is newer than what is shown; null where all is well. */
  trouble: ReportTroubleFacts | null;
  /** What has changed since, while it waits to be shown. */
  newer: NewerAnswer | null;
  refetch: () => void;
}

/**
 * Asks for a report. While another question is on its way the answer to the last one stays; what was read once stays in
 * sight while the network is away, and is asked for again when it is back.
 */
export function useReportAnswer(report: ReportDefinition, variables: ReportVariables, skip: boolean): ReportAnswer {
  const question = `${report.route} ${JSON.stringify(variables)}`;
  const { online } = useNetwork();
  const { data, previousData, loading, error, refetch } = useQuery(documentOf(report), {
    variables,
    skip,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const kept = keptAnswer(question);
  const keep = (came: ReportData): void => {
    // Of the same rows those on the page stay, and nothing is drawn anew.
    const isSame = kept !== undefined && isSameAnswer(report, kept.data, came);
    keepAnswer(question, { data: isSame ? kept.data : came, at: new Date() });
    redraw();
  };
  const keepCame = useEffectEvent(keep);
  useEffect(() => {
    if (data && !loading && !error) keepCame(data as ReportData);
  }, [data, loading, error]);

  const ask = (): void => void askAgain(refetch);
  const askIfFailed = useEffectEvent(() => error && ask());
  useEffect(() => {
    if (online) askIfFailed();
  }, [online]);

  const trouble = skip ? null : troubleOf(error);
  const current = kept?.data ?? data ?? (error ? undefined : previousData);
  const shown = skip || trouble?.code ? undefined : (current as ReportData | undefined);
  const newer = useNewerAnswer({ report, variables, data: kept && shown, keep });
  return {
    answers: useMemo(() => shown && answersOf(report, shown), [report, shown]),
    asOf: kept?.at ?? null,
    loading,
    trouble,
    newer,
    refetch: ask,
  };
}
