import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { movedMoney } from '../../domain/moved-figure';
import { employeeLabel } from '../../masters/employee-label';
import type { Sql } from '../../platform/sql';

interface EmployeeAccount {
  label: string;
  balance: Paise;
}

const accountsOf = (sql: Sql, employeeIds: readonly number[]): Promise<EmployeeAccount[]> =>
  sql(
    `SELECT ${employeeLabel('e')} AS label, COALESCE((SELECT account_balance(id, 'infinity') FROM ledger_account
                              WHERE kind = 'EMPLOYEE' AND ref_id = e.id), 0)::bigint AS balance
     FROM employee e WHERE e.id = ANY($1) ORDER BY e.id`,
    [employeeIds],
  );

/** How the work changes what employees owe, in sentences; negative is what the station owes them. Locks them. */
export async function accountsMovedBy(
  sql: Sql,
  employeeIds: readonly number[],
  work: () => Promise<unknown>,
): Promise<Message[]> {
  const before = await accountsOf(sql, employeeIds);
  await work();
  const after = await accountsOf(sql, employeeIds);
  return after.flatMap(({ label, balance }, index) => {
    const old = before[index]!.balance;
    return balance === old ? [] : [movedMoney(texts.employee({ employee: label }), old, balance)];
  });
}
