import { ADJUSTMENT_LABELS, type Adjustment } from '../../domain/creditor-adjustment.rules';
import { numberKeyInSql } from '../../domain/entered-before';
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

/**
 * What is said of an adjustment that the creditor has already, in the shift or with that number; null if it is new. A
 * certificate may be of several deductions, a number of one credit note only.
 */
export async function enteredTwiceText(
  sql: Sql,
  shiftId: number,
  { kind, creditorId, amount, reference }: DoubtedAdjustment,
): Promise<Message | null> {
  const isSameNumber = `${numberKeyInSql('d.reference')} = ${numberKeyInSql('$5::text')}`;
  const [before] = await sql<{ date: BusinessDate; figure: Paise }>(
    `SELECT s.shift_date AS date, d.amount AS figure FROM creditor_adjustment d JOIN shift s ON s.id = d.shift_id
     WHERE d.creditor_id = $1 AND d.kind = $2
       AND (d.amount = $3 AND d.shift_id = $4 OR ${isSameNumber} AND (d.amount = $3 OR d.kind = 'CREDIT_NOTE'))
     ORDER BY d.id LIMIT 1`,
    [creditorId, kind, amount, shiftId, reference ?? ''],
  );
  if (before === undefined) return null;
  const label = ADJUSTMENT_LABELS[kind];
  return unusual.adjustmentTwice({ what: labelled(label, label), ...before });
}
