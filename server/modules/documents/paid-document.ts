import type { CashWay } from '../../domain/cash-position';
import type { FieldRule } from '../../domain/field-rules';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Problem } from '../../domain/kernel/problem';
import type { problemsOfPayment } from '../../domain/payment-way';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import type { PaymentOfCheque } from '../safe/cheques';
import type { PaidInput } from '../safe/paid-input';
import type { DocumentDefinition } from './document';

/** What every paid document stores, besides whom or what it was paid for. */
export interface PaidEntry {
  /** Null for one that is not recorded yet. */
  id?: number | null;
  amount: Paise;
  accountId?: number | null;
  paymentModeId?: number | null;
  /** When the bank moved the money; null for the day of the shift (ADR 84). */
  valueDate?: BusinessDate | null;
  reference?: string | null;
  comment?: string | null;
  chequeDate?: string | null;
}

/** A figure that may be far from the usual ones of its subject. */
export interface PaidFigure {
  /** Null for a document that is not recorded yet. */
  id?: number | null;
  subjectId: number;
  amount: Paise;
}

/** The input of the command of a paid document. */
export type PaidDocumentInput = PaidInput &
  PaidEntry & { shiftId?: number | null; lateReason?: string | null; confirmed?: boolean | null };

type PaidRules = Parameters<typeof problemsOfPayment>[0] & Readonly<Record<'amount' | 'comment', FieldRule>>;

/** How the lists of all documents show it. */
interface ListedDocument {
  /** Says how many of them keep a running shift from being removed. */
  held(params: { count: number }): Message;
  /** Its figure in the cash position; *other* without one. */
  cashWay?: CashWay;
  /** Its line in the cash of a shift. */
  inCash: {
    /** A message with one parameter, and its SQL over the document `d` and its subject `s`: the name by default. */
    named: { id: string; english: string };
    param: string;
    value?: string;
    /** Once the row is deleted; the words of its kind by default. */
    plain?: { id: string; english: string };
  };
}

/** Money that leaves the safe or an account in a shift. */
export interface PaidDocument<Id extends string = string> extends DocumentDefinition<Id> {
  lists: ListedDocument;
  /** Of its fields, shared with the form. */
  rules: PaidRules;
  /** It stores the reference of a transfer or cheque: one that was used before is asked about. */
  hasReference?: true;
  /** Its cheques are listed: the column that names the payment of one. Their number is its reference. */
  cheque?: PaymentOfCheque;
  /** SQL predicate over the document `d`: a document made since counts it (`ShiftDocumentChange`). */
  countedSince?: string;
  /** Its subject's account counts by shifts: of its value date only the account that paid is posted (ADR 84). */
  staysInShift?: true;
  /** What else is refused; `keptId` is the subject of the recorded row, or of a late entry. */
  problemsOf?(sql: Sql, subjectId: number, keptId?: number): Promise<Problem[]>;
  /** Locks a subject before the safe; `isNew` unless the recorded row has it or the entry is late. Throws ProblemError. */
  lockSubject?(tx: Tx, subjectId: number, isNew: boolean): Promise<unknown>;
  /** Says that the figure is unusual; null if it is not. */
  unusualText?(sql: Sql, entry: PaidFigure): Promise<Message | null>;
  /** Describes what a change moves besides the money. */
  alsoMoved?(sql: Sql, subjectIds: readonly number[], work: () => Promise<unknown>): Promise<Message[]>;
}
