import { useApolloClient } from '@apollo/client/react';
import { useDocumentVisibility, useThrottledCallback } from '@mantine/hooks';
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
import { useLive } from '../../../hooks/use-live';
import type { ReportDefinition } from '../report-definition';
import type { AskOrder } from './ask-order';
import { documentOf, type ReportData, type ReportVariables } from './report-document';
import { isSameAnswer, moreRows } from './same-answer';

/** Events of a busy minute are one question. */
const LOOK_EVERY_MS = 3_000;

/** An answer that says something else than what is shown. */
export interface NewerAnswer {
  /** How many more rows it has; 0 where rows only changed. */
  rows: number;
  show: () => void;
}

interface Options {
  report: ReportDefinition;
  variables: ReportVariables;
  /** What is shown; undefined while there is no answer to the question. */
  data: ReportData | undefined;
  /** Of all that is asked for this page. */
  order: AskOrder;
  /** Takes an answer as the one to be shown, with when it came. */
  keep: (data: ReportData, at: Date) => void;
  /** The server has answered. */
  onAnswer: () => void;
}

interface Newer {
  newer: NewerAnswer | null;
  /** Holds an answer that nobody asked for, unless it says what is shown. */
  offer: (data: ReportData) => void;
}

/**
 * Looks quietly whether anything that a report may tell of has changed, and holds the newer answer until it is wanted:
 * rows must not jump under the eyes of whoever reads them. A page that nobody sees is looked at when it is seen again.
 */
export function useNewerAnswer({ report, variables, data, order, keep, onAnswer }: Options): Newer {
  const client = useApolloClient();
  const query = documentOf(report);
  const [held, setHeld] = useState<{ over: ReportData; data: ReportData; at: Date } | null>(null);

  const offer = (found: ReportData): void => {
    if (data === undefined) return;
    if (isSameAnswer(report, data, found)) {
      setHeld(null);
      keep(found, new Date());
    } else setHeld({ over: data, data: found, at: new Date() });
  };
  const onFound = useEffectEvent((asked: ReportVariables, number: number, found: ReportData): void => {
    onAnswer();
    // Other rows are looked at meanwhile, or a later look was quicker.
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

  // What was read again meanwhile, as after a change of one's own, needs no second look.
  if (data === undefined || held?.over !== data) return { newer: null, offer };
  return { newer: { rows: moreRows(report, data, held.data), show: () => keep(held.data, held.at) }, offer };
}
