import type { CashWay } from '../../domain/cash-position';
import type { FieldRule } from '../../domain/field-rules';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Problem } from '../../domain/kernel/problem';
import type { problemsOfPayment } from '../../domain/payment-way';
import type { Right } from '../../domain/rights';
import { masterOf } from '../../masters/master';
import type { MasterClass } from '../../masters/master-row';
import { columnOf } from '../../platform/column-of';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import type { ApprovalLine } from '../../services/approvals/approval-line';
import type { AccountKind } from '../../services/ledger/ledger-account.entity';
import type { PaidInput } from '../safe/paid-input';

/** What every paid document stores, besides whom or what it was paid for. */
export interface PaidEntry {
  /** Null for one that is not recorded yet. */
  id?: number | null;
  amount: Paise;
  accountId?: number | null;
  paymentModeId?: number | null;
  reference?: string | null;
  comment?: string | null;
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

/** The row of a master for which a document is paid: a category, a person. */
interface PaidSubject {
  /** The id in the input, the view and the row. */
  field: string;
  /** Its name in the view. */
  name: string;
  nameDescription: string;
  label: string;
  of: () => MasterClass;
  /** The table of the master, and its ledger account. */
  table: string;
  account: AccountKind;
}

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

/** Money that leaves the safe or an account in a shift. Its names are those of the API. */
export interface PaidDocument<Id extends string = string> {
  /** In the ledger. */
  kind: string;
  /** Its table, and the entity of its rows. */
  table: string;
  entity: () => new () => object;
  label: string;
  /** `record` is the command, `id` its answer, `list` the query of a shift's rows, `view` their type. */
  names: { record: string; id: Id; list: string; view: string };
  descriptions: { input: string; record: string; list: string; view: string };
  rights: { record: Right; list: Right };
  subject: PaidSubject;
  lists: ListedDocument;
  /** Of its fields, shared with the form. */
  rules: PaidRules;
  /** It stores the reference of a transfer or cheque: one that was used before is asked about. */
  hasReference?: true;
  /** The line of the approval policy; `ofSubject` if another subject is approved like a larger amount. */
  approval: Pick<ApprovalLine, 'setting' | 'shown'> & { ofSubject?: true };
  /** What else is refused; `keptId` is the subject of the recorded row, or of a late entry. */
  problemsOf?(sql: Sql, subjectId: number, keptId?: number): Promise<Problem[]>;
  /** Locks a subject before the safe; `isNew` unless the recorded row has it or the entry is late. Throws ProblemError. */
  lockSubject?(tx: Tx, subjectId: number, isNew: boolean): Promise<unknown>;
  /** Says that the figure is unusual; null if it is not. */
  unusualText?(sql: Sql, entry: PaidFigure): Promise<Message | null>;
  /** Describes what a change moves besides the money. */
  alsoMoved?(sql: Sql, subjectIds: readonly number[], work: () => Promise<unknown>): Promise<Message[]>;
}

/** The subject of a row or an input. */
export const subjectIdOf = ({ subject }: PaidDocument, entry: object): number =>
  (entry as Record<string, number>)[subject.field]!;

/** SQL: joins the subject `s` of a document `d`. */
export const joinSubject = ({ subject }: PaidDocument): string =>
  `JOIN ${subject.table} s ON s.id = d.${columnOf(subject.field)}`;

/** The column by which the subject's master is named. */
export const titleColumnOf = ({ subject }: PaidDocument): string => columnOf(masterOf(subject.of()).title);
