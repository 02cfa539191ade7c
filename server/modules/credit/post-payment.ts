import type { Paise } from '../../domain/kernel/money';
import type { Tx } from '../../platform/submit';
import { account, post, transfer } from '../../services/ledger/post';
import type { MoneyMovement } from '../safe/move-money';
import type { PostedOn } from '../safe/value-date';
import { CREDITOR_PAYMENT } from './creditor-payment.entity';
import { detailsOfPayment } from './posted-details';

/** Where the money of a cheque is until the bank has paid it. */
export const CHEQUES: MoneyMovement = { account: account('CHEQUES'), notes: [] };

interface PostedPayment {
  id: number;
  creditorId: number;
  amount: Paise;
  paymentModeId?: number | null;
  reference?: string | null;
}

/** Posts a creditor's payment on its day: what has its money is debited, the creditor credited. */
export const postPayment = (
  tx: Tx,
  { id, creditorId, amount, paymentModeId = null, reference }: PostedPayment,
  { id: shiftId, shiftDate }: PostedOn,
  money: MoneyMovement,
): Promise<number[]> =>
  post(tx, tx.actor.userId, [
    {
      document: { kind: CREDITOR_PAYMENT, id },
      businessDate: shiftDate,
      shiftId,
      lines: transfer(money.account, account('CREDITOR', creditorId), amount),
      notes: money.notes,
      details: detailsOfPayment({ paymentModeId, reference: reference || null }),
    },
  ]);
