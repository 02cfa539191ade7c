import { ADJUSTMENT_LABELS, type Adjustment } from '../../domain/creditor-adjustment.rules';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { labelled, type Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { unusual } from '../../domain/unusual.messages';
import type { Sql } from '../../platform/sql';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';

interface DoubtedAdjustment {
  kind: Adjustment;
  creditorId: number;
  /** Paise. */
  amount: Paise;
  reference?: string | null;
}

/**
 * What is said of an adjustment that is greater than what the creditor owes; null if it is not. `counted` is the part of
 * the balance (paise) that the recorded adjustment has settled already.
 */
export async function aboveDueText(
  sql: Sql,
  { creditorId, amount }: Pick<DoubtedAdjustment, 'creditorId' | 'amount'>,
  counted: Paise = 0,
): Promise<Message | null> {
  const due = (await balanceOf(sql, account('CREDITOR', creditorId))) + counted;
  return amount > due ? unusual.adjustmentAboveDue({ figure: amount, due: Math.max(due, 0) }) : null;
}

/** What is said of an adjustment that the creditor has already, in the shift or with that number; null if it is new. */
export async function enteredTwiceText(
  sql: Sql,
  shiftId: number,
  { kind, creditorId, amount, reference }: DoubtedAdjustment,
): Promise<Message | null> {
  const [before] = await sql<{ date: BusinessDate }>(
    `SELECT s.shift_date AS date FROM creditor_adjustment d JOIN shift s ON s.id = d.shift_id
     WHERE d.creditor_id = $1 AND d.kind = $2 AND d.amount = $3 AND (d.shift_id = $4 OR d.reference = $5)
     ORDER BY d.id LIMIT 1`,
    [creditorId, kind, amount, shiftId, reference || null],
  );
  if (before === undefined) return null;
  const label = ADJUSTMENT_LABELS[kind];
  return unusual.adjustmentTwice({ what: labelled(label, label), figure: amount, date: before.date });
}
