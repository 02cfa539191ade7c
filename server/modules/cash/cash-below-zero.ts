import { cash } from '../../domain/cash.messages';
import type { Paise } from '../../domain/kernel/money';
import { refusal } from '../../domain/kernel/problem';
import type { Tx } from '../../platform/submit';
import type { RunningShift } from '../shifts/running-shift';

/**
 * Refuses what has moved the cash of a past shift by `moved` if the safe would then have held less than nothing, by the
 * books, at the end of that shift or of a later one. A shift that was below zero before does not count. Throws
 * ProblemError REFUSED at `field`.
 */
export async function refuseCashBelowZero(
  tx: Tx,
  { id, shiftDate }: Pick<RunningShift, 'id' | 'shiftDate'>,
  moved: Paise,
  field: string,
): Promise<void> {
  if (moved >= 0) return;
  const [short] = await tx.sql<{ date: string; name: string; held: Paise }>(
    `WITH cash AS (SELECT id FROM ledger_account WHERE kind = 'CASH' AND ref_id = 0),
     shifts AS (
       SELECT p.business_date AS date, COALESCE(e.shift_id, 0) AS shift_id, SUM(p.amount) AS amount
       FROM cash JOIN posting p ON p.account_id = cash.id AND p.business_date >= $2
       JOIN journal_entry e ON e.id = p.entry_id
       GROUP BY 1, 2),
     held AS (
       SELECT shift_id, account_balance(cash.id, $2::date - 1)
                        + SUM(amount) OVER (ORDER BY date, shift_id) AS amount
       FROM shifts CROSS JOIN cash)
     SELECT s.shift_date AS date, t.name, h.amount::bigint AS held
     FROM held h JOIN shift s ON s.id = h.shift_id JOIN shift_type t ON t.id = s.shift_type_id
     WHERE h.shift_id >= $1 AND h.amount < 0 AND h.amount - $3 >= 0
     ORDER BY h.shift_id LIMIT 1`,
    [id, shiftDate, moved],
  );
  if (short) throw refusal('CASH_BELOW_ZERO', cash.belowZero({ ...short, short: -short.held }), field);
}
