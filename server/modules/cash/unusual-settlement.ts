import { percentOf, shareOf } from '../../domain/kernel/percent';
import { type BankPayment, type MachineDay } from '../../domain/swipe-settlement';
import { unusual } from '../../domain/unusual.messages';
import { isFarBelow, isMuchCharged, UNUSUAL_FROM, usualUnlessNear } from '../../domain/unusual-figure.rules';
import type { Sql } from '../../platform/sql';
import type { Question } from '../../services/approvals/editable-table';

interface Settled extends BankPayment {
  /** Null for one that is not recorded yet. */
  id?: number | null;
  swipeMachineId: number;
}

const settledBy = ({ paid, charges }: BankPayment): number => paid + charges;

/**
 * What is asked about a bank's payment for a machine: charges far above the usual share or a twentieth of it, and one that
 * settles so little of its oldest open day that a digit may be missing. `days` are the machine's before it.
 */
export async function unusualSettlement(
  sql: Sql,
  { id = null, swipeMachineId, ...payment }: Settled,
  days: readonly MachineDay[],
): Promise<Pick<Question, 'field' | 'fact'> | null> {
  const earlier = await sql<BankPayment>(
    `SELECT paid, charges FROM swipe_settlement WHERE swipe_machine_id = $1 AND id IS DISTINCT FROM $2::int
     ORDER BY id DESC LIMIT $3`,
    [swipeMachineId, id, UNUSUAL_FROM.charges.newest],
  );
  const { charges } = payment;
  const whole = settledBy(payment);
  const percent = percentOf(charges, whole);
  const shares = earlier.map((before) => percentOf(before.charges, settledBy(before)));
  const usual = usualUnlessNear('charges', percent, shares);
  if (usual !== null)
    return { field: 'charges', fact: unusual.chargesOfUsual({ figure: charges, usual: shareOf(whole, usual) }) };
  if (isMuchCharged(charges, whole))
    return { field: 'charges', fact: unusual.charges({ figure: charges, percent, whole }) };
  const [oldest] = days
    .filter(({ taken, settled }) => taken > settled)
    .toSorted((one, other) => (one.businessDate < other.businessDate ? -1 : 1));
  if (oldest === undefined) return null;
  const { businessDate: day, taken, settled } = oldest;
  const due = taken - settled;
  const isOfUsual = earlier.filter((before) => settledBy(before) <= whole).length > 1;
  if (isOfUsual || !isFarBelow(whole, due)) return null;
  return { field: 'paid', fact: unusual.settledPart({ figure: whole, due, day }) };
}
