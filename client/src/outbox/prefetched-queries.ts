import type { TypedDocumentNode } from '@apollo/client';
import {
  CollectionChoicesDocument,
  CreditChoicesDocument,
  EmployeeStandingsDocument,
  ExpenditureChoicesDocument,
  NotesInSafeDocument,
  PayingCreditorsDocument,
  PaymentWaysDocument,
  RunningShiftDocument,
  SlipBooksDocument,
} from '../graphql/generated/graphql';

interface Question {
  query: TypedDocumentNode<unknown, Record<string, unknown>>;
  variables?: Record<string, unknown>;
}

const question = (query: unknown, variables?: Record<string, unknown>): Question => ({
  query: query as Question['query'],
  variables,
});

/** The queries that the five quick entries choose from. */
export const QUESTIONS: readonly Question[] = [
  question(RunningShiftDocument),
  question(CreditChoicesDocument),
  question(SlipBooksDocument, { includeFinished: false }),
  question(SlipBooksDocument, { includeFinished: true }),
  question(PayingCreditorsDocument),
  question(ExpenditureChoicesDocument),
  question(PaymentWaysDocument),
  question(EmployeeStandingsDocument),
  question(CollectionChoicesDocument),
  question(NotesInSafeDocument),
];
