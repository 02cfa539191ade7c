import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';

interface Moved {
  kind: 'CASH' | 'BANK' | 'CREDITOR' | 'EMPLOYEE';
  /** Null for the safe. */
  name: string | null;
  moved: Paise;
  balance: Paise;
}

/** The balances that the effects name, in the words of the effects of a change. */
const WORDS: Record<Moved['kind'], (name: string) => string | Message> = {
  CASH: () => texts.safe(),
  BANK: (name) => name,
  CREDITOR: (creditor) => texts.due({ creditor }),
  EMPLOYEE: (employee) => texts.employee({ employee }),
};

const lastEntry = async (sql: Sql): Promise<number> =>
  (await sql<{ id: number }>('SELECT COALESCE(MAX(id), 0)::bigint AS id FROM journal_entry'))[0]!.id;

/**
 * Runs the work and describes, in sentences, which balances it moves: of the safe, of accounts, creditors and
 * employees. Entries of other transactions have another time.
 */
export async function withLedgerEffects<T>(tx: Tx, work: () => Promise<T>): Promise<{ answer: T; effects: Message[] }> {
  const before = await lastEntry(tx.sql);
  const answer = await work();
  const rows = await tx.sql<Moved>(
    `SELECT a.kind, COALESCE(c.firm_name, e.name, t.name) AS name, SUM(p.amount)::bigint AS moved,
            account_balance(a.id, 'infinity')::bigint AS balance
     FROM journal_entry j JOIN posting p ON p.entry_id = j.id JOIN ledger_account a ON a.id = p.account_id
     LEFT JOIN creditor c ON a.kind = 'CREDITOR' AND c.id = a.ref_id
     LEFT JOIN employee e ON a.kind = 'EMPLOYEE' AND e.id = a.ref_id
     LEFT JOIN transaction_account t ON a.kind = 'BANK' AND t.id = a.ref_id
     WHERE j.id > $1 AND j.at = now() AND a.kind IN ('CASH', 'BANK', 'CREDITOR', 'EMPLOYEE')
     GROUP BY a.id, a.kind, 2 HAVING SUM(p.amount) <> 0 ORDER BY a.kind, 2`,
    [before],
  );
  return {
    answer,
    effects: rows.map(({ kind, name, moved, balance }) =>
      movedMoney(WORDS[kind](name ?? ''), balance - moved, balance),
    ),
  };
}
