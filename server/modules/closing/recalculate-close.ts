import { calculatePump, type Rates } from '../../domain/closing';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { movedMoney } from '../../domain/moved-figure';
import { employeeLabel } from '../../masters/employee-label';
import type { Tx } from '../../platform/submit';
import { onLateTaking } from '../shifts/late-takings';
import type { NamedShift } from '../shifts/running-shift';
import { lockEmployee } from '../staff/lock-employee';
import { type ChangedPump, movedShares, shareShortages } from './changed-pumps';
import { closedPumpsOf } from './closed-pumps.queries';
import { rewriteClose } from './rewrite-close';

/**
 * Recalculates pumps of a closed shift after a change of their credit sales or collections
 * (docs/design/domain.md#change-requests): only their shortages and what is short or over change, and the difference is
 * posted besides the close. The shift is locked, and the documents are as they will be. Returns what changed, in
 * sentences. Throws ProblemError REFUSED, at `field`, if a check of the close fails.
 */
export async function recalculateClose(
  tx: Tx,
  shift: NamedShift,
  pumpIds: readonly number[],
  field: string | null,
): Promise<Message[]> {
  const { pumps, rates } = await closedPumpsOf(tx.sql, shift.id, pumpIds);
  const changed = shareShortages(
    pumps.map(({ frozen, takings }) => ({ frozen, before: takings, after: takings })),
    rates,
    (problem) => (field === null ? problem : { ...problem, field }),
  );
  const names = await lockCharged(
    tx,
    changed.flatMap(movedShares).map(({ employeeId }) => employeeId),
  );
  const opened = await rewriteClose(tx, shift, changed, { before: rates, after: rates });
  return [...changed.flatMap((pump) => effectsOf(pump, rates, names)), ...opened];
}

onLateTaking(recalculateClose);

/**
 * Locks employees whose shortage changes, in one order before anything is posted, so that no salary is calculated
 * concurrently. Returns their labels, which tell namesakes apart by their numbers.
 */
export async function lockCharged(tx: Tx, employeeIds: readonly number[]): Promise<Map<number, string>> {
  for (const id of [...new Set(employeeIds)].sort((one, other) => one - other)) await lockEmployee(tx, id);
  const called = await tx.sql<{ id: number; label: string }>(
    `SELECT id, ${employeeLabel('e')} AS label FROM employee e WHERE id = ANY($1)`,
    [employeeIds],
  );
  return new Map(called.map(({ id, label }) => [id, label]));
}

/** Who is charged in the shifts, or would be: they share shortages, shared them as typed, or handed in last. */
export async function chargedIn({ sql }: Tx, shiftIds: readonly number[]): Promise<number[]> {
  const charged = await sql<{ id: number }>(
    `SELECT employee_id AS id FROM employee_shortage WHERE shift_id = ANY($1)
     UNION SELECT employee_id FROM pump_close WHERE shift_id = ANY($1) AND employee_id IS NOT NULL
     UNION SELECT (typed.share ->> 'employeeId')::int
           FROM pump_close CROSS JOIN jsonb_array_elements(typed_shares) AS typed(share) WHERE shift_id = ANY($1)`,
    [shiftIds],
  );
  return charged.map(({ id }) => id);
}

function effectsOf(pump: ChangedPump, rates: Rates, names: ReadonlyMap<number, string>): Message[] {
  const { frozen, after } = pump;
  const { pumpName } = after;
  const { shortAndOver } = calculatePump(after, rates);
  return [
    ...movedShares(pump).map((share) =>
      movedMoney(texts.shortage({ employee: names.get(share.employeeId)!, pump: pumpName }), share.before, share.after),
    ),
    ...(shortAndOver === frozen.shortAndOver
      ? []
      : [movedMoney(texts.shortAndOver({ pump: pumpName }), frozen.shortAndOver, shortAndOver)]),
  ];
}
