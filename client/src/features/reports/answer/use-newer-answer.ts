import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askAgain } from '../../../graphql/ask-again';
import {
  CashChangedDocument,
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  CreditChangedDocument,
  CreditSaleRecordedDocument,
  ShiftChangedDocument,
  StockChangedDocument,
} from '../../../graphql/generated/graphql';
import { serverNow } from '../../../graphql/server-clock';
import { useLive } from '../../../hooks/use-live';
import { useDocumentVisibility, useThrottledCallback } from '../../../ui/kit/hooks';
import type { ReportDefinition } from '../report-definition';
import type { AskOrder } from './ask-order';
import { documentOf, type ReportData, type ReportVariables } from './report-document';
import { isSameAnswer, moreRows } from './same-answer';

/** Throttles events in busy times to one query. */
const LOOK_EVERY_MS = 3_000;

/** An answer that differs from the one shown. */
export interface NewerAnswer {
  /** Number of added rows; 0 if rows only changed. */
  rows: number;
  show: () => void;
}

interface Options {
  report: ReportDefinition;
  variables: ReportVariables;
  /** The answer shown; undefined until there is one for this query. */
  data: ReportData | undefined;
  /** The order of all requests of this page. */
  order: AskOrder;
  /** Shows an answer, with its time of arrival. */
  keep: (data: ReportData, at: Date) => void;
  /** Called after each answer of the server. */
  onAnswer: () => void;
}

interface Newer {
  newer: NewerAnswer | null;
  /** Holds an answer to a background refetch, unless it equals the one shown. */
  offer: (data: ReportData) => void;
}

/**
 * Refetches in the background when data behind a report changes, and holds the new answer until the user requests it:
 * rows must not jump while they are read. A hidden page is refetched when it becomes visible.
 */
export function useNewerAnswer({ report, variables, data, order, keep, onAnswer }: Options): Newer {
  const client = useApolloClient();
  const query = documentOf(report);
  const [held, setHeld] = useState<{ over: ReportData; data: ReportData; at: Date } | null>(null);

  const offer = (found: ReportData): void => {
    if (data === undefined) return;
    if (isSameAnswer(report, data, found)) {
      setHeld(null);
      keep(found, serverNow());
    } else setHeld({ over: data, data: found, at: serverNow() });
  };
  const onFound = useEffectEvent((asked: ReportVariables, number: number, found: ReportData): void => {
    onAnswer();
    // The filters changed in between, or a later refetch was faster.
    const isOther = JSON.stringify(asked) !== JSON.stringify(variables);
    if (!isOther && order.isNewest(number)) offer(found);
  });
  const isSeen = useDocumentVisibility() === 'visible';
  const missed = useRef(false);
  const look = useThrottledCallback(() => {
    missed.current = document.hidden;
    if (missed.current) return;
    return askAgain(async () => {
      const number = order.begin();
      const answer = await client.query({ query, variables, fetchPolicy: 'no-cache' });
      if (answer.data) onFound(variables, number, answer.data as ReportData);
    });
  }, LOOK_EVERY_MS);
  const lookIfMissed = useEffectEvent(() => missed.current && look());
  useEffect(() => {
    if (isSeen) lookIfMissed();
  }, [isSeen]);
  const still = { skip: data === undefined };
  useLive(ShiftChangedDocument, look, still);
  useLive(CreditSaleRecordedDocument, look, still);
  useLive(CashChangedDocument, look, still);
  useLive(StockChangedDocument, look, still);
  useLive(CreditChangedDocument, look, still);
  useLive(ChangeRequestedDocument, look, still);
  useLive(ChangeDecidedDocument, look, still);

  // A refetch in between, as after the user's own change, makes the held answer obsolete.
  if (data === undefined || held?.over !== data) return { newer: null, offer };
  return { newer: { rows: moreRows(report, data, held.data), show: () => keep(held.data, held.at) }, offer };
}
