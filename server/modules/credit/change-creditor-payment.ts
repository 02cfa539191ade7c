import { creditorPaymentRules, problemsOfCreditorPayment } from '../../domain/creditor-payment.rules';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { inr } from '../../domain/kernel/format';
import type { Message } from '../../domain/kernel/message';
import { refuseIf } from '../../domain/kernel/problem';
import { Creditor } from '../../masters/creditor';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { PaymentMode } from '../../masters/payment-mode';
import { referenceField } from '../../masters/reference-field';
import { TransactionAccount } from '../../masters/transaction-account';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { deleteRow } from '../../services/approvals/editable-document';
import { questionsOf } from '../../services/approvals/editable-table';
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
import { CREDITOR_PAYMENT } from './creditor-payment.entity';
import { lockCreditor } from './lock-creditor';
import { CHEQUES, postPayment } from './post-payment';
import { detailsOfPayment } from './posted-details';
import { PAYMENT_DAY } from './receipts-of-bills';
import { isIncludedInBill } from './restate-bills';
import { lockCreditorOf, settleAgain } from './settle-again';
import { unusualPaymentText } from './unusual-payment';

interface PaymentRow extends ShiftDocumentRow, ChequeOfRow {
  creditorId: number;
  firmName: string;
  amount: number;
  accountId: number | null;
  valueDate: BusinessDate | null;
  paymentModeId: number | null;
  reference: string | null;
  comment: string | null;
}

const documentOf = ({ id }: PaymentRow) => ({ kind: CREDITOR_PAYMENT, id });

const modifyPayment = withReferenceSeen('creditor_payment', async (tx, changed: PaymentRow, before: PaymentRow) => {
  const after = withStoredDate(changed, changed);
  const ways = await waysOfChange(tx.sql, after, before);
  refuseIf([...problemsOfCreditorPayment({ ...after }, ways), ...problemsOfMode(after, before, ways)]);
  refuseIf(await problemsOfValuedPayment(tx, after, before.chequeId !== null));
  const isOfOther = after.creditorId !== before.creditorId;
  const write = { valueDate: after.valueDate };
  const posted = ['creditorId', 'amount', 'accountId', 'valueDate'] as const;
  if (posted.every((name) => after[name] === before[name])) return { write };
  refuseMovedCheque(before);
  const shift = postedOn(after.valueDate, { id: after.shiftId, shiftDate: after.shiftDate });
  const isOpened = isOfOther || after.valueDate !== before.valueDate;
  const opened = isOpened ? await moveOpeningsBefore(tx, shift.shiftDate, { creditor: after.creditorId }) : [];
  const isFigureNew = isOfOther || after.amount !== before.amount;
  const far = isFigureNew ? await unusualPaymentText(tx.sql, after, isOfOther ? 0 : before.amount) : null;
  let money: Message[] = [];
  const effects = await settleAgain(tx, before, after, async () => {
    if (before.chequeId !== null) return repostCheque(tx, after);
    money = await moneyMovedBy(tx, [before.accountId, after.accountId], () =>
      repostPaid(tx, {
        before,
        after,
        way: 'IN',
        document: documentOf(after),
        shift,
        against: account('CREDITOR', after.creditorId),
        details: detailsOfPayment(after),
      }),
    );
  });
  return {
    questions: questionsOf('FIGURE_UNUSUAL', 'amount', far),
    effects: [...opened, ...effects, ...money],
    write,
  };
});

/** A cheque that is held has moved no account. */
async function repostCheque(tx: Tx, row: PaymentRow): Promise<void> {
  await reverse(tx, tx.actor.userId, documentOf(row));
  await postPayment(tx, row, { id: row.shiftId, shiftDate: row.shiftDate }, CHEQUES);
}

/** Corrects a creditor's payment: its allocations and all later ones are made again. */
shiftDocumentChange<PaymentRow>({
  table: 'creditor_payment',
  label: 'Creditor payment',
  idFields: ['lastPaymentId', 'paymentId', 'settledBy'],
  fields: [
    referenceField('creditorId', 'Creditor', creditorPaymentRules.creditorId, () => Creditor),
    changeField('amount', 'Amount', creditorPaymentRules.amount),
    referenceField('accountId', 'Account', creditorPaymentRules.accountId, () => TransactionAccount),
    referenceField('paymentModeId', 'Payment mode', creditorPaymentRules.paymentModeId, () => PaymentMode),
    VALUE_DATE_CHANGE,
    changeField('reference', 'Reference', creditorPaymentRules.reference),
    changeField('comment', 'Comment', creditorPaymentRules.comment, { kind: 'multiline' }),
  ],
  facts: [LATE_FACT],
  columns: `d.creditor_id AS "creditorId", c.firm_name AS "firmName", d.amount, d.account_id AS "accountId", d.value_date AS "valueDate",
            d.payment_mode_id AS "paymentModeId", d.reference, d.comment, d.late_reason AS "lateReason",
            ${CHEQUE_OF_ROW}`,
  joins: 'JOIN creditor c ON c.id = d.creditor_id LEFT JOIN cheque q ON q.creditor_payment_id = d.id',
  only: `d.kind = '${CREDITOR_PAYMENT}'`,
  countedSince: isIncludedInBill('last_payment_id', PAYMENT_DAY),
  titleOf: ({ firmName, amount }) => `${firmName}, ${inr(amount)}`,
  events: ({ creditorId, shiftId }) => [
    ['creditChanged', { creditorId }],
    ['cashChanged', { shiftId }],
  ],
  lockFirst: lockCreditorOf,
  /** Creditors are locked before references of payments. */
  async modify(tx, after, before) {
    if (after.creditorId !== before.creditorId) await lockCreditor(tx, after.creditorId);
    return modifyPayment(tx, after, before);
  },
  whyNotDeleted: problemOfMovedCheque,
  async remove(tx, row) {
    let money: Message[] = [];
    const effects = await settleAgain(tx, row, null, async () => {
      await deleteCheque(tx, row);
      await deleteRow(tx, 'creditor_payment', row);
      money = await moneyMovedBy(tx, [row.accountId], () => reverse(tx, tx.actor.userId, documentOf(row)));
    });
    return { effects: [...effects, ...money], isDeleted: true };
  },
});
