import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { unusual } from '../../domain/unusual.messages';
import { isFarAboveDue, UNUSUAL_FROM, usualPaymentUnlessNear } from '../../domain/unusual-figure.rules';
import type { Sql } from '../../platform/sql';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';

import { CREDITOR_PAYMENT } from './creditor-payment.entity';

interface PaidAmount {
  /** Null for a payment that is not recorded yet. */
  id?: number | null;
  creditorId: number;
  amount: Paise;
}

/** What is said of a payment far from what the creditor usually pays and owes; null if it is not. `counted`: the part of
 * the balance that the recorded payment has settled already. */
export async function unusualPaymentText(
  sql: Sql,
  { id = null, creditorId, amount }: PaidAmount,
  counted: Paise = 0,
): Promise<Message | null> {
  const earlier = await sql<{ amount: Paise }>(
    `SELECT amount FROM creditor_payment WHERE creditor_id = $1 AND kind = '${CREDITOR_PAYMENT}' AND id IS DISTINCT FROM $2::bigint
     ORDER BY id DESC LIMIT $3`,
    [creditorId, id, UNUSUAL_FROM.payment.newest],
  );
  const due = (await balanceOf(sql, account('CREDITOR', creditorId))) + counted;
  const amounts = earlier.map((payment) => payment.amount);
  const usual = usualPaymentUnlessNear(amount, due, amounts);
  if (usual !== null) return unusual.payment({ figure: amount, usual });
  return isFarAboveDue(amount, due, amounts) ? unusual.paymentAboveDue({ figure: amount, due }) : null;
}
