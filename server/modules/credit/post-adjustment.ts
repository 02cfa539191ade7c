import type { Adjustment } from '../../domain/creditor-adjustment.rules';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Paise } from '../../domain/kernel/money';
import type { Tx } from '../../platform/submit';
import { account, post, transfer } from '../../services/ledger/post';

interface PostedAdjustment {
  id: number;
  kind: Adjustment;
  creditorId: number;
  amount: Paise;
  reference?: string | null;
}

/** Posts an adjustment on the day of its shift: the account of its kind is debited, the creditor credited. */
export const postAdjustment = (
  tx: Tx,
  { id, kind, creditorId, amount, reference }: PostedAdjustment,
  shift: { id: number; shiftDate: BusinessDate },
): Promise<number[]> =>
  post(tx, tx.actor.userId, [
    {
      document: { kind, id },
      businessDate: shift.shiftDate,
      shiftId: shift.id,
      lines: transfer(account(kind), account('CREDITOR', creditorId), amount),
      details: { reference: reference || null },
    },
  ]);
