import type { TypedDocumentNode } from '@apollo/client';
import type { Right } from '../../../server/domain/rights';
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
  /** The rights that the query needs. */
  rights: readonly Right[];
}

const question = (query: unknown, rights: readonly Right[], variables?: Record<string, unknown>): Question => ({
  query: query as Question['query'],
  rights,
  variables,
});

/** The queries that the five quick entries choose from. */
export const QUESTIONS: readonly Question[] = [
  question(RunningShiftDocument, []),
  question(CreditChoicesDocument, ['credit.read', 'masters.read']),
  question(SlipBooksDocument, ['credit.read'], { includeFinished: false }),
  question(SlipBooksDocument, ['credit.read'], { includeFinished: true }),
  question(PayingCreditorsDocument, ['masters.read']),
  question(ExpenditureChoicesDocument, ['masters.read']),
  question(PaymentWaysDocument, ['cash.read']),
  question(EmployeeStandingsDocument, ['employees.read']),
  question(CollectionChoicesDocument, ['shift.read', 'masters.read']),
  question(NotesInSafeDocument, ['cash.read']),
];
