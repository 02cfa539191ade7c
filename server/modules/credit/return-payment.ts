import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Tx } from '../../platform/submit';
import { resettle } from './resettle';
import { restateBills } from './restate-bills';

interface ReturnedPayment {
  id: number;
  creditorId: number;
  amount: Paise;
}

/**
 * Runs the work, which posts that the cheque of a payment came back on a day, or reverses that, and settles the
 * creditor's debts again: the payment settles nothing from then on, or again what it had. Bills that count the payment
 * and end on the day or later count the return. The caller has locked the creditor. Returns what else changed, in
 * sentences.
 */
export async function setReturned(
  tx: Tx,
  { id, creditorId, amount }: ReturnedPayment,
  { day, isUndone = false }: { day: BusinessDate; isUndone?: boolean },
  work: () => Promise<Message[]>,
): Promise<Message[]> {
  const restated: Message[] = [];
  const settled = await resettle(tx, [creditorId], async () => {
    await tx.sql('UPDATE creditor_payment SET returned_on = $2 WHERE id = $1', [id, isUndone ? null : day]);
    const seen = { creditorId, day, by: { returnedPaymentId: id } };
    const restate = async () => void restated.push(...(await restateBills(tx, seen, isUndone ? -amount : amount)));
    // The bill of the charge is written after the others count the return, and cancelled before they count it no longer.
    if (!isUndone) await restate();
    restated.push(...(await work()));
    if (isUndone) await restate();
  });
  return [...settled, ...restated];
}
