import { inr } from '../../domain/kernel/format';
import { commentRule } from '../../domain/money-document.rules';
import { changeField } from '../../services/approvals/change-field';
import { reverse } from '../../services/ledger/reverse';
import { moneyMovedBy } from '../safe/money-moved-by';
import { LATE_FACT } from '../shifts/late-entry';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';

interface ExchangeRow extends ShiftDocumentRow {
  amount: number;
  comment: string | null;
}

/** Deletes an exchange of notes that did not take place; its notes move back. */
shiftDocumentChange<ExchangeRow>({
  table: 'cash_exchange',
  label: 'Cash exchange',
  fields: [changeField('comment', 'Comment', commentRule, { kind: 'multiline' })],
  facts: [{ name: 'amount', label: 'Amount', kind: 'money' }, LATE_FACT],
  columns: 'd.amount, d.comment, d.late_reason AS "lateReason"',
  titleOf: ({ amount }) => inr(amount),
  events: ({ shiftId }) => [['cashChanged', { shiftId }]],
  modify: async () => undefined,
  async remove(tx, { id }) {
    const effects = await moneyMovedBy(tx, [null], () => reverse(tx, tx.actor.userId, { kind: 'CASH_EXCHANGE', id }));
    return { effects };
  },
});
