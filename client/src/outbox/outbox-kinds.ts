import type { TypedDocumentNode } from '@apollo/client';
import {
  CollectCashDocument,
  RecordCreditorPaymentDocument,
  RecordCreditSaleDocument,
  RecordEmployeeAdvanceDocument,
  RecordExpenditureDocument,
} from '../graphql/generated/graphql';
import type { OutboxKind } from '../graphql/outbox-entry';

interface Sent {
  mutation: TypedDocumentNode<unknown, { input: Record<string, unknown> }>;
  /** The page on which it is entered. */
  path: string;
}

const sent = (mutation: unknown, path: string): Sent => ({ mutation: mutation as Sent['mutation'], path });

/** The mutation of each kind of entry. */
export const OUTBOX_KINDS: Readonly<Record<OutboxKind, Sent>> = {
  'credit-sale': sent(RecordCreditSaleDocument, '/page/credit-entry'),
  'creditor-payment': sent(RecordCreditorPaymentDocument, '/page/creditor-payment-entry'),
  expenditure: sent(RecordExpenditureDocument, '/page/expenditure-detail'),
  'employee-advance': sent(RecordEmployeeAdvanceDocument, '/page/employee-advance'),
  'cash-collection': sent(CollectCashDocument, '/page/employee-cash-collection'),
};
