import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { askAgain } from '../../../graphql/ask-again';
import { onGap } from '../../../graphql/live-state';
import { serverNow } from '../../../graphql/server-clock';
import { useOnline } from '../../../hooks/use-online';
import type { PageAsked, ReportDefinition } from '../report-definition';
import { cacheAnswer, cachedAnswer } from './answer-cache';
import { askOrder } from './ask-order';
import { type AnsweredSection, answersOf, documentOf, type ReportData, type ReportVariables } from './report-document';
import { type ReportTroubleFacts, troubleOf } from './report-problems';
import { isSameAnswer } from './same-answer';
import { type NewerAnswer, useNewerAnswer } from './use-newer-answer';

interface ReportAnswer {
  /** Undefined while loading, and if the report is not available. */
  answers: AnsweredSection[] | undefined;
  /** The page of rows that the answers contain; null if none was requested. */
  page: PageAsked | null;
  /** When the shown answer arrived; null while it belongs to a previous query. */
  asOf: Date | null;
  loading: boolean;
  /** Why there is no answer or no newer one; null without an error. */
  trouble: ReportTroubleFacts | null;
  /** A newer answer that waits to be shown. */
  newer: NewerAnswer | null;
  refetch: () => void;
}

interface Question {
  text: string;
  page: PageAsked | null;
}

/**
 * Loads a report. The previous answer stays while another query loads; a loaded report stays visible offline and is
 * refetched when the network is back. An answer that the user did not request (after going back or reconnecting) waits
 * until it is wanted.
 */
export function useReportAnswer(
  report: ReportDefinition,
  values: ReportVariables,
  page: PageAsked | null,
  skip: boolean,
): ReportAnswer {
  const variables = page === null ? values : { ...values, page };
  const text = `${report.route} ${JSON.stringify(variables)}`;
  const online = useOnline();
  const isBack = useNavigationType() === NavigationType.Pop;
  const { data, loading, error, refetch } = useQuery(documentOf(report), {
    variables,
    skip,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const kept = cachedAnswer(text);
  const keep = (came: ReportData, at: Date): void => {
    // Equal rows keep their identity, so nothing re-renders.
    const isSame = kept !== undefined && isSameAnswer(report, kept.data, came);
    cacheAnswer(text, { data: isSame ? kept.data : came, at });
    redraw();
  };

  const [answered, setAnswered] = useState<Question | null>(null);
  if (kept && answered?.text !== text) setAnswered({ text, page });
  const shownOf: Question = kept || error || answered === null ? { text, page } : answered;
  const trouble = skip ? null : troubleOf(error);
  const shown = skip || trouble?.code ? undefined : cachedAnswer(shownOf.text)?.data;

  const [order] = useState(askOrder);
  /** The query that is refetched without the user's request. */
  const unasked = useRef<string | null>(null);
  const ask = (): void => {
    unasked.current = null;
    void askAgain(refetch);
  };
  const askIfFailed = (): void => {
    if (error === undefined) return;
    unasked.current = text;
    void askAgain(refetch);
  };
  const { newer, offer } = useNewerAnswer({
    report,
    variables,
    order,
    keep,
    data: kept && shown,
    onAnswer: askIfFailed,
  });

  const onQuestion = useEffectEvent((asked: string) => {
    unasked.current = isBack && cachedAnswer(asked) ? asked : null;
  });
  useEffect(() => onQuestion(text), [text]);
  const asked = useRef(0);
  useEffect(() => {
    if (loading) asked.current = order.begin();
  }, [loading, order]);
  const onData = useEffectEvent((came: ReportData) => {
    const isUnasked = unasked.current === text;
    unasked.current = null;
    if (!order.isNewest(asked.current) && kept) return;
    if (isUnasked && kept) offer(came);
    else keep(came, serverNow());
  });
  useEffect(() => {
    if (data && !loading && !error) onData(data as ReportData);
  }, [data, loading, error]);

  const onBack = useEffectEvent(askIfFailed);
  useEffect(() => {
    if (online) onBack();
  }, [online]);
  useEffect(() => onGap(() => onBack()), []);

  return {
    answers: useMemo(() => shown && answersOf(report, shown), [report, shown]),
    page: shownOf.page,
    asOf: kept?.at ?? null,
    loading,
    trouble,
    newer,
    refetch: ask,
  };
}
