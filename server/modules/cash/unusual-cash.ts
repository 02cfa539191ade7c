import { type CashTransfer } from '../../domain/cash-transfer.rules';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { unusual } from '../../domain/unusual.messages';
import { UNUSUAL_FROM, usualUnlessNear } from '../../domain/unusual-figure.rules';
import type { Sql } from '../../platform/sql';

interface Collected {
  /** Null for one that is not recorded yet. */
  id?: number | null;
  pumpId: number;
  amount: Paise;
}

/**
 * What is said of a collection that is far from the usual ones of its pump before the close; null if it is not. The last
 * one is what is left at the close, which checks it.
 */
export async function unusualCollectionText(
  sql: Sql,
  { id = null, pumpId, amount }: Collected,
): Promise<Message | null> {
  const earlier = await sql<{ amount: Paise }>(
    `SELECT amount FROM cash_collection WHERE pump_id = $1 AND NOT is_last AND id IS DISTINCT FROM $2::bigint
     ORDER BY id DESC LIMIT $3`,
    [pumpId, id, UNUSUAL_FROM.collection.newest],
  );
  const amounts = earlier.map((collected) => collected.amount);
  const usual = usualUnlessNear('collection', amount, amounts);
  return usual === null ? null : unusual.collection({ figure: amount, usual });
}

interface Transferred {
  kind: CashTransfer;
  accountId: number;
  amount: Paise;
}

/** What is said of a deposit or a withdrawal that is far from the usual ones of its account; null if it is not. */
export async function unusualTransferText(sql: Sql, { kind, accountId, amount }: Transferred): Promise<Message | null> {
  const earlier = await sql<{ amount: Paise }>(
    'SELECT amount FROM cash_transfer WHERE account_id = $1 AND kind = $2 ORDER BY id DESC LIMIT $3',
    [accountId, kind, UNUSUAL_FROM.transfer.newest],
  );
  const amounts = earlier.map((moved) => moved.amount);
  const usual = usualUnlessNear('transfer', amount, amounts);
  if (usual === null) return null;
  return (kind === 'DEPOSIT' ? unusual.deposit : unusual.drawing)({ figure: amount, usual });
}
