import type { PayTerms } from '../domain/earned-pay';
import type { Message } from '../domain/kernel/message';
import { unusual } from '../domain/unusual.messages';
import { usualUnlessNear } from '../domain/unusual-figure.rules';
import { mayPass } from '../platform/permission';
import type { Sql } from '../platform/sql';
import type { Tx } from '../platform/submit';

type Pay = Pick<PayTerms, 'payBasis' | 'payRate'>;

/**
 * What is said of a pay rate that is far from the employee's former one, or from those of the others if there is none of
 * its basis; null if it is not. The pay of others is named only to who may read it. `employeeId` is null for a new employee.
 */
export async function unusualPayText(
  { sql, actor }: Tx,
  { employeeId, payBasis, payRate }: Pay & { employeeId: number | null },
  former?: Pay,
): Promise<Message | null> {
  const usual =
    former?.payBasis === payBasis
      ? usualUnlessNear('changedPay', payRate, [former.payRate])
      : usualUnlessNear('newPay', payRate, await ratesOfOthers(sql, payBasis, employeeId));
  if (usual === null) return null;
  return mayPass('pay.read', actor)
    ? unusual.payRate({ figure: payRate, usual })
    : unusual.payRateUnnamed({ figure: payRate });
}

async function ratesOfOthers(sql: Sql, payBasis: string, employeeId: number | null): Promise<number[]> {
  const others = await sql<{ payRate: number }>(
    `SELECT pay_rate AS "payRate" FROM employee
     WHERE pay_basis = $1 AND NOT disabled AND id IS DISTINCT FROM $2::int`,
    [payBasis, employeeId],
  );
  return others.map(({ payRate }) => payRate);
}
