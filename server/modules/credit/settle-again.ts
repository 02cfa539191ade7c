import { joinEffects } from '../../domain/joined-effects';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Tx } from '../../platform/submit';
import { lockCreditor } from './lock-creditor';
import { resettle } from './resettle';
import { restateBills } from './restate-bills';

/** A payment or an adjustment, of which bills may have counted the amount (paise). */
interface Counted {
  id: number;
  creditorId: number;
  amount: Paise;
  shiftDate: BusinessDate;
  /** Of a payment; an adjustment has the day of its shift. */
  valueDate?: BusinessDate | null;
}

const dayOf = ({ valueDate, shiftDate }: Counted): BusinessDate => valueDate ?? shiftDate;

/**
 * Locks the creditor of a payment or an adjustment: settling locks it before its payments. Another creditor is locked
 * later; two changes that swap creditors deadlock and are retried.
 */
export async function lockCreditorOf(tx: Tx, id: number): Promise<void> {
  const [row] = await tx.sql<{ creditorId: number }>(
    'SELECT creditor_id AS "creditorId" FROM creditor_payment WHERE id = $1',
    [id],
  );
  if (row) await lockCreditor(tx, row.creditorId);
}

/**
 * Settles the debts of its creditors again after a payment or an adjustment was changed or deleted: `work` posts what changed,
 * whose creditor, amount and day are written before, or deletes the row (`after` is null). Returns sentences about what else
 * changed. The caller has locked the creditors.
 */
export async function settleAgain(
  tx: Tx,
  before: Counted,
  after: Counted | null,
  work: () => Promise<unknown>,
): Promise<Message[]> {
  const restated = await restate(tx, before, after);
  const creditorIds = after === null ? [before.creditorId] : [before.creditorId, after.creditorId];
  const effects = await resettle(tx, creditorIds, async () => {
    if (after !== null)
      await tx.sql('UPDATE creditor_payment SET creditor_id = $2, amount = $3, value_date = $4 WHERE id = $1', [
        after.id,
        after.creditorId,
        after.amount,
        after.valueDate ?? null,
      ]);
    await work();
  });
  return [...effects, ...restated];
}

/** The new figures of the bills that count it. The last payment that a bill knows is one of its creditor. */
async function restate(tx: Tx, before: Counted, after: Counted | null): Promise<Message[]> {
  const seenAs = (counted: Counted) => ({
    creditorId: counted.creditorId,
    day: dayOf(counted),
    by: { paymentId: counted.id },
  });
  if (after?.creditorId === before.creditorId) {
    if (dayOf(after) === dayOf(before))
      return after.amount === before.amount ? [] : restateBills(tx, seenAs(before), before.amount - after.amount);
    const without = await restateBills(tx, seenAs(before), before.amount);
    return joinEffects([...without, ...(await restateBills(tx, seenAs(after), -after.amount))]);
  }
  const effects = await restateBills(tx, seenAs(before), before.amount);
  const bills = await tx.sql<{ id: number; lastPaymentId: number | null }>(
    `UPDATE creditor_bill b
     SET last_payment_id = (SELECT MAX(id) FROM creditor_payment WHERE creditor_id = b.creditor_id AND id < $1)
     WHERE b.last_payment_id = $1 RETURNING b.id, b.last_payment_id AS "lastPaymentId"`,
    [before.id],
  );
  for (const { id, lastPaymentId } of bills)
    tx.audit({ table: 'creditor_bill', id, before: { lastPaymentId: before.id }, after: { lastPaymentId } });
  return after ? [...effects, ...(await restateBills(tx, seenAs(after), -after.amount))] : effects;
}
