import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { lockSafe } from './count-notes';

interface Held {
  /** The safe has no name. */
  accounts: { name: string | null; balance: Paise }[];
  notes: { value: Paise; available: number; isUncounted: boolean }[];
}

async function heldIn(sql: Sql, accountIds: readonly (number | null)[]): Promise<Held> {
  const accounts = await sql<Held['accounts'][number]>(
    `SELECT m.name, COALESCE((SELECT account_balance(l.id, 'infinity') FROM ledger_account l
                              WHERE l.kind = m.kind AND l.ref_id = m.id), 0)::bigint AS balance
     FROM (SELECT 'CASH' AS kind, 0 AS id, NULL AS name WHERE $2
           UNION ALL SELECT 'BANK', id, name FROM transaction_account WHERE id = ANY($1)) m
     ORDER BY m.kind = 'BANK', m.id`,
    [accountIds.filter((id) => id !== null), accountIds.includes(null)],
  );
  const notes = await sql<Held['notes'][number]>(
    'SELECT value, available, is_uncounted AS "isUncounted" FROM denomination ORDER BY denomination.value DESC, id',
  );
  return { accounts, notes };
}

/**
 * Describes how the work moves money, in sentences: in the safe (null) and in accounts, the notes, and the uncounted
 * cash; after the sentences that the work returns, if any. Locks the safe first, after whatever the caller has locked.
 */
export async function moneyMovedBy(
  tx: Tx,
  accountIds: readonly (number | null)[],
  work: () => Promise<Message[] | number>,
): Promise<Message[]> {
  if (accountIds.includes(null)) await lockSafe(tx);
  const before = await heldIn(tx.sql, accountIds);
  const changed = await work();
  const after = await heldIn(tx.sql, accountIds);
  return [
    ...(Array.isArray(changed) ? changed : []),
    ...after.accounts.flatMap(({ name, balance }, index) =>
      moved(name ?? texts.safe(), before.accounts[index]!.balance, balance),
    ),
    ...(accountIds.includes(null) ? notesMoved(before.notes, after.notes) : []),
  ];
}

const moved = (what: string | Message, before: Paise, after: Paise): Message[] =>
  before === after ? [] : [movedMoney(what, before, after)];

function notesMoved(before: Held['notes'], after: Held['notes']): Message[] {
  const counted = after.flatMap(({ value, available, isUncounted }, index) => {
    const old = before[index]!.available;
    return isUncounted || old === available ? [] : [texts.noteCount({ value, before: old, after: available })];
  });
  const uncounted = after.findIndex(({ isUncounted }) => isUncounted);
  return [
    ...(counted.length > 0 ? [texts.notes({ notes: counted })] : []),
    ...moved(texts.uncounted(), before[uncounted]!.available, after[uncounted]!.available),
  ];
}
