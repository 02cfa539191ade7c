import { ADJUSTMENT_LABELS, type Adjustment, creditorAdjustmentRules } from '../../domain/creditor-adjustment.rules';
import { inr } from '../../domain/kernel/format';
import type { Paise } from '../../domain/kernel/money';
import { Creditor } from '../../masters/creditor';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { referenceField } from '../../masters/reference-field';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { deleteRow } from '../../services/approvals/editable-document';
import { questionsOf } from '../../services/approvals/editable-table';
import { reverse } from '../../services/ledger/reverse';
import { LATE_FACT } from '../shifts/late-entry';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';
import { aboveDueText } from './doubt-of-adjustment';
import { lockCreditor } from './lock-creditor';
import { postAdjustment } from './post-adjustment';
import { isIncludedInBill } from './restate-bills';
import { lockCreditorOf, settleAgain } from './settle-again';

interface AdjustmentRow extends ShiftDocumentRow {
  kind: Adjustment;
  creditorId: number;
  firmName: string;
  amount: Paise;
  reference: string | null;
  comment: string | null;
}

const documentOf = ({ kind, id }: AdjustmentRow) => ({ kind, id });

/** Reverses the entry and posts it again with the new figures, on its own day. */
async function repost(tx: Tx, row: AdjustmentRow): Promise<void> {
  await reverse(tx, tx.actor.userId, documentOf(row));
  await postAdjustment(tx, row, { id: row.shiftId, shiftDate: row.shiftDate });
}

/** Corrects an adjustment: the creditor's debts are settled again. Another kind is another document. */
shiftDocumentChange<AdjustmentRow>({
  table: 'creditor_adjustment',
  label: 'Creditor adjustment',
  fields: [
    referenceField('creditorId', 'Creditor', creditorAdjustmentRules.creditorId, () => Creditor),
    changeField('amount', 'Amount', creditorAdjustmentRules.amount),
    changeField('reference', 'Note or certificate', creditorAdjustmentRules.reference),
    changeField('comment', 'Comment', creditorAdjustmentRules.comment, { kind: 'multiline' }),
  ],
  facts: [{ name: 'kind', label: 'Kind', kind: 'choice', choices: ADJUSTMENT_LABELS }, LATE_FACT],
  columns: `d.kind, d.creditor_id AS "creditorId", c.firm_name AS "firmName", d.amount, d.reference, d.comment,
            d.late_reason AS "lateReason"`,
  joins: 'JOIN creditor c ON c.id = d.creditor_id',
  countedSince: isIncludedInBill('last_payment_id', 's.shift_date'),
  titleOf: ({ kind, firmName, amount }) => `${ADJUSTMENT_LABELS[kind]}, ${firmName}, ${inr(amount)}`,
  events: ({ creditorId }) => [['creditChanged', { creditorId }]],
  lockFirst: lockCreditorOf,
  async modify(tx, after, before) {
    const isOfOther = after.creditorId !== before.creditorId;
    if (!isOfOther && after.amount === before.amount) return undefined;
    if (isOfOther) await lockCreditor(tx, after.creditorId);
    const opened = isOfOther ? await moveOpeningsBefore(tx, after.shiftDate, { creditor: after.creditorId }) : [];
    const far = await aboveDueText(tx.sql, after, isOfOther ? 0 : before.amount);
    const effects = await settleAgain(tx, before, after, () => repost(tx, after));
    return { questions: questionsOf('FIGURE_UNUSUAL', 'amount', far), effects: [...opened, ...effects] };
  },
  async remove(tx, row) {
    const effects = await settleAgain(tx, row, null, async () => {
      await deleteRow(tx, 'creditor_adjustment', row);
      await reverse(tx, tx.actor.userId, documentOf(row));
    });
    return { effects, isDeleted: true };
  },
});
