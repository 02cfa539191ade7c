import { useApolloClient } from '@apollo/client/react';
import { useThrottledCallback } from '@mantine/hooks';
import { useEffectEvent, useState } from 'react';
import { askAgain } from '../../graphql/ask-again';
import {
  CashChangedDocument,
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  CreditChangedDocument,
  CreditSaleRecordedDocument,
  ShiftChangedDocument,
  StockChangedDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import type { ReportDefinition } from './report-definition';
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
  /** Takes an answer as the one to be shown. */
  keep: (data: ReportData) => void;
}

/**
 * Looks quietly whether anything that a report may tell of has changed, and holds the newer answer until it is wanted:
 * rows must not jump under the eyes of whoever reads them.
 */
export function useNewerAnswer({ report, variables, data, keep }: Options): NewerAnswer | null {
  const client = useApolloClient();
  const query = documentOf(report);
  const [held, setHeld] = useState<{ over: ReportData; data: ReportData } | null>(null);

  const compare = useEffectEvent((asked: ReportVariables, found: ReportData): void => {
    // Other rows are looked at meanwhile.
    if (data === undefined || JSON.stringify(asked) !== JSON.stringify(variables)) return;
    if (isSameAnswer(report, data, found)) {
      setHeld(null);
      keep(found);
    } else setHeld({ over: data, data: found });
  });
  const look = useThrottledCallback(
    () =>
      askAgain(async () => {
        const answer = await client.query({ query, variables, fetchPolicy: 'no-cache' });
        if (answer.data) compare(variables, answer.data as ReportData);
      }),
    LOOK_EVERY_MS,
  );
  const still = { skip: data === undefined };
  useLive(ShiftChangedDocument, look, still);
  useLive(CreditSaleRecordedDocument, look, still);
  useLive(CashChangedDocument, look, still);
  useLive(StockChangedDocument, look, still);
  useLive(CreditChangedDocument, look, still);
  useLive(ChangeRequestedDocument, look, still);
  useLive(ChangeDecidedDocument, look, still);

  // What was read again meanwhile, as after a change of one's own, needs no second look.
  if (data === undefined || held?.over !== data) return null;
  return { rows: moreRows(report, data, held.data), show: () => keep(held.data) };
}
