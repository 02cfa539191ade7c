import { type Ageing, ageing, openAccountOf } from '../../domain/ageing';
import { groupBy } from '../../domain/kernel/group-by';
import { percentOf } from '../../domain/kernel/percent';
import { sum } from '../../domain/kernel/sum';
import type { Sql } from '../../platform/sql';
import { creditorBalances } from '../../services/ledger/balances.queries';
import { type AdvanceAt, advancesAt, type DebtAt, debtsAt } from './debts-at.queries';

/** A creditor with the balance of its ledger account. */
interface CreditorAt {
  creditorId: number;
  firmName: string;
  isSmall: boolean;
  maxLimit: number;
  due: number;
}

/** Debts and advance of a creditor's account at the end of the day. */
interface Owed {
  debts: readonly DebtAt[];
  advance: number;
}

/**
 * A creditor's account at the end of a day, against its limit and by age; paise, the use of the limit in hundredths of
 * a percent.
 */
export interface AccountAt extends CreditorAt, Ageing {
  unbilled: number;
  billed: number;
  /** The amount paid in advance, as a negative figure. */
  advance: number;
  used: number | null;
}

/** Creditors in use, and others with a balance. */
const creditorsAt = (sql: Sql, day: string): Promise<CreditorAt[]> =>
  sql<CreditorAt>(
    `SELECT * FROM (
       SELECT c.id AS "creditorId", c.firm_name AS "firmName", c.is_small AS "isSmall", c.max_limit AS "maxLimit",
              c.disabled, COALESCE(b.due, 0) AS due
       FROM creditor c LEFT JOIN (${creditorBalances('$1')}) b ON b.creditor_id = c.id) q
     WHERE due <> 0 OR NOT disabled ORDER BY "firmName"`,
    [day],
  );

/**
 * A small creditor has an open account: its whole due is unbilled. Fields are listed one by one, since V8 is slow at
 * adding some to a spread object, and there may be ten thousand accounts.
 */
function accountOf(creditor: CreditorAt, { debts, advance }: Owed, day: string): AccountAt {
  const { creditorId, firmName, isSmall, maxLimit, due } = creditor;
  const owedOf = (isBilled: boolean): number => sum(debts, (debt) => (debt.isBilled === isBilled ? debt.unpaid : 0));
  const aged = isSmall ? ageingOfOpenAccount(due, debts, day) : ageing(debts, advance, day);
  const { upTo30, upTo60, upTo90, above90 } = aged;
  return {
    creditorId,
    firmName,
    isSmall,
    maxLimit,
    unbilled: isSmall ? Math.max(due, 0) : owedOf(false),
    billed: isSmall ? 0 : owedOf(true),
    // Not −advance, which would turn 0 into −0.
    advance: isSmall ? Math.min(due, 0) : 0 - advance,
    due: aged.due,
    used: percentOf(due, maxLimit),
    upTo30,
    upTo60,
    upTo90,
    above90,
  };
}

function ageingOfOpenAccount(due: number, recent: readonly DebtAt[], day: string): Ageing {
  const { debts, advance } = openAccountOf(due, recent, day);
  return ageing(debts, advance, day);
}

/** The credit accounts at the end of a day, by creditor name: those in use, and those with a balance. */
export async function accountsAt(sql: Sql, day: string): Promise<AccountAt[]> {
  const debts = groupBy<DebtAt, number>(await debtsAt(sql, day), ({ creditorId }) => creditorId);
  const advances = groupBy<AdvanceAt, number>(await advancesAt(sql, day), ({ creditorId }) => creditorId);
  return (await creditorsAt(sql, day)).map((creditor) => {
    const [paid] = advances.get(creditor.creditorId) ?? [];
    return accountOf(creditor, { debts: debts.get(creditor.creditorId) ?? [], advance: paid?.advance ?? 0 }, day);
  });
}
