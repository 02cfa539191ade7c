import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Tx } from '../../platform/submit';
import { account, type Entry, post, transfer } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import type { CreditSale } from './credit-sale.entity';
import { detailsOfSale } from './posted-details';

type PostedSale = Pick<CreditSale, 'id' | 'creditorId' | 'amount' | 'slipNo' | 'vehicle' | 'productId' | 'litres'>;

interface ShiftOfSale {
  id: number;
  shiftDate: BusinessDate;
}

/** The entry of a credit sale: the creditor owes what the shift took less. */
export const entryOfSale = (sale: PostedSale, shift: ShiftOfSale): Entry => ({
  document: { kind: 'CREDIT_SALE', id: sale.id },
  businessDate: shift.shiftDate,
  shiftId: shift.id,
  lines: transfer(account('CREDITOR', sale.creditorId), account('SHIFT_CLEARING', shift.id), sale.amount),
  details: detailsOfSale(sale),
});

/** Reverses the entry of a changed credit sale, and posts it as it is now. */
export async function repostSale(tx: Tx, sale: PostedSale, shift: ShiftOfSale): Promise<void> {
  const entry = entryOfSale(sale, shift);
  await reverse(tx, tx.actor.userId, entry.document);
  await post(tx, tx.actor.userId, [entry]);
}
