import { closedPump } from '../../domain/closed-pump';
import { calculatePump, type ShortageShare } from '../../domain/closing';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { refuseIf } from '../../domain/kernel/problem';
import { movedMoney } from '../../domain/moved-figure';
import type { Tx } from '../../platform/submit';
import { account, post, transfer } from '../../services/ledger/post';
import { CLOSE_CHANGE } from '../shifts/close-change';
import type { RunningShift } from '../shifts/running-shift';
import { lockEmployee } from '../staff/lock-employee';
import { closedPumpsOf } from './closed-pumps.queries';
import { type ChangedPump, type MovedShare, writeChangedPumps } from './write-changed-close';

/**
 * Recalculates pumps of a closed shift after a change of their credit sales or collections
 * (docs/design/domain.md#change-requests): only their shortages and what is short or over change, and the difference is
 * posted besides the close. The shift is locked, and the documents are as they will be. Returns what changed, in
 * sentences. Throws ProblemError REFUSED, at `field`, if a check of the close fails.
 */
export async function recalculateClose(
  tx: Tx,
  shift: Pick<RunningShift, 'id' | 'shiftDate'>,
  pumpIds: readonly number[],
  field: string | null,
): Promise<Message[]> {
  const { pumps, rates } = await closedPumpsOf(tx.sql, shift.id, pumpIds);
  const calculated = pumps.map(({ frozen, takings }) => ({ frozen, takings, ...closedPump(takings, rates) }));
  const problems = calculated.flatMap((pump) => pump.problems);
  refuseIf(field === null ? problems : problems.map((problem) => ({ ...problem, field })), 'REFUSED');
  const changed: ChangedPump[] = calculated.map(({ frozen, takings, pump }) => {
    const { credit, cash, last, shortages, shortAndOver } = calculatePump(pump, rates);
    return {
      frozen,
      takings: pump,
      shares: movedShares(takings.shortages, pump.shortages),
      figures: { credit, cash, last, shortage: shortages, shortAndOver, employeeId: pump.lastCollection!.employeeId },
    };
  });
  const names = await namesOfHeld(tx, changed);
  await writeChangedPumps(tx, shift.id, changed);
  await post(tx, tx.actor.userId, [
    {
      document: { kind: CLOSE_CHANGE, id: shift.id },
      businessDate: shift.shiftDate,
      shiftId: shift.id,
      lines: changed.flatMap((pump) => linesOf(shift.id, pump)),
    },
  ]);
  return changed.flatMap((pump) => effectsOf(pump, names));
}

const movedShares = (before: readonly ShortageShare[], after: readonly ShortageShare[]): MovedShare[] => {
  const amountIn = (shares: readonly ShortageShare[], id: number): number =>
    shares.find(({ employeeId }) => employeeId === id)?.amount ?? 0;
  return [...new Set([...before, ...after].map(({ employeeId }) => employeeId))]
    .map((employeeId) => ({
      employeeId,
      before: amountIn(before, employeeId),
      after: amountIn(after, employeeId),
    }))
    .filter((share) => share.before !== share.after);
};

/**
 * Locks the employees whose shortage changes, in one order before anything is posted, so that no salary is calculated
 * concurrently.
 */
async function namesOfHeld(tx: Tx, pumps: readonly ChangedPump[]): Promise<Map<number, string>> {
  const ids = new Set(pumps.flatMap(({ shares }) => shares.map(({ employeeId }) => employeeId)));
  const names = new Map<number, string>();
  for (const id of [...ids].sort((one, other) => one - other)) names.set(id, (await lockEmployee(tx, id)).name);
  return names;
}

function linesOf(shiftId: number, { shares, figures, frozen }: ChangedPump) {
  const clearing = account('SHIFT_CLEARING', shiftId);
  return [
    ...shares.flatMap(({ employeeId, before, after }) =>
      transfer(account('EMPLOYEE', employeeId), clearing, after - before),
    ),
    ...transfer(clearing, account('SHORT_OVER'), figures.shortAndOver - frozen.shortAndOver),
  ];
}

function effectsOf(
  { takings: { pumpName }, shares, figures, frozen }: ChangedPump,
  names: ReadonlyMap<number, string>,
): Message[] {
  const { shortAndOver } = figures;
  return [
    ...shares.map(({ employeeId, before, after }) =>
      movedMoney(texts.shortage({ employee: names.get(employeeId)!, pump: pumpName }), before, after),
    ),
    ...(shortAndOver === frozen.shortAndOver
      ? []
      : [movedMoney(texts.shortAndOver({ pump: pumpName }), frozen.shortAndOver, shortAndOver)]),
  ];
}
