import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';

/** How the effects name the balances of a kind of account. */
interface NamedBalance {
  /** SQL of the name of the account `a`. */
  name: string;
  text(name: string): string | Message;
}

const balances = new Map<string, NamedBalance>([['CASH', { name: 'NULL', text: () => texts.safe() }]]);

/** Lets the effects name the balances of a kind of account; the master that has such accounts knows their names. */
export function defineNamedBalance(kind: string, balance: NamedBalance): void {
  balances.set(kind, balance);
}

interface Moved {
  kind: string;
  /** Null for the safe. */
  name: string | null;
  moved: Paise;
  balance: Paise;
}

const lastEntry = async (sql: Sql): Promise<number> =>
  (await sql<{ id: number }>('SELECT COALESCE(MAX(id), 0)::bigint AS id FROM journal_entry'))[0]!.id;

/**
 * Runs the work and describes, in sentences, which balances it moves: of the safe, of accounts, creditors and
 * employees. Entries of other transactions have another time.
 */
export async function withLedgerEffects<T>(tx: Tx, work: () => Promise<T>): Promise<{ answer: T; effects: Message[] }> {
  const before = await lastEntry(tx.sql);
  const answer = await work();
  const names = [...balances].map(([kind, { name }]) => `WHEN '${kind}' THEN (${name})`);
  const rows = await tx.sql<Moved>(
    `SELECT a.kind, CASE a.kind ${names.join(' ')} END AS name, SUM(p.amount)::bigint AS moved,
            account_balance(a.id, 'infinity')::bigint AS balance
     FROM journal_entry j JOIN posting p ON p.entry_id = j.id JOIN ledger_account a ON a.id = p.account_id
     WHERE j.id > $1 AND j.at = now() AND a.kind = ANY($2)
     GROUP BY a.id HAVING SUM(p.amount) <> 0 ORDER BY a.kind, 2`,
    [before, [...balances.keys()]],
  );
  return {
    answer,
    effects: rows.map(({ kind, name, moved, balance }) =>
      movedMoney(balances.get(kind)!.text(name ?? ''), balance - moved, balance),
    ),
  };
}
