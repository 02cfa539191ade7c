import { type CashTransfer, cashTransferRules, problemsOfTransferAccount } from '../../domain/cash-transfer.rules';
import { inr } from '../../domain/kernel/format';
import { refuseIf } from '../../domain/kernel/problem';
import { referenceField } from '../../masters/reference-field';
import { TransactionAccount } from '../../masters/transaction-account';
import { changeField } from '../../services/approvals/change-field';
import { account } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { moneyMovedBy } from '../safe/money-moved-by';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { withReferenceSeen } from '../safe/reference-seen';
import { repostPaid } from '../safe/repost-paid';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';

interface TransferRow extends ShiftDocumentRow {
  kind: CashTransfer;
  accountId: number;
  accountName: string;
  amount: number;
  reference: string | null;
  comment: string | null;
}

const KINDS: Record<CashTransfer, string> = { DEPOSIT: 'Deposit', DRAWING: 'Withdrawal' };

/**
 * Corrects the account of a deposit or withdrawal, or deletes it. Its notes are its amount: if miscounted, it is deleted
 * and entered again.
 */
shiftDocumentChange<TransferRow>({
  table: 'cash_transfer',
  label: 'Cash transfer',
  fields: [
    referenceField('accountId', 'Account', cashTransferRules.accountId, () => TransactionAccount),
    changeField('reference', 'Reference', cashTransferRules.reference),
    changeField('comment', 'Comment', cashTransferRules.comment, { kind: 'multiline' }),
  ],
  facts: [
    { name: 'kind', label: 'Kind', kind: 'choice', choices: KINDS },
    { name: 'amount', label: 'Amount', kind: 'money' },
  ],
  columns: `d.kind, d.account_id AS "accountId", a.name AS "accountName", d.amount, d.reference, d.comment`,
  joins: 'JOIN transaction_account a ON a.id = d.account_id',
  titleOf: ({ kind, accountName, amount }) =>
    `${kind === 'DEPOSIT' ? `→ ${accountName}` : `${accountName} →`}, ${inr(amount)}`,
  events: ({ shiftId }) => [['cashChanged', { shiftId }]],
  modify: withReferenceSeen('cash_transfer', async (tx, after: TransferRow, before: TransferRow) => {
    if (after.accountId === before.accountId) return undefined;
    refuseIf(problemsOfTransferAccount({ ...after }, (await paymentWaysOf(tx.sql)).accounts));
    const cash = { amount: after.amount, accountId: null };
    const effects = await moneyMovedBy(tx, [null, before.accountId, after.accountId], () =>
      repostPaid(tx, {
        document: { kind: 'CASH_TRANSFER', id: after.id },
        shift: { id: after.shiftId, shiftDate: after.shiftDate },
        before: cash,
        after: cash,
        way: after.kind === 'DEPOSIT' ? 'OUT' : 'IN',
        against: account('BANK', after.accountId),
      }),
    );
    return { effects };
  }),
  async remove(tx, { id, accountId }) {
    const effects = await moneyMovedBy(tx, [null, accountId], () =>
      reverse(tx, tx.actor.userId, { kind: 'CASH_TRANSFER', id }),
    );
    return { effects };
  },
});
