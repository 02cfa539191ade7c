import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { unusual } from '../../domain/unusual.messages';
import type { Sql } from '../../platform/sql';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';

/**
 * What is said of an adjustment that is greater than what the creditor owes; null if it is not. `counted` is the part of
 * the balance (paise) that the recorded adjustment has settled already.
 */
export async function aboveDueText(
  sql: Sql,
  { creditorId, amount }: { creditorId: number; amount: Paise },
  counted: Paise = 0,
): Promise<Message | null> {
  const due = (await balanceOf(sql, account('CREDITOR', creditorId))) + counted;
  return amount > due ? unusual.adjustmentAboveDue({ figure: amount, due: Math.max(due, 0) }) : null;
}
