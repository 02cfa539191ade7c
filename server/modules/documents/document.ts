import type { Right } from '../../domain/rights';
import { masterOf } from '../../masters/master';
import type { MasterClass } from '../../masters/master-row';
import { columnOf } from '../../platform/column-of';
import type { ApprovalLine } from '../../services/approvals/approval-line';
import type { AccountKind } from '../../services/ledger/ledger-account.entity';

/** The row of a master that a document is about: a category, a person, a supplier. */
interface DocumentSubject {
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

/** What every definition of a document says (ADR 81). Its names are those of the API. */
export interface DocumentDefinition<Id extends string = string> {
  /** In the ledger. */
  kind: string;
  /** Its table, and the entity of its rows. */
  table: string;
  entity: () => new () => object;
  label: string;
  /** `record` is the command, `id` its answer, `list` the query of its rows, `view` their type. */
  names: { record: string; id: Id; list: string; view: string };
  descriptions: { input: string; record: string; list: string; view: string };
  rights: { record: Right; list: Right };
  subject: DocumentSubject;
  /** The line of the approval policy; `ofSubject` if another subject is approved like a larger amount. */
  approval: Pick<ApprovalLine, 'setting' | 'shown'> & { ofSubject?: true };
}

/** The subject of a row or an input. */
export const subjectIdOf = ({ subject }: DocumentDefinition, entry: object): number =>
  (entry as Record<string, number>)[subject.field]!;

/** SQL: joins the subject `s` of a document `d`. */
export const joinSubject = ({ subject }: DocumentDefinition): string =>
  `JOIN ${subject.table} s ON s.id = d.${columnOf(subject.field)}`;

/** The column by which the subject's master is named. */
export const titleColumnOf = ({ subject }: DocumentDefinition): string => columnOf(masterOf(subject.of()).title);

/** The name of a GraphQL type of the command: 'RecordExpenditureInput'. */
export const typeOf = ({ names: { record } }: DocumentDefinition, what: 'Input' | 'Payload'): string =>
  `${record[0]!.toUpperCase()}${record.slice(1)}${what}`;
