import { expenditureRules, problemsOfExpenditure } from '../../domain/expenditure.rules';
import { inr } from '../../domain/kernel/format';
import { refuseIf } from '../../domain/kernel/problem';
import { amountRule } from '../../domain/money-document.rules';
import { paymentWayRules } from '../../domain/payment-way';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import { PaymentMode } from '../../masters/payment-mode';
import { referenceField } from '../../masters/reference-field';
import { TransactionAccount } from '../../masters/transaction-account';
import { changeField } from '../../services/approvals/change-field';
import { questionsOf } from '../../services/approvals/editable-table';
import { requireApproval } from '../../services/approvals/require-approval';
import { account } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { moneyMovedBy } from '../safe/money-moved-by';
import { waysOfChange } from '../safe/payment-ways.queries';
import { withReferenceSeen } from '../safe/reference-seen';
import { repostPaid } from '../safe/repost-paid';
import { LATE_FACT } from '../shifts/late-entry';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';
import { problemsOfCategory } from './expenditure-category.queries';
import { EXPENDITURE_LINE } from './record-expenditure';
import { unusualExpenditureText } from './unusual-expenditure';

interface ExpenditureRow extends ShiftDocumentRow {
  expenditureCategoryId: number;
  category: string;
  amount: number;
  accountId: number | null;
  paymentModeId: number | null;
  reference: string | null;
  comment: string | null;
}

/** Corrects an expenditure: reposts it on its own day, or reverses it. */
shiftDocumentChange<ExpenditureRow>({
  table: 'expenditure',
  label: 'Expenditure',
  fields: [
    referenceField(
      'expenditureCategoryId',
      'Category',
      expenditureRules.expenditureCategoryId,
      () => ExpenditureCategory,
    ),
    changeField('amount', 'Amount', amountRule),
    referenceField('accountId', 'Account', paymentWayRules.accountId, () => TransactionAccount),
    referenceField('paymentModeId', 'Payment mode', paymentWayRules.paymentModeId, () => PaymentMode),
    changeField('reference', 'Reference', expenditureRules.reference),
    changeField('comment', 'Comment', expenditureRules.comment, { kind: 'multiline' }),
  ],
  facts: [LATE_FACT],
  columns: `d.expenditure_category_id AS "expenditureCategoryId", c.name AS category, d.amount, d.account_id AS "accountId",
            d.payment_mode_id AS "paymentModeId", d.reference, d.comment, d.late_reason AS "lateReason"`,
  joins: 'JOIN expenditure_category c ON c.id = d.expenditure_category_id',
  titleOf: ({ category, amount }) => `${category}, ${inr(amount)}`,
  events: ({ shiftId }) => [['cashChanged', { shiftId }]],
  modify: withReferenceSeen('expenditure', async (tx, after: ExpenditureRow, before: ExpenditureRow) => {
    refuseIf([
      ...(await problemsOfCategory(tx.sql, after.expenditureCategoryId, before.expenditureCategoryId)),
      ...problemsOfExpenditure({ ...after }, await waysOfChange(tx.sql, after, before)),
    ]);
    if (after.amount > before.amount) await requireApproval(tx, EXPENDITURE_LINE, after.amount);
    const posted = ['amount', 'accountId', 'expenditureCategoryId'] as const;
    if (posted.every((field) => after[field] === before[field])) return undefined;
    const isFigureNew = after.amount !== before.amount || after.expenditureCategoryId !== before.expenditureCategoryId;
    const far = isFigureNew ? await unusualExpenditureText(tx.sql, after) : null;
    const effects = await moneyMovedBy(tx, [before.accountId, after.accountId], () =>
      repostPaid(tx, {
        before,
        after,
        way: 'OUT',
        document: { kind: 'EXPENDITURE', id: after.id },
        shift: { id: after.shiftId, shiftDate: after.shiftDate },
        against: account('EXPENDITURE', after.expenditureCategoryId),
      }),
    );
    return { effects, questions: questionsOf('FIGURE_UNUSUAL', 'amount', far) };
  }),
  async remove(tx, { id, accountId }) {
    const effects = await moneyMovedBy(tx, [accountId], () =>
      reverse(tx, tx.actor.userId, { kind: 'EXPENDITURE', id }),
    );
    return { effects };
  },
});
