import { cash } from '../../domain/cash.messages';
import type { ChequeFacts, ChequeState } from '../../domain/cheque.rules';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { refusal } from '../../domain/kernel/problem';
import type { Tx } from '../../platform/submit';
import { type ToldResult, toldResult } from '../../services/approvals/editable-table';
import { lockCreditor } from '../credit/lock-creditor';

/** What a cheque is called in the ledger once the bank has paid it, and once it came back. */
export const CHEQUE_CLEARED = 'CHEQUE_CLEARED';
export const CHEQUE_RETURNED = 'CHEQUE_RETURNED';

/** A locked cheque with its payment. */
export interface LockedCheque extends ChequeFacts {
  id: number;
  /** The id of the payment. */
  paymentId: number;
  /** Of the payment of a received cheque; null for an issued one. */
  creditorId: number | null;
  supplierId: number | null;
  number: string | null;
  amount: Paise;
  /** The account into which it was deposited, or from which it was issued. */
  accountId: number | null;
  clearedOn: BusinessDate | null;
  returnedOn: BusinessDate | null;
  chargeBillId: number | null;
}

/** The outcome of a step. */
export interface SteppedCheque extends Pick<ToldResult, 'effects' | 'effectTexts'> {
  chequeId: number;
  state: ChequeState;
}

/**
 * Locks the creditor of a cheque, whose debts a return settles again, or the payment of an issued one and its shift, and
 * then the cheque: no change of the payment and no move of the shift comes between. Throws ProblemError INVALID for an
 * unknown cheque.
 */
export async function lockCheque(tx: Tx, id: number): Promise<LockedCheque> {
  const [of] = await tx.sql<{ creditorId: number | null; issuedId: number | null }>(
    `SELECT p.creditor_id AS "creditorId", q.supplier_payment_id AS "issuedId"
     FROM cheque q LEFT JOIN creditor_payment p ON p.id = q.creditor_payment_id WHERE q.id = $1`,
    [id],
  );
  if (of?.creditorId != null) await lockCreditor(tx, of.creditorId);
  if (of?.issuedId != null) {
    const payment = 'SELECT shift_id FROM supplier_payment WHERE id = $1';
    await tx.sql(`SELECT FROM shift WHERE id = (${payment}) FOR SHARE`, [of.issuedId]);
    await tx.sql(`${payment} FOR UPDATE`, [of.issuedId]);
  }
  await tx.sql('SELECT FROM cheque WHERE id = $1 FOR UPDATE', [id]);
  const [cheque] = await tx.sql<Omit<LockedCheque, 'today'>>(
    `SELECT q.id, q.state, q.cheque_date AS "chequeDate", q.deposited_on AS "depositedOn", q.cleared_on AS "clearedOn",
            q.returned_on AS "returnedOn", q.charge_bill_id AS "chargeBillId", COALESCE(c.id, v.id) AS "paymentId",
            COALESCE(q.account_id, v.account_id) AS "accountId", COALESCE(c.amount, v.amount) AS amount,
            COALESCE(c.reference, v.reference) AS number, c.creditor_id AS "creditorId", v.supplier_id AS "supplierId",
            s.shift_date AS "paidOn"
     FROM cheque q
     LEFT JOIN creditor_payment c ON c.id = q.creditor_payment_id
     LEFT JOIN supplier_payment v ON v.id = q.supplier_payment_id
     JOIN shift s ON s.id = COALESCE(c.shift_id, v.shift_id)
     WHERE q.id = $1`,
    [id],
  );
  if (!cheque) throw refusal('UNKNOWN_CHEQUE', cash.chequeUnknown(), 'chequeId', 'INVALID');
  return { ...cheque, today: tx.today };
}

/** Audits and announces a step of a cheque, and answers its new state. */
export async function finishStep(
  tx: Tx,
  { id, state: before, creditorId }: LockedCheque,
  { after, reason = null, effects = [] }: { after: object; reason?: string | null; effects?: Message[] },
): Promise<SteppedCheque> {
  const [row] = await tx.sql<{ state: ChequeState }>(
    'UPDATE cheque SET version = version + 1 WHERE id = $1 RETURNING state',
    [id],
  );
  const { state } = row!;
  tx.audit({ table: 'cheque', id, before: { state: before }, after: { ...after, state }, reason });
  if (creditorId !== null) tx.publish('creditChanged', { creditorId });
  tx.publish('cashChanged', { chequeId: id });
  return { chequeId: id, state, ...toldResult({ effects }) };
}
