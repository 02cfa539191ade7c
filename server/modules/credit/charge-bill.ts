import { CHARGE_SERIES } from '../../domain/bill-number';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Tx } from '../../platform/submit';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account, post, transfer } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { restateBills } from './restate-bills';
import { writeBill } from './write-bill';

/** What a charge to a creditor for a returned cheque is called in the ledger, by the id of its bill. */
const CHEQUE_CHARGE = 'CHEQUE_CHARGE';

/**
 * Bills a creditor a charge for a cheque that came back, owed from that day by its terms, without interest. The caller
 * has locked the creditor and posted the return, and settles its debts afterwards. Returns the id of the bill.
 */
export async function chargeForReturn(
  tx: Tx,
  { creditorId, amount, day }: { creditorId: number; amount: Paise; day: BusinessDate },
): Promise<number> {
  const creditor = account('CREDITOR', creditorId);
  const opening = await balanceOf(tx.sql, creditor, day);
  const { billId } = await writeBill(tx, {
    creditorId,
    kind: 'CHARGE',
    series: CHARGE_SERIES,
    billDate: day,
    fromDate: day,
    toDate: day,
    opening,
    amount,
    paid: 0,
    closing: opening + amount,
  });
  await post(tx, tx.actor.userId, [
    {
      document: { kind: CHEQUE_CHARGE, id: billId },
      businessDate: day,
      shiftId: null,
      lines: transfer(creditor, account('CHARGES_RECOVERED'), amount),
    },
  ]);
  return billId;
}

/** Reverses a charge whose bill is cancelled: bills made since count it no longer. Returns what changed, in sentences. */
export async function takeChargeBack(
  tx: Tx,
  { id, creditorId, billDate, amount }: { id: number; creditorId: number; billDate: BusinessDate; amount: Paise },
): Promise<Message[]> {
  await tx.sql('UPDATE cheque SET charge_bill_id = NULL WHERE charge_bill_id = $1', [id]);
  await reverse(tx, tx.actor.userId, { kind: CHEQUE_CHARGE, id });
  return restateBills(tx, { creditorId, day: billDate, by: { billId: id } }, -amount);
}
