import type { BusinessDate } from '../../domain/kernel/business-date';
import { inr } from '../../domain/kernel/format';
import type { Message } from '../../domain/kernel/message';
import { refuseIf } from '../../domain/kernel/problem';
import { problemsOfPayment } from '../../domain/payment-way';
import { PaymentMode } from '../../masters/payment-mode';
import { referenceField } from '../../masters/reference-field';
import { TransactionAccount } from '../../masters/transaction-account';
import { columnOf } from '../../platform/column-of';
import type { Tx } from '../../platform/submit';
import type { ApprovalLine } from '../../services/approvals/approval-line';
import { type ChangeField, changeField } from '../../services/approvals/change-field';
import type { DocumentChange } from '../../services/approvals/editable-document';
import { questionsOf } from '../../services/approvals/editable-table';
import { requireApproval } from '../../services/approvals/require-approval';
import { account } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import {
  CHEQUE_OF_ROW,
  type ChequeOfRow,
  deleteCheque,
  problemOfMovedCheque,
  problemsOfMode,
  refuseMovedCheque,
} from '../safe/cheques';
import { moneyMovedBy } from '../safe/money-moved-by';
import { waysOfChange } from '../safe/payment-ways.queries';
import { withReferenceSeen } from '../safe/reference-seen';
import { repostPaid } from '../safe/repost-paid';
import { postedOn, problemsOfValuedPayment, VALUE_DATE_CHANGE, withStoredDate } from '../safe/value-date';
import { LATE_FACT } from '../shifts/late-entry';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';
import { subjectIdOf, titleColumnOf } from './document';
import { type PaidDocument, type PaidEntry } from './paid-document';

/** What it knows of its cheque is null for a document that has none. */
interface PaidRow extends ShiftDocumentRow, PaidEntry, ChequeOfRow {
  id: number;
  accountId: number | null;
  paymentModeId: number | null;
  /** Null for the day of the shift. */
  valueDate: BusinessDate | null;
  subjectName: string;
}

const fieldsOf = ({ subject, rules, hasReference }: PaidDocument): ChangeField[] => [
  referenceField(subject.field, subject.label, rules[subject.field]!, subject.of),
  changeField('amount', 'Amount', rules.amount!),
  referenceField('accountId', 'Account', rules.accountId!, () => TransactionAccount),
  referenceField('paymentModeId', 'Payment mode', rules.paymentModeId!, () => PaymentMode),
  VALUE_DATE_CHANGE,
  ...(hasReference ? [changeField('reference', 'Reference', rules.reference!)] : []),
  changeField('comment', 'Comment', rules.comment!, { kind: 'multiline' }),
];

/** Runs the work, and describes how it moved the money of these rows, and what else the document describes. */
async function describeMoved(
  tx: Tx,
  document: PaidDocument,
  rows: readonly PaidRow[],
  work: () => Promise<Message[] | number>,
): Promise<Message[]> {
  let money: Message[] = [];
  const move = async (): Promise<void> => {
    money = await moneyMovedBy(
      tx,
      rows.map(({ accountId }) => accountId),
      work,
    );
  };
  const also = await document.alsoMoved?.(tx.sql, subjectsOf(document, rows), move);
  if (also === undefined) await move();
  return [...(also ?? []), ...money];
}

/** The subjects of some rows, each once, in the order in which they are locked. */
const subjectsOf = (document: PaidDocument, rows: readonly PaidRow[]): number[] =>
  [...new Set(rows.map((row) => subjectIdOf(document, row)))].toSorted((one, other) => one - other);

/** Checks a changed row, and reposts it on its own day if its money or its subject moved. */
async function modifyPaid(
  tx: Tx,
  document: PaidDocument,
  line: ApprovalLine,
  { changed, before }: { changed: PaidRow; before: PaidRow },
): Promise<DocumentChange | undefined> {
  const after = withStoredDate(changed, changed);
  const { kind, subject, rules, approval } = document;
  const [subjectId, keptId] = [subjectIdOf(document, after), subjectIdOf(document, before)];
  const ways = await waysOfChange(tx.sql, after, before);
  refuseIf([
    ...((await document.problemsOf?.(tx.sql, subjectId, keptId)) ?? []),
    ...problemsOfPayment(rules, { ...after }, ways, []),
    ...(document.cheque ? problemsOfMode(after, before, ways) : []),
    ...(await problemsOfValuedPayment(tx, after, before.chequeId !== null)),
  ]);
  const isOfOther = subjectId !== keptId;
  if (after.amount > before.amount || (isOfOther && approval.ofSubject)) await requireApproval(tx, line, after.amount);
  const hasNewFigure = after.amount !== before.amount || isOfOther;
  const write = { valueDate: after.valueDate };
  const isPosted = hasNewFigure || after.accountId !== before.accountId || after.valueDate !== before.valueDate;
  if (!isPosted) return { write };
  refuseMovedCheque(before);
  for (const id of subjectsOf(document, [before, after])) await document.lockSubject?.(tx, id, id !== keptId);
  const unusual = hasNewFigure ? await document.unusualText?.(tx.sql, { ...after, subjectId }) : null;
  const effects = await describeMoved(tx, document, [before, after], () =>
    repostPaid(tx, {
      before,
      after,
      way: 'OUT',
      document: { kind, id: after.id },
      shift: postedOn(after.valueDate, { id: after.shiftId, shiftDate: after.shiftDate }, document),
      against: account(subject.account, subjectId),
    }),
  );
  return { write, effects, questions: questionsOf('FIGURE_UNUSUAL', 'amount', unusual ?? null) };
}

/** Registers how a recorded document is corrected: it is reposted on its own day, or reversed. */
export function defineChanges(document: PaidDocument, line: ApprovalLine): void {
  const { kind, table, label, subject, hasReference, cheque, countedSince } = document;
  const modify = (tx: Tx, changed: PaidRow, before: PaidRow) => modifyPaid(tx, document, line, { changed, before });
  shiftDocumentChange<PaidRow>({
    table,
    label,
    fields: fieldsOf(document),
    facts: [LATE_FACT],
    columns: `d.${columnOf(subject.field)} AS "${subject.field}", m.${titleColumnOf(document)} AS "subjectName", d.amount,
              d.account_id AS "accountId", d.payment_mode_id AS "paymentModeId", d.comment,
              d.value_date AS "valueDate", ${hasReference ? 'd.reference, ' : ''}d.late_reason AS "lateReason",
              ${cheque ? CHEQUE_OF_ROW : 'NULL AS "chequeId", NULL AS "chequeState"'}`,
    joins: `JOIN ${subject.table} m ON m.id = d.${columnOf(subject.field)}
            ${cheque ? `LEFT JOIN cheque q ON q.${cheque} = d.id` : ''}`,
    countedSince,
    titleOf: ({ subjectName, amount }) => `${subjectName}, ${inr(amount)}`,
    events: ({ shiftId }) => [['cashChanged', { shiftId }]],
    modify: hasReference ? withReferenceSeen(table, modify) : modify,
    whyNotDeleted: problemOfMovedCheque,
    async remove(tx, row) {
      await document.lockSubject?.(tx, subjectIdOf(document, row), false);
      await deleteCheque(tx, row);
      return {
        effects: await describeMoved(tx, document, [row], () => reverse(tx, tx.actor.userId, { kind, id: row.id })),
      };
    },
  });
}
