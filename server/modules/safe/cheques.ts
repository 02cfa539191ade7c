import { cash } from '../../domain/cash.messages';
import { CHEQUE_STATE_LABELS, type ChequeState } from '../../domain/cheque.rules';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { labelled } from '../../domain/kernel/message';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { isByCheque, type PaymentWay, type PaymentWays } from '../../domain/payment-way';
import type { Tx } from '../../platform/submit';

/** The column that names the payment of a cheque. */
export type PaymentOfCheque = 'creditor_payment_id' | 'supplier_payment_id';

/** What the input of a payment says of its cheque besides the number. */
export interface ChequeGiven {
  chequeBank?: string | null;
  chequeDate?: BusinessDate | null;
}

/** Lists the cheque of a new payment, whose number is the payment's reference. */
export async function writeCheque(
  tx: Tx,
  of: PaymentOfCheque,
  paymentId: number,
  { chequeBank = null, chequeDate }: ChequeGiven,
): Promise<void> {
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO cheque (${of}, bank, cheque_date) VALUES ($1, $2, $3) RETURNING id`,
    [paymentId, chequeBank, chequeDate],
  );
  tx.audit({ table: 'cheque', id: row!.id, after: { chequeBank, chequeDate } });
}

/** What a recorded payment knows of its cheque; null for another way of payment. */
export interface ChequeOfRow extends PaymentWay {
  chequeId: number | null;
  chequeState: ChequeState | null;
}

/** SQL: the columns of `ChequeOfRow` for the cheque `q`. */
export const CHEQUE_OF_ROW = 'q.id AS "chequeId", q.state AS "chequeState"';

/** The cheque of a payment has its way and amount until it is deposited or, if it was issued, comes back. */
export function problemOfMovedCheque({ chequeState }: ChequeOfRow): Problem | null {
  if (chequeState === null || chequeState === 'HELD' || chequeState === 'ISSUED') return null;
  return { code: 'CHEQUE_MOVED', ...cash.chequeMoved({ state: labelled(CHEQUE_STATE_LABELS[chequeState]) }) };
}

/** Throws ProblemError REFUSED for a payment by such a cheque. */
export function refuseMovedCheque(row: ChequeOfRow): void {
  const problem = problemOfMovedCheque(row);
  refuseIf(problem ? [problem] : [], 'REFUSED');
}

/** A payment stays by cheque or not: its postings, and the list of cheques, follow from how it was entered. */
export function problemsOfMode(after: ChequeOfRow, before: ChequeOfRow, ways: PaymentWays): Problem[] {
  if (after.paymentModeId === before.paymentModeId && after.accountId !== null) return [];
  if (isByCheque({ ...after }, ways) === (before.chequeId !== null)) return [];
  return [{ code: 'NOT_TO_CHEQUE', ...cash.toOrFromCheque(), field: 'paymentModeId' }];
}

/** Deletes the cheque of a payment that is deleted. */
export async function deleteCheque(tx: Tx, { chequeId }: ChequeOfRow): Promise<void> {
  if (chequeId === null) return;
  await tx.sql('DELETE FROM cheque WHERE id = $1', [chequeId]);
}
