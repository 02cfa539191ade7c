import type { Message } from '../../domain/kernel/message';
import { sum } from '../../domain/kernel/sum';
import type { Tx } from '../../platform/submit';
import type { EntryShift } from '../shifts/late-entry';
import type { Allocated } from './allocate';
import type { CreditorPayment } from './creditor-payment.entity';
import { settleLate, settleNew } from './resettle';

/** The fields of a row of creditor_payment that its input says; those of its way are absent without money. */
type EnteredPayment = Pick<CreditorPayment, 'kind' | 'creditorId' | 'amount'> &
  Partial<Record<'accountId' | 'paymentModeId', number | null>> &
  Partial<Record<'reference' | 'comment' | 'valueDate', string | null>>;

/** What a payment or an adjustment settled, and what is left of it as an advance, in paise. */
export interface Settled {
  allocations: Pick<Allocated, 'billId' | 'label' | 'amount'>[];
  advance: number;
}

/**
 * Writes a payment or an adjustment and settles the creditor's oldest debts with it (docs/design/domain.md#payments).
 * The caller has locked the creditor. After one that is late or has a value date the creditor's whole history is settled
 * again, and `effects` gets what that changed. `audited` is what the audit shows besides the reason, under the name of the changeable table.
 */
export async function enterPayment(
  tx: Tx,
  shift: EntryShift,
  entry: EnteredPayment,
  { table, audited, effects }: { table: string; audited: object; effects: Message[] },
): Promise<Settled & { id: number }> {
  const { lateReason } = shift;
  let id = 0;
  const enter = async (): Promise<void> => {
    id = await write(tx, shift, entry);
    tx.audit({ table, id, after: { ...audited, lateReason: lateReason ?? undefined }, reason: lateReason });
  };
  const settle = async (): Promise<Allocated[]> => {
    if (lateReason === null && entry.valueDate == null) {
      await enter();
      return settleNew(tx, entry.creditorId);
    }
    const late = await settleLate(tx, entry.creditorId, enter);
    effects.push(...late.effects);
    return late.allocated;
  };
  const allocations = (await settle())
    .filter(({ paymentId }) => paymentId === id)
    .map(({ billId, label, amount }) => ({ billId, label, amount }));
  return { id, allocations, advance: entry.amount - sum(allocations, ({ amount }) => amount) };
}

async function write(tx: Tx, shift: EntryShift, entry: EnteredPayment): Promise<number> {
  const {
    kind,
    creditorId,
    amount,
    accountId = null,
    paymentModeId = null,
    reference,
    comment,
    valueDate = null,
  } = entry;
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO creditor_payment (shift_id, kind, creditor_id, amount, account_id, payment_mode_id, reference, comment,
                                   value_date, late_reason, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
    [
      shift.id,
      kind,
      creditorId,
      amount,
      accountId,
      paymentModeId,
      reference || null,
      comment || null,
      valueDate,
      shift.lateReason,
      tx.actor.userId,
    ],
  );
  return row!.id;
}
